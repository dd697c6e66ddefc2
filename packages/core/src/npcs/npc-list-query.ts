import { locationId, regionId } from "@gamedata/schema";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import {
  caseless,
  DEFAULT_LIMIT,
  idFilter,
  nameText,
  orderedLevels,
  pageEntries,
  sortBy,
  wholeNumber,
} from "../query/input.js";
import type { QueryInput } from "../query/query.js";
import { npcTypeCounts } from "../records/npc-types.js";

/** The parameters of NPC lists; the allowed types are those in the data set. */
function npcEntries(catalog: Catalog, isMonsterList: boolean) {
  const types = npcTypeCounts(catalog).flatMap(({ name, isMonster }) => (isMonster || !isMonsterList ? name : []));
  return {
    ...pageEntries(DEFAULT_LIMIT),
    q: nameText,
    levelMin: v.optional(v.pipe(wholeNumber, v.description("Lowest level, inclusive; at most `levelMax`."))),
    levelMax: v.optional(v.pipe(wholeNumber, v.description("Highest level, inclusive; at least `levelMin`."))),
    npcType: v.optional(
      v.pipe(
        caseless(v.picklist<readonly string[]>(types)),
        v.description("The engine's type of the NPC. Case-insensitive."),
      ),
    ),
    sort: sortBy(["id", "-id", "name", "-name", "level", "-level"]),
  };
}

const areaEntries = () => ({
  location: idFilter(locationId, "Only NPCs that spawn in this location at least once."),
  region: idFilter(regionId, "Only NPCs that spawn in this region at least once."),
});

const rawSchema = (catalog: Catalog, isMonsterList: boolean) =>
  v.pipe(
    v.object(npcEntries(catalog, isMonsterList)),
    v.check((query) => orderedLevels(query)),
  );

const cleanedSchema = (catalog: Catalog, isMonsterList: boolean) =>
  v.pipe(
    v.object({ ...npcEntries(catalog, isMonsterList), ...areaEntries() }),
    v.check((query) => orderedLevels(query)),
  );

/** The input of the list of source entries. */
export const rawNpcListQuery = derived((catalog) => rawSchema(catalog, false));
/** The input of the list of source entries of a monster type: only monster types are allowed. */
export const rawMonsterListQuery = derived((catalog) => rawSchema(catalog, true));
/** The input of the list of NPCs of the cleaned layer. */
export const npcListQuery = derived((catalog) => cleanedSchema(catalog, false));
/** The input of the list of monsters of the cleaned layer: only monster types are allowed. */
export const monsterListQuery = derived((catalog) => cleanedSchema(catalog, true));

/** The filters, sort order and page of an NPC or monster list of the raw layer. */
export type RawNpcListQuery = QueryInput<typeof rawNpcListQuery>;
/** The filters, sort order and page of an NPC or monster list of the cleaned layer. */
export type NpcListQuery = QueryInput<typeof npcListQuery>;

interface LevelAndType {
  readonly level?: number;
  readonly type?: string;
}

interface NpcFilters {
  readonly levelMin?: number | undefined;
  readonly levelMax?: number | undefined;
  readonly npcType?: string | undefined;
}

/** Creates the filter of a query; `undefined` if the query has none. A row without a level matches no level bounds. */
export function npcFilter({
  levelMin = Number.NEGATIVE_INFINITY,
  levelMax = Number.POSITIVE_INFINITY,
  npcType,
}: NpcFilters): ((row: LevelAndType) => boolean) | undefined {
  const hasBounds = Number.isFinite(levelMin) || Number.isFinite(levelMax);
  if (!hasBounds && npcType === undefined) return undefined;
  return ({ level, type }) =>
    (npcType === undefined || type === npcType) &&
    (!hasBounds || (level !== undefined && level >= levelMin && level <= levelMax));
}
