import type { LootRow } from "@gamedata/client";
import { grouped } from "../../parts/grouped.js";

/** Rows of a loot table that differ in their group alone, as one. */
export interface FoldedRow extends LootRow {
  readonly times: number;
}

/** Folds rows with the same item, pieces and chance, in the order in which the first of them comes. */
export function foldEqual(rows: readonly LootRow[]): readonly FoldedRow[] {
  const same = grouped(rows, ({ itemId, min, max, chance, probability }) =>
    [itemId, min, max, chance, probability].join(" "),
  );
  return [...same.values()].flatMap((equal) => equal.slice(0, 1).map((row) => ({ ...row, times: equal.length })));
}
