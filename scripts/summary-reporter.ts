import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one line that any CI can read: `N passed, N failed, N skipped`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state] += 1;
      // A module that could not be loaded has no tests, and is a failure all the same.
      if (module.state() === "failed" && module.children.size === 0) count.failed += 1;
    }
    // Last of all, behind what other parts of the run have to say.
    process.once("exit", () => {
      process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
    });
  }
}
