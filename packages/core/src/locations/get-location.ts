import type { LocationDetail, LocationId, LocationRow } from "@gamedata/schema";
import { areaPopulationOf } from "../areas/area-population.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkId, parseId } from "../query/id.js";

/**
 * Parses a location id from a path.
 *
 * @param text The text: decimal digits, from 1.
 * @throws {GameDataError} `INVALID_ID` for anything else.
 */
export function parseLocationId(text: string): LocationId {
  return parseId(text, 1);
}

/**
 * Gives a location with the NPCs that spawn there, and the level range of the monsters among them.
 *
 * @param catalog The catalog.
 * @param id The location's id.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `LOCATION_NOT_FOUND` for an id that no location has.
 *
 * @example
 * ```ts
 * const nest = getLocation(catalog, 34);
 * assert.equal(nest.name, "The Ant Nest");
 * assert.ok(nest.npcs.some((npc) => npc.name === "Noble Ant"));
 * ```
 */
export function getLocation(catalog: Catalog, id: LocationId): LocationDetail {
  const row = catalog[parts].locations().rowById.get(checkId(id, 1));
  if (row === undefined) throw new GameDataError({ code: "LOCATION_NOT_FOUND", id });
  return locationDetailOf(catalog, row);
}

/**
 * Shows a location with the NPCs that spawn there.
 *
 * @param catalog The catalog.
 * @param row The location's row.
 */
export function locationDetailOf(catalog: Catalog, { id, name, minLevel, x, y, z }: LocationRow): LocationDetail {
  const { regions, areas } = catalog[parts];
  return {
    id,
    name,
    minLevel: minLevel ?? null,
    x,
    y,
    z,
    region: regions().at(x, y) ?? null,
    ...areaPopulationOf(catalog, areas().byLocation.get(id)),
  };
}
