import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestUserConfig } from "vitest/config";
import { SlowFirst } from "./scripts/test/slow-first.js";
import {
  browserTests,
  installed,
  longTests,
  measuredTests,
  packedTests,
  slowTests,
  unitTests,
} from "./scripts/test/test-files.js";
import { coverageThresholds } from "./scripts/trust/coverage.js";

/** Whether the tests have their long form, as by `pnpm test:long`. */
const isLong = process.env["LONG"] === "all";
const root = fileURLToPath(new URL(".", import.meta.url));

/** The settings of all runs. */
export const shared = {
  // One more than there are cores: many tests wait for timers, browsers and servers.
  maxWorkers: availableParallelism() + 1,
  // Generous, because the machines that run this are shared; no test asserts a time.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: `${root}scripts/test/compare-bytes.ts`,
  reporters: ["default", `${root}scripts/summary-reporter.ts`],
} satisfies TestUserConfig;

/** How the sources of the explorer are read. */
export const oxc = { jsx: { runtime: "automatic", importSource: "preact" } } as const;

export default defineConfig({
  oxc,
  test: {
    ...shared,
    projects: [
      { extends: true, test: { name: "packed", include: packedTests, globalSetup: "scripts/packed/setup.ts" } },
      // Without isolation, the files that a worker runs share the pages that are open.
      {
        extends: true,
        test: {
          name: "browser",
          include: browserTests,
          isolate: false,
          globalSetup: "apps/explorer/test/setup.ts",
          // As long as tests wait for elements: on a busy machine a second is short.
          expect: { poll: { timeout: 100_000 } },
        },
      },
      // Without isolation, the sources of the compiler and the service are loaded once per worker.
      {
        extends: true,
        test: {
          name: "slow",
          include: slowTests,
          exclude: isLong ? [installed] : [installed, ...longTests],
          isolate: false,
        },
      },
      // Without isolation, the data set is parsed once per worker instead of once per file.
      {
        extends: true,
        test: { name: "measured", ...measuredTests, isolate: false, env: { MEASURES_COVERAGE: "yes" } },
      },
      {
        extends: true,
        test: {
          name: "unit",
          include: unitTests.include,
          exclude: [...unitTests.exclude, ...measuredTests.include],
          isolate: false,
        },
      },
    ],
    sequence: { sequencer: SlowFirst },
    // What is built needs no transformation: Node loads it, which takes a fifth less time.
    server: { deps: { external: [/\/(?:packages|apps|data)\/[\w-]+\/(?:dist|generated)\//u] } },
    coverage: {
      provider: "custom",
      customProviderModule: `${root}scripts/test/unit-coverage.ts`,
      include: ["packages/core/src/**/*.ts", "apps/http/src/**/*.ts"],
      exclude: ["**/*.test.ts"],
      reporter: ["text-summary"],
      thresholds: coverageThresholds(root),
    },
  },
});
