import type { Dataset, NpcId, NpcRow, NpcTypeCount } from "@gamedata/schema";
import { groupBy } from "../catalog/group-by.js";
import { indexBy } from "../catalog/index-by.js";
import { type Lazy, lazy } from "../catalog/lazy.js";
import { isMonsterType } from "../monsters/monster-type.js";
import { rankNames } from "../names/rank-names.js";
import { createNpcListing, type NpcListFacts, type NpcListing } from "../npcs/npc-listing.js";
import { orderById } from "../query/order.js";

/** The raw layer: every source entry. */
export interface RawNpcIndex {
  /** All entries by ascending id. */
  readonly all: readonly NpcRow[];
  readonly byId: ReadonlyMap<NpcId, NpcRow>;
  readonly listing: Lazy<NpcListing<NpcRow>>;
  readonly monsterListing: Lazy<NpcListing<NpcRow>>;
  /** How many entries each type has, by the type's name. */
  readonly typeCounts: readonly NpcTypeCount[];
  /** The names of all types. */
  readonly types: readonly string[];
  /** The names of the types in the monster subset. */
  readonly monsterTypes: readonly string[];
}

/**
 * Prepares the raw layer.
 *
 * @param dataset The data set.
 */
export function createRawNpcIndex({ npcs }: Dataset): RawNpcIndex {
  const all = orderById(npcs, (row) => row.id);
  const typeCounts = countTypes(all);
  return {
    all,
    byId: indexBy(all, (row) => row.id),
    listing: lazy(() => createNpcListing(all, factsOf)),
    monsterListing: lazy(() =>
      createNpcListing(
        all.filter((row) => isMonsterType(row.type)),
        factsOf,
      ),
    ),
    typeCounts,
    types: typeCounts.map(({ name }) => name),
    monsterTypes: typeCounts.filter(({ isMonster }) => isMonster).map(({ name }) => name),
  };
}

function factsOf({ id, name, level, type }: NpcRow): NpcListFacts {
  return { id, name, level, npcType: type };
}

function countTypes(rows: readonly NpcRow[]): readonly NpcTypeCount[] {
  const counts = [...groupBy(rows, (row) => row.type)].map(([name, own]) => ({
    name,
    isMonster: isMonsterType(name),
    count: own.length,
  }));
  const ranks = rankNames(counts.map(({ name }) => name.toLowerCase()));
  return counts
    .map((count, position) => ({ count, rank: ranks[position] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ count }) => count);
}
