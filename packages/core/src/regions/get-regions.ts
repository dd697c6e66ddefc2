import type { Bulk, RegionDetail, RegionId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { bulkOf, parseIds } from "../query/ids.js";
import type { QueryParams } from "../query/query-params.js";
import { regionDetailOf } from "./get-region.js";

/**
 * Parses the parameter `ids` of regions: at most 200 ids, separated by commas.
 *
 * @param params The untrusted parameters.
 * @returns The ids, each once, in the order asked for; nothing when there are none.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for too many.
 */
export function parseRegionIds(params: QueryParams): readonly RegionId[] | undefined {
  return parseIds(params, 0);
}

/**
 * Gives many regions with the NPCs that spawn there, in the order asked for; ids that name nothing are listed as missing.
 *
 * @param catalog The catalog.
 * @param ids The ids, at most 200; one that is repeated counts once.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for more than 200.
 *
 * @example
 * ```ts
 * assert.deepEqual(getRegions(catalog, [0, 99]).meta.missing, [99]);
 * ```
 */
export function getRegions(catalog: Catalog, ids: readonly RegionId[]): Bulk<RegionDetail> {
  const { byId } = catalog[parts].regions();
  return bulkOf(
    ids,
    0,
    (id) => byId.get(id),
    (ref) => regionDetailOf(catalog, ref),
  );
}
