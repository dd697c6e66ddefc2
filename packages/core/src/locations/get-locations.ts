import type { Bulk, LocationDetail, LocationId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { bulkOf, parseIds } from "../query/ids.js";
import type { QueryParams } from "../query/query-params.js";
import { locationDetailOf } from "./get-location.js";

/**
 * Parses the parameter `ids` of locations: at most 200 ids, separated by commas.
 *
 * @param params The untrusted parameters.
 * @returns The ids, each once, in the order asked for; nothing when there are none.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for too many.
 */
export function parseLocationIds(params: QueryParams): readonly LocationId[] | undefined {
  return parseIds(params, 1);
}

/**
 * Gives many locations with the NPCs that spawn there, in the order asked for; ids that name nothing are listed as missing.
 *
 * @param catalog The catalog.
 * @param ids The ids, at most 200; one that is repeated counts once.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for more than 200.
 *
 * @example
 * ```ts
 * assert.equal(getLocations(catalog, [34]).data[0]?.name, "The Ant Nest");
 * ```
 */
export function getLocations(catalog: Catalog, ids: readonly LocationId[]): Bulk<LocationDetail> {
  const { rowById } = catalog[parts].locations();
  return bulkOf(
    ids,
    1,
    (id) => rowById.get(id),
    (row) => locationDetailOf(catalog, row),
  );
}
