import type { NpcTypeCount } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { compareNames } from "../names/compare-names.js";
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
