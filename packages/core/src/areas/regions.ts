import type { RegionDetail, RegionId, RegionRef } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { collection } from "../query/collection.js";
import { bulkQuery, detailQuery, unpagedList } from "../query/define-query.js";
import type { BulkQuery, ListQuery, RecordQuery } from "../query/query.js";
import { regionGrid, regionKind } from "../records/areas.js";
import { spawnsByRegion } from "../spawns/area-index.js";
import { areaPopulationOf } from "./area-population.js";

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
