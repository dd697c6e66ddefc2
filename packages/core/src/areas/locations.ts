import { present } from "@gamedata/rules";
import type { LocationDetail, LocationId, LocationRef } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import type { Collection } from "../query/collection.js";
import { bulkQuery, detailQuery, unpagedList } from "../query/define-query.js";
import type { BulkQuery, ListQuery, RecordQuery } from "../query/query.js";
import { locationFinder, locationKind, regionGrid } from "../records/areas.js";
import type { Location } from "../records/location-finder.js";
import { spawnsByLocation } from "../spawns/area-index.js";
import { areaPopulationOf } from "./area-population.js";
import { locationZonesOf } from "./location-zones.js";
import { mapLocationOf } from "./map-location.js";
import { nearestWithMonstersOf } from "./nearest-with-monsters.js";

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

/**
 * Returns the details of many locations by id.
 *
 * @throws {GameDataError} `INVALID_ID`, or `INVALID_PARAMETER` for more than 200 ids.
 *
 * @example
 * ```ts
 * assert.equal(getLocations(catalog, [34]).data[0]?.name, "The Ant Nest");
 * ```
 */
export const getLocations: BulkQuery<LocationId, LocationDetail> = bulkQuery(locationKind, locationDetailOf);

/** The collection of locations. */
export const locationCollection: Collection<LocationRef, LocationDetail> = {
  kind: locationKind,
  list: listLocations,
  get: getLocation,
  getMany: getLocations,
};

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
