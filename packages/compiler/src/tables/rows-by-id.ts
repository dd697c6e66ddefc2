import type { Report } from "../diagnostic.js";
import type { Sourced } from "../read/datapack.js";

/** Groups values by what a function returns of each, in the order in which they are first found. */
export function groupBy<Value, Key>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** Returns the last row of each id, which replaces the ones before, as in the engines; those are left out on purpose. */
export function lastRowsOf<Row>(
  report: Report,
  rows: readonly Sourced<Row>[],
  idOf: (row: Row) => number | string,
): readonly Sourced<Row>[] {
  const last = new Map(rows.map((row) => [idOf(row.row), row]));
  report.leaveOut(rows.length - last.size);
  return rows.filter((row) => last.get(idOf(row.row)) === row);
}
