import v8 from "@vitest/coverage-v8";
import type { CoverageProviderModule } from "vitest/node";

/** The files that are reported. The builds of the same packages run too, and their counts are not sent to the process that reports. */
const reported = /\/(?:packages\/core|apps\/http)\/src\//u;

interface Taken {
  readonly result?: readonly { readonly url: string }[];
}

/** Whether this process runs measured tests: their project says so. */
const isMeasured = process.env["MEASURES_COVERAGE"] === "yes";

/**
 * Collects the coverage of the unit tests of core and http only. Other tests start processes, which would not be measured, and what they
 * cover depends on the machine, for example on whether it has a browser.
 */
const unitCoverage: CoverageProviderModule = {
  ...v8,
  startCoverage: (options) => (isMeasured ? v8.startCoverage?.(options) : undefined),
  async takeCoverage(options) {
    if (!isMeasured) return undefined;
    const { result = [] }: Taken = Object(await v8.takeCoverage?.(options));
    return { result: result.filter(({ url }) => reported.test(url)) };
  },
  stopCoverage: (options) => (isMeasured ? v8.stopCoverage?.(options) : undefined),
};

export default unitCoverage;
