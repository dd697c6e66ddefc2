import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,data}/*/{src,test}/**/*.test.ts", "bench/src/**/*.test.ts", "scripts/**/*.test.ts"],
    // Generous, because the machines that run this are shared; no test asserts a time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["default", new URL("scripts/summary-reporter.ts", import.meta.url).pathname],
  },
});
