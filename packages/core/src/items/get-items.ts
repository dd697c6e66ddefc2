import type { Bulk, ItemDetail, ItemId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { bulkOf, parseIds } from "../query/ids.js";
import type { QueryParams } from "../query/query-params.js";
import { itemDetailOf } from "./get-item.js";
import type { ItemListQuery } from "./item-list-query.js";

const listParameters: Readonly<Record<keyof ItemListQuery, true>> = {
  limit: true,
  offset: true,
  q: true,
  type: true,
  grade: true,
  sort: true,
};

/**
 * Parses the parameter `ids` of items: at most 200 ids, separated by commas, and no other parameter of the list.
 *
 * @param params The untrusted parameters.
 * @returns The ids, each once, in the order asked for; nothing when there are none.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for too many or beside another parameter.
 */
export function parseItemIds(params: QueryParams): readonly ItemId[] | undefined {
  return parseIds(params, 1, Object.keys(listParameters));
}

/**
 * Gives many items with all that is known about them, in the order asked for; ids that name nothing are listed as missing.
 *
 * @param catalog The catalog.
 * @param ids The ids, at most 200; one that is repeated counts once.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `INVALID_PARAMETER` for more than 200.
 *
 * @example
 * ```ts
 * const { data, meta } = getItems(catalog, [57, 1, 99_999]);
 * assert.deepEqual(data.map(({ name }) => name), ["Adena", "Short Sword"]);
 * assert.deepEqual(meta.missing, [99_999]);
 * ```
 */
export function getItems(catalog: Catalog, ids: readonly ItemId[]): Bulk<ItemDetail> {
  const { byId } = catalog[parts].items();
  return bulkOf(
    ids,
    1,
    (id) => byId.get(id),
    (item) => itemDetailOf(catalog, item),
  );
}
