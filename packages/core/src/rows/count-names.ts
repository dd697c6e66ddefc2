import type { NameCount } from "@gamedata/schema/types";
import { groupBy } from "./group-by.js";
import { knownFirst } from "./known-first.js";

/** Counts rows by name: the known names in their order, then the others; a name without rows, and a row without a name, are omitted. */
export function countNames<Row, Name extends string>(
  rows: readonly Row[],
  nameOf: (row: Row) => Name | undefined,
  known: readonly Name[] = [],
): readonly NameCount[] {
  const byName = groupBy(rows, nameOf);
  return knownFirst(known, byName.keys()).map((name) => ({ name, count: byName.get(name)?.length ?? 0 }));
}
