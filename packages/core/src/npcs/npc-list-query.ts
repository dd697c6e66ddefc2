import { locationId, regionId } from "@gamedata/schema";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { choiceFilter, flagFilter, idFilter, sortBy } from "../query/input.js";
import { levelListInput } from "../query/list-input.js";
import { levelFilter, rangeEntries } from "../query/number-ranges.js";
import type {} from "../query/query.js";
import { shownToo } from "../query/shown-too.js";
import { npcTypeCounts } from "./npc-counts.js";
import { npcFacetEntries } from "./npc-facets.js";

/** The type filter of NPC lists; the allowed types are those in the data set. */
export function npcTypeEntries(catalog: Catalog, isMonsterList: boolean) {
  const types = npcTypeCounts(catalog).flatMap(({ name, isMonster }) => (isMonster || !isMonsterList ? name : []));
  return { npcType: choiceFilter(types, "The engine's type of the NPC.") };
}

const areaEntries = () => ({
  location: idFilter(locationId, "Only NPCs that spawn in this location at least once."),
  region: idFilter(regionId, "Only NPCs that spawn in this region at least once."),
  inWorld: flagFilter(
    "Only NPCs that spawn or come with a leader that does, or only others, such as those of quests and events.",
  ),
});

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
    ...areaEntries(),
    ...npcFacetEntries(catalog),
    ...statEntries(),
    sort: sortBy(
      ["id", "name", "level", "hp", "exp", "sp", "expPerHp"],
      " `hp` is the effective one, `expPerHp` the experience of a kill for each 1,000 of it.",
    ),
  });

/** The input of the list of raw NPCs. */
export const rawNpcListQuery = derived((catalog) => rawSchema(catalog, false));
/** The input of the list of raw NPCs of a monster type: only monster types are allowed. */
export const rawMonsterListQuery = derived((catalog) => rawSchema(catalog, true));
/** The input of the list of NPCs of the cleaned layer. */
export const npcListQuery = derived((catalog) => cleanedSchema(catalog, false));
/** The input of the list of monsters of the cleaned layer: only monster types are allowed. */
export const monsterListQuery = derived((catalog) => cleanedSchema(catalog, true));

interface LevelAndType {
  readonly level: number | null;
  readonly npcType: string | null;
}

/** Creates the filter of a query; `undefined` if the query has none. A row without a level matches no level bounds. */
export function npcFilter(
  query: Parameters<typeof levelFilter>[0] & { readonly npcType?: string | undefined },
): ((row: LevelAndType) => boolean) | undefined {
  const { npcType } = query;
  const isWithin = levelFilter(query);
  if (isWithin === undefined && npcType === undefined) return undefined;
  return (row) => (npcType === undefined || row.npcType === npcType) && isWithin?.(row.level) !== false;
}
