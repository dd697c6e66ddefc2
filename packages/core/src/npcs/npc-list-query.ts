import type { NpcTypeCount } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import { compareNames } from "../names/names.js";
import { queryWithoutInput } from "../query/define-query.js";
import { shownToo } from "../query/fields.js";
import { choiceFilter, sortBy } from "../query/input.js";
import { levelListInput } from "../query/listing.js";
import { rangeEntries } from "../query/number-ranges.js";
import type { CatalogQuery } from "../query/query.js";
import { isMonsterType, rawNpcIndex } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";
import { npcFacetEntries } from "./npc-facets.js";

/** The NPC types of the data set with the number of raw NPCs of each, by name. */
const npcTypeCounts = derived((catalog): readonly NpcTypeCount[] => {
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

/** The type filter of NPC lists; the allowed types are those in the data set. */
export function npcTypeEntries(catalog: Catalog, isMonsterList: boolean) {
  const types = npcTypeCounts(catalog).flatMap(({ name, isMonster }) => (isMonster || !isMonsterList ? name : []));
  return { npcType: choiceFilter(types, "The engine's type of the NPC.") };
}

const rawSchema = (catalog: Catalog, isMonsterList: boolean) => levelListInput(npcTypeEntries(catalog, isMonsterList));

const statEntries = () => ({
  ...rangeEntries({
    hp: "effective HP",
    exp: "experience of a kill",
    sp: "SP of a kill",
    expPerHp: "experience of a kill for each 1,000 effective HP",
  }),
  with: shownToo(
    {
      stats: ["effectiveStats", "exp", "sp", "expPerHp"],
      place: ["place"],
      minions: ["minions"],
      drops: ["bestDrops"],
    },
    "What rows show beyond the summary: `stats` adds `effectiveStats`, `exp`, `sp` and `expPerHp` (`hp` stays that of the template), as a filter or a sort order by one of these numbers does; `place` adds where the NPC spawns, and its respawn, `minions` who appears with it, `drops` the ten drops that are worth most per kill (`bestDrops`).",
  ),
});

const cleanedSchema = (catalog: Catalog, isMonsterList: boolean) =>
  v.object({
    ...rawSchema(catalog, isMonsterList).entries,
    ...npcFacetEntries(catalog),
    ...statEntries(),
    sort: sortBy(
      ["id", "name", "level", "hp", "exp", "sp", "expPerHp"],
      " `hp` is the effective one, `expPerHp` the experience of a kill for each 1,000 of it.",
    ),
  });

export const rawNpcListQuery = derived((catalog) => rawSchema(catalog, false));
export const rawMonsterListQuery = derived((catalog) => rawSchema(catalog, true));
export const npcListQuery = derived((catalog) => cleanedSchema(catalog, false));
export const monsterListQuery = derived((catalog) => cleanedSchema(catalog, true));
