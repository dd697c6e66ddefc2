import type { RegionDetail, RegionId, RegionRef } from "@gamedata/schema";
import { areaPopulationOf } from "../areas/area-population.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkId, parseId } from "../query/id.js";

/**
 * Parses a region id from a path.
 *
 * @param text The text: decimal digits, from 0.
 * @throws {GameDataError} `INVALID_ID` for anything else.
 */
export function parseRegionId(text: string): RegionId {
  return parseId(text, 0);
}

/**
 * Gives a region with the NPCs that spawn there, and the level range of the monsters among them.
 *
 * @param catalog The catalog.
 * @param id The region's id, from 0.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `REGION_NOT_FOUND` for an id that no region has.
 *
 * @example
 * ```ts
 * const island = getRegion(catalog, 0);
 * assert.equal(island.name, "Talking Island Village");
 * assert.equal(island.npcs[0]?.level, 1);
 * ```
 */
export function getRegion(catalog: Catalog, id: RegionId): RegionDetail {
  const ref = catalog[parts].regions().byId.get(checkId(id, 0));
  if (ref === undefined) throw new GameDataError({ code: "REGION_NOT_FOUND", id });
  return regionDetailOf(catalog, ref);
}

/**
 * Shows a region with the NPCs that spawn there.
 *
 * @param catalog The catalog.
 * @param ref The region.
 */
export function regionDetailOf(catalog: Catalog, ref: RegionRef): RegionDetail {
  return { ...ref, ...areaPopulationOf(catalog, catalog[parts].areas().byRegion.get(ref.id)) };
}
