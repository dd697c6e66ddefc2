import { locationId, npcId, regionId, spawnKind } from "@gamedata/schema";
import type { NpcId, SpawnFeature, SpawnKind, SpawnMap, SpawnRow } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived, requireRows } from "../catalog/catalog.js";
import type { SpawnMapQuery } from "../generated/queries.js";
import { dropEntries, npcListFilter } from "../npcs/npc-facets.js";
import { isAggressive } from "../npcs/npc-facts.js";
import { npcTypeEntries } from "../npcs/npc-list-query.js";
import { npcListing } from "../npcs/npc-listings.js";
import { catalogQuery } from "../query/define-query.js";
import { idFilter, idList, nameText } from "../query/input.js";
import { levelEntries } from "../query/number-ranges.js";
import type { CatalogQuery } from "../query/query.js";
import { regionGrid } from "../records/areas.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { npcSpawnsOf, spawnLocation } from "../spawns/npc-spawns.js";
import { boxFilter, isInBox } from "./box.js";

const spawnMapQuery = derived((catalog) =>
  v.object({
    bbox: boxFilter("Only spawns in this box"),
    location: idFilter(locationId, "Only spawns in this location."),
    region: idFilter(regionId, "Only spawns in this region."),
    ...npcTypeEntries(catalog, false),
    ...levelEntries(),
    q: nameText(),
    npc: idList(npcId, "Only these NPCs, by the id of any of their raw NPCs."),
    ...dropEntries(),
  }),
);

/** The kind of a spawn that is not in a group, by the period of the day. */
const KIND_OF_PERIOD = ["fixed", "day", "night"] as const;

function spawnFeatureOf({ id, name, canonical }: Npc, spawns: readonly SpawnRow[]): SpawnFeature {
  const kinds = new Set(spawns.map(kindOf));
  return {
    type: "Feature",
    id,
    geometry: { type: "MultiPoint", coordinates: spawns.map(({ x, y, z }) => [x, y, z]) },
    properties: {
      npcId: id,
      name,
      level: canonical.level ?? null,
      npcType: canonical.type ?? null,
      isAggressive: isAggressive(canonical),
      count: spawns.length,
      kind: spawnKind.options.filter((kind) => kinds.has(kind)),
    },
  };
}

function kindOf({ groupId, periodOfDay = 0 }: SpawnRow): SpawnKind {
  return groupId === undefined ? KIND_OF_PERIOD[periodOfDay] : "random";
}

const DESCRIPTION =
  "Coordinates are [x, y, z] in game units, not degrees: x from west to east, y from north to south, z is the height.";

/** The features of all NPCs that spawn somewhere, with all of their spawns, by id. */
const featuresByNpc = derived((catalog): ReadonlyMap<NpcId, SpawnFeature> => {
  const features = new Map<NpcId, SpawnFeature>();
  for (const npc of npcIndex(catalog).all) {
    const spawns = npcSpawnsOf(catalog, npc);
    if (spawns.length > 0) features.set(npc.id, spawnFeatureOf(npc, spawns));
  }
  return features;
});

const wholeMap = derived((catalog) => mapOf([...featuresByNpc(catalog).values()]));

/**
 * Returns where NPCs spawn, as a GeoJSON FeatureCollection that is not paged: one feature for each NPC of the cleaned
 * layer, by id, with one position for each spawn as in `listNpcSpawns`. Coordinates are in game units. `bbox`, `location`
 * and `region` select spawns, the other filters NPCs; an NPC without such spawns has no feature. The map without filters
 * is computed once for each catalog.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, also for a box that is turned round or a level that no NPC reaches;
 * `INVALID_ENUM` or `INVALID_RANGE`; each names the parameter.
 *
 * @example
 * ```ts
 * const { features } = spawnMap(catalog, { region: 5, npcType: "GrandBoss" });
 * assert.deepEqual(features.map(({ properties }) => properties.name), ["Queen Ant"]);
 * assert.deepEqual(features[0]?.geometry.coordinates, [[-21610, 181594, -5734]]);
 * ```
 */
export const spawnMap: CatalogQuery<SpawnMapQuery, SpawnMap> = catalogQuery(
  { name: "spawnMap", shape: "document", row: "SpawnMap" },
  spawnMapQuery,
  (catalog, query) => {
    requireRows(catalog, "spawns");
    if (Object.values(query).every((value) => value === undefined)) return wholeMap(catalog);
    const isThere = areaFilter(catalog, query);
    return mapOf(selectedNpcs(catalog, query).flatMap((npc) => featureAt(catalog, npc, isThere) ?? []));
  },
);

const mapOf = (features: readonly SpawnFeature[]): SpawnMap => ({
  type: "FeatureCollection",
  description: DESCRIPTION,
  features,
});

function selectedNpcs(catalog: Catalog, query: SpawnMapQuery): readonly Npc[] {
  const { all, byRawId } = npcIndex(catalog);
  const isWanted = npcListFilter(catalog, query);
  const ids = query.npc && new Set(query.npc.map((id) => byRawId.get(id)?.id));
  const page = { q: query.q, sort: "id", limit: all.length, offset: 0 } as const;
  const { rows } = npcListing(catalog).select(
    page,
    ids === undefined ? isWanted : (npc) => ids.has(npc.id) && isWanted?.(npc) !== false,
  );
  return rows.flatMap(({ id }) => byRawId.get(id) ?? []);
}

function areaFilter(
  catalog: Catalog,
  { bbox, location, region }: SpawnMapQuery,
): ((spawn: SpawnRow) => boolean) | undefined {
  if (bbox === undefined && location === undefined && region === undefined) return undefined;
  const grid = region === undefined ? undefined : regionGrid(catalog);
  const locationOf = location === undefined ? undefined : spawnLocation(catalog);
  return (spawn) =>
    (bbox === undefined || isInBox(bbox, spawn.x, spawn.y)) &&
    grid?.at(spawn.x, spawn.y)?.id === region &&
    locationOf?.(spawn)?.id === location;
}

/** Returns the feature of an NPC with its spawns that are wanted; `undefined` if it has none. */
function featureAt(
  catalog: Catalog,
  npc: Npc,
  isThere: ((spawn: SpawnRow) => boolean) | undefined,
): SpawnFeature | undefined {
  const whole = featuresByNpc(catalog).get(npc.id);
  if (isThere === undefined) return whole;
  const all = npcSpawnsOf(catalog, npc);
  const spawns = all.filter(isThere);
  if (spawns.length === all.length) return whole;
  return spawns.length === 0 ? undefined : spawnFeatureOf(npc, spawns);
}
