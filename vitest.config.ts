import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig, type TestUserConfig } from "vitest/config";
import { HeavyFirst } from "./scripts/test/heavy-first.js";
import { allTests, heavyTests } from "./scripts/test/test-files.js";
import { coverageThresholds } from "./scripts/trust/coverage.js";

const root = fileURLToPath(new URL(".", import.meta.url));

/** What every run of tests shares. */
export const shared = {
  // vitest would leave one core idle.
  maxWorkers: "100%",
  // Generous, because the machines that run this are shared; no test asserts a time.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  reporters: ["default", `${root}scripts/summary-reporter.ts`],
} satisfies TestUserConfig;

export default defineConfig({
  test: {
    ...shared,
    projects: [
      { extends: true, test: { name: "heavy", include: heavyTests } },
      // Pure tests share the modules that they import, the data set above all.
      {
        extends: true,
        test: { name: "unit", include: allTests, exclude: [...configDefaults.exclude, ...heavyTests], isolate: false },
      },
    ],
    sequence: { sequencer: HeavyFirst },
    coverage: {
      include: ["packages/core/src/**/*.ts", "apps/http/src/**/*.ts"],
      exclude: ["**/*.test.ts"],
      reporter: ["text-summary"],
      thresholds: coverageThresholds(root),
    },
  },
});
