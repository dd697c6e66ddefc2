import type { NpcTypeCount } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { compareNames } from "../names/compare-names.js";
import { queryWithoutInput } from "../query/define-query.js";
import type { CatalogQuery } from "../query/query.js";
import { isMonsterType } from "../records/monster-type.js";
import { rawNpcIndex } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";

/** The NPC types of the data set with the number of raw NPCs of each, by name. */
export const npcTypeCounts = derived((catalog): readonly NpcTypeCount[] => {
  const byType = groupBy(rawNpcIndex(catalog).all, (row) => row.type);
  return [...byType]
    .map(([name, rows]) => ({ name, isMonster: isMonsterType(name), count: rows.length }))
    .sort((a, b) => compareNames(a.name.toLowerCase(), b.name.toLowerCase()));
});

/**
 * Counts raw NPCs by NPC type; types are sorted by name.
 *
 * @example
 * ```ts
 * const types = countNpcTypes(catalog);
 * assert.equal(types.find((type) => type.name === "RaidBoss")?.isMonster, true);
 * ```
 */
export const countNpcTypes: CatalogQuery<object, readonly NpcTypeCount[]> = queryWithoutInput(
  { name: "countNpcTypes", shape: "counts", row: "NpcTypeCount" },
  npcTypeCounts,
);
