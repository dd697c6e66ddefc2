import { it } from "vitest";

type Result = "✓" | "✗" | "skipped" | "–";

/** A table of what was tried where, filled by the tests that it defines. */
export interface Matrix {
  /**
   * Defines a test, and notes its result.
   *
   * @param row The runtime.
   * @param column What is tried.
   * @param test The test; without one it is skipped.
   */
  readonly check: (row: string, column: string, test: (() => Promise<void>) | undefined) => void;
  /** Gives the table as text. */
  readonly print: () => string;
}

/** Makes an empty table. */
export function createMatrix(): Matrix {
  const rows = new Map<string, Map<string, Result>>();
  const note = (row: string, column: string, result: Result) => {
    rows.set(row, (rows.get(row) ?? new Map<string, Result>()).set(column, result));
  };
  return {
    check(row, column, test) {
      note(row, column, "skipped");
      it.skipIf(test === undefined)(`${row}: ${column}`, async () => {
        note(row, column, "✗");
        await test?.();
        note(row, column, "✓");
      });
    },
    print() {
      const columns = [...new Set([...rows.values()].flatMap((row) => [...row.keys()]))];
      const table = [
        ["", ...columns],
        ...[...rows].map(([name, row]) => [name, ...columns.map((column) => row.get(column) ?? "–")]),
      ];
      const widths = ["", ...columns].map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
      return table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n");
    },
  };
}
