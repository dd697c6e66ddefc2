import type { Bulk, HennaDetail, HennaId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { bulkOf, parseIds } from "../query/ids.js";
import type { QueryParams } from "../query/query-params.js";
import { hennaDetailOf } from "./get-henna.js";

/**
 * Parses the parameter `ids` of henna symbols: at most 200 ids, separated by commas.
 *
 * @param params The untrusted parameters.
 * @returns The ids, each once, in the order asked for; nothing when there are none.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for too many.
 */
export function parseHennaIds(params: QueryParams): readonly HennaId[] | undefined {
  return parseIds(params, 1);
}

/**
 * Gives many henna symbols with the classes that may wear them, in the order asked for; ids that name nothing are listed as missing.
 *
 * @param catalog The catalog.
 * @param ids The ids, at most 200; one that is repeated counts once.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for more than 200.
 *
 * @example
 * ```ts
 * assert.equal(getHennas(catalog, [1]).data[0]?.dyeItem.id, 4445);
 * ```
 */
export function getHennas(catalog: Catalog, ids: readonly HennaId[]): Bulk<HennaDetail> {
  const { byId } = catalog[parts].hennas();
  return bulkOf(
    ids,
    1,
    (id) => byId.get(id),
    (henna) => hennaDetailOf(catalog, henna),
  );
}
