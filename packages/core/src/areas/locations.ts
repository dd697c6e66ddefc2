import { present } from "@gamedata/rules";
import type { LocationDetail, LocationId, LocationRef, LocationZone, NearLocation } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { collection } from "../query/collection.js";
import { bulkQuery, detailQuery, unpagedList } from "../query/define-query.js";
import type { BulkQuery, ListQuery, RecordQuery } from "../query/query.js";
import { locationFinder, locationKind, regionGrid } from "../records/areas.js";
import type { Location } from "../records/location-finder.js";
import { isMonsterType } from "../records/monster-type.js";
import { ascending } from "../rows/order.js";
import { spawnsByLocation } from "../spawns/area-index.js";
import { npcSpawnsOf } from "../spawns/npc-spawns.js";
import { spawnLocation } from "../spawns/spawn-location.js";
import { areaPopulationOf } from "./area-population.js";
import { mapLocationOf } from "./map-location.js";
import { nearestOf } from "./point.js";
import { type Zone, zonesAt } from "./zones.js";

/** The centres of all locations where monsters spawn, by id. */
const centresWithMonsters = derived((catalog) => {
  const spawns = spawnsByLocation(catalog);
  return locationFinder(catalog).all.flatMap(({ ref, row: { x, y } }) => {
    const npcs = [...(spawns.get(ref.id)?.keys() ?? [])];
    return npcs.some(({ canonical }) => isMonsterType(canonical.type)) ? { location: ref, x, y } : [];
  });
});

/** Returns the nearest location where monsters spawn; `undefined` if there is none. */
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
  return [...counts]
    .map(
      ([
        {
          row: { id, name = null, kind, enabled },
        },
        spawnCount,
      ]) => present({ id, name, kind, enabled, spawnCount }),
    )
    .sort(ascending(({ id }) => id));
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
