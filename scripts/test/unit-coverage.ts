import v8 from "@vitest/coverage-v8";
import type { CoverageProviderModule } from "vitest/node";

/** Whether this process runs measured tests: their project says so. */
const isMeasured = process.env["MEASURES_COVERAGE"] === "yes";

/**
 * Collects the coverage of the unit tests of core and http only. Other tests start processes, which would not be measured, and what they
 * cover depends on the machine, for example on whether it has a browser.
 */
const unitCoverage: CoverageProviderModule = {
  ...v8,
  startCoverage: (options) => (isMeasured ? v8.startCoverage?.(options) : undefined),
  takeCoverage: (options) => (isMeasured ? v8.takeCoverage?.(options) : undefined),
  stopCoverage: (options) => (isMeasured ? v8.stopCoverage?.(options) : undefined),
};

export default unitCoverage;
