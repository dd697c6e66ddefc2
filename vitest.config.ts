import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { coverageThresholds } from "./scripts/trust/coverage.js";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  test: {
    include: ["{packages,apps,data}/*/{src,test}/**/*.test.ts", "bench/src/**/*.test.ts", "scripts/**/*.test.ts"],
    // Generous, because the machines that run this are shared; no test asserts a time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["default", new URL("scripts/summary-reporter.ts", import.meta.url).pathname],
    coverage: {
      include: ["packages/core/src/**/*.ts", "apps/http/src/**/*.ts"],
      exclude: ["**/*.test.ts"],
      reporter: ["text-summary"],
      thresholds: coverageThresholds(root),
    },
  },
});
