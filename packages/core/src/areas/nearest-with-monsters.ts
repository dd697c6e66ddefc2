import type { NearLocation } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { locationFinder } from "../records/areas.js";
import type { Location } from "../records/location-finder.js";
import { isMonsterType } from "../records/monster-type.js";
import { spawnsByLocation } from "../spawns/area-index.js";
import { nearestOf } from "./point.js";

/** The centres of all locations where monsters spawn, by id. */
const centresWithMonsters = derived((catalog) => {
  const spawns = spawnsByLocation(catalog);
  return locationFinder(catalog).all.flatMap(({ ref, row: { x, y } }) => {
    const npcs = [...(spawns.get(ref.id)?.keys() ?? [])];
    return npcs.some(({ canonical }) => isMonsterType(canonical.type)) ? { location: ref, x, y } : [];
  });
});

/** Returns the nearest location where monsters spawn; `undefined` if there is none. */
export function nearestWithMonstersOf(catalog: Catalog, { row: { x, y } }: Location): NearLocation | undefined {
  const near = nearestOf({ x, y }, centresWithMonsters(catalog), Number.POSITIVE_INFINITY);
  return near && { location: near.point.location, distance: near.distance };
}
