import v8 from "@vitest/coverage-v8";
import type { CoverageProviderModule } from "vitest/node";

let isMeasured = false;

/**
 * Collects the coverage of the unit tests only, which are those that share a process. The other tests start processes,
 * which would not be measured, and what they cover depends on the machine, for example on whether it has a browser.
 */
const unitCoverage: CoverageProviderModule = {
  ...v8,
  async startCoverage(options) {
    isMeasured = !options.isolate;
    if (isMeasured) await v8.startCoverage?.(options);
  },
  takeCoverage: (options) => (isMeasured ? v8.takeCoverage?.(options) : undefined),
  async stopCoverage(options) {
    if (isMeasured) await v8.stopCoverage?.(options);
  },
};

export default unitCoverage;
