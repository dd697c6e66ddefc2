import type { NpcTypeCount } from "@gamedata/schema";
import { derived } from "../catalog/derived.js";
import { rankNames } from "../names/rank-names.js";
import { groupBy } from "../rows/group-by.js";
import { isMonsterType } from "./monster-type.js";
import { rawNpcIndex } from "./npcs.js";

/** The NPC types of the data set with the number of raw NPCs of each, by name. */
export const npcTypeCounts = derived((catalog): readonly NpcTypeCount[] => {
  const byType = groupBy(rawNpcIndex(catalog).all, (row) => row.type);
  const counts = [...byType].map(([name, rows]) => ({ name, isMonster: isMonsterType(name), count: rows.length }));
  const ranks = rankNames(counts.map(({ name }) => name.toLowerCase()));
  return counts
    .map((count, position) => ({ count, rank: ranks[position] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ count }) => count);
});
