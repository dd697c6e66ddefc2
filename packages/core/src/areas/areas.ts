import { present } from "@gamedata/rules";
import { locationTypeName } from "@gamedata/schema";
import type {
  AreaNpc,
  LocationDetail,
  LocationId,
  LocationRef,
  LocationZone,
  MapLocation,
  NearLocation,
  RegionDetail,
  RegionId,
  RegionRef,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { bulkQuery, detailQuery, unpagedList } from "../query/define-query.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery } from "../query/query.js";
import { type Location, locationFinder, locationKind, regionGrid, regionKind } from "../records/areas.js";
import { compareNpcNames, isMonsterType, type Npc } from "../records/npcs.js";
import { ascending, compareBy } from "../rows/order.js";
import { npcSpawnsOf, spawnLocation } from "../spawns/npc-spawns.js";
import { type AreaSpawns, spawnsByLocation, spawnsByRegion } from "../spawns/primary-areas.js";
import { nearestOf } from "./point.js";
import { type Zone, zonesAt } from "./zones.js";

type AreaPopulation = Omit<RegionDetail, keyof RegionRef>;

/** Returns the NPCs of an area by level (none last), name and id. The level range is that of the monsters. */
function areaPopulationOf(spawns: AreaSpawns = new Map()): AreaPopulation {
  const npcs = [...spawns.keys()]
    .sort(
      compareBy<Npc>(
        ascending(({ canonical }) => canonical.level),
        compareNpcNames,
        ascending(({ id }) => id),
      ),
    )
    .map((npc) => areaNpcOf(npc, spawns.get(npc) ?? 0));
  const monsters = npcs.filter(({ isMonster }) => isMonster);
  const levels = monsters.flatMap(({ level }) => level ?? []);
  return {
    levelMin: levels[0] ?? null,
    levelMax: levels.at(-1) ?? null,
    npcCount: npcs.length,
    monsterCount: monsters.length,
    spawnCount: npcs.reduce((sum, { spawnCount }) => sum + spawnCount, 0),
    npcs,
  };
}

function areaNpcOf({ id, name, canonical }: Npc, spawnCount: number): AreaNpc {
  return {
    id,
    name,
    level: canonical.level ?? null,
    npcType: canonical.type ?? null,
    isMonster: isMonsterType(canonical.type),
    spawnCount,
  };
}

/** Converts a location to what maps and details show of it; a type without a name has only its number. */
export function mapLocationOf({ row, ref }: Location): MapLocation {
  const { id, name, minLevel } = ref;
  const { type, x, y, z } = row;
  return present({ id, name, minLevel, type, typeName: locationTypeName.options[type - 1], x, y, z });
}

const centresWithMonsters = derived((catalog) => {
  const spawns = spawnsByLocation(catalog);
  return locationFinder(catalog).all.flatMap(({ ref, row: { x, y } }) => {
    const npcs = [...(spawns.get(ref.id)?.keys() ?? [])];
    return npcs.some(({ canonical }) => isMonsterType(canonical.type)) ? { location: ref, x, y } : [];
  });
});

function nearestWithMonstersOf(catalog: Catalog, { row: { x, y } }: Location): NearLocation | undefined {
  const near = nearestOf({ x, y }, centresWithMonsters(catalog), Number.POSITIVE_INFINITY);
  return near && { location: near.point.location, distance: near.distance };
}

/** Returns the zones in which NPCs of a location spawn, or its centre is, by id. */
function locationZonesOf(catalog: Catalog, { ref, row }: Location): readonly LocationZone[] {
  const [locationOf, zonesOf] = [spawnLocation(catalog), zonesAt(catalog)];
  const counts = new Map<Zone, number>(zonesOf(row.x, row.y, row.z).map((zone) => [zone, 0]));
  for (const npc of spawnsByLocation(catalog).get(ref.id)?.keys() ?? []) {
    for (const spawn of npcSpawnsOf(catalog, npc)) {
      if (locationOf(spawn)?.id !== ref.id) continue;
      for (const zone of zonesOf(spawn.x, spawn.y, spawn.z)) counts.set(zone, (counts.get(zone) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([{ row }, spawnCount]) => {
    const { id, name = null, kind, enabled } = row;
    return present({ id, name, kind, enabled, spawnCount });
  }).sort(ascending(({ id }) => id));
}

const locationRefs = derived((catalog) => locationFinder(catalog).all.map(({ ref }) => ref));

/**
 * Lists all hunting and map locations by id, on one page.
 *
 * @example
 * ```ts
 * const [first] = listLocations(catalog).data;
 * assert.deepEqual(first, { id: 2, name: "Execution Grounds", minLevel: 25 });
 * ```
 */
export const listLocations: ListQuery<object, LocationRef> = unpagedList(locationKind, locationRefs);

/**
 * Returns a location with the NPCs that spawn there, the level range of the monsters among them, and the zones in which they spawn;
 * without monsters also the nearest location that has some.
 *
 * @throws {GameDataError} `INVALID_ID`, or `LOCATION_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const nest = getLocation(catalog, 34);
 * assert.equal(nest.name, "The Ant Nest");
 * assert.equal(nest.typeName, "dungeon");
 * assert.ok(nest.npcs.some((npc) => npc.name === "Noble Ant"));
 * ```
 */
export const getLocation: RecordQuery<LocationId, LocationDetail> = detailQuery(locationKind, locationDetailOf);

/** Returns the details of many locations by id. See {@link BulkQuery}. */
export const getLocations: BulkQuery<LocationId, LocationDetail> = bulkQuery(locationKind, locationDetailOf);

/** The collection of locations. */
export const locationCollection = collection(locationKind, listLocations, getLocation, getLocations);

function locationDetailOf(catalog: Catalog, location: Location): LocationDetail {
  const shown = mapLocationOf(location);
  const population = areaPopulationOf(spawnsByLocation(catalog).get(shown.id));
  const nearest = population.monsterCount === 0 ? nearestWithMonstersOf(catalog, location) : undefined;
  return {
    ...shown,
    region: regionGrid(catalog).at(shown.x, shown.y) ?? null,
    ...population,
    ...present({ nearestWithMonsters: nearest }),
    zones: locationZonesOf(catalog, location),
  };
}

/**
 * Lists all map regions by id, on one page.
 *
 * @example
 * ```ts
 * assert.equal(listRegions(catalog).data[0]?.name, "Talking Island Village");
 * ```
 */
export const listRegions: ListQuery<object, RegionRef> = unpagedList(regionKind, (catalog) => regionGrid(catalog).all);

/**
 * Returns a region with the NPCs that spawn there, and the level range of the monsters among them. Ids start at 0.
 *
 * @throws {GameDataError} `INVALID_ID`, or `REGION_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const island = getRegion(catalog, 0);
 * assert.equal(island.name, "Talking Island Village");
 * assert.equal(island.npcs[0]?.level, 1);
 * ```
 */
export const getRegion: RecordQuery<RegionId, RegionDetail> = detailQuery(regionKind, regionDetailOf);

/** Returns the details of many regions by id. See {@link BulkQuery}. */
export const getRegions: BulkQuery<RegionId, RegionDetail> = bulkQuery(regionKind, regionDetailOf);

/** The collection of regions. */
export const regionCollection = collection(regionKind, listRegions, getRegion, getRegions);

function regionDetailOf(catalog: Catalog, ref: RegionRef): RegionDetail {
  return { ...ref, ...areaPopulationOf(spawnsByRegion(catalog).get(ref.id)) };
}
