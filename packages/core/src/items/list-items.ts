import type { ItemSummary, Page } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { pageOf } from "../query/page.js";
import type { Item, ItemIndex } from "./item-index.js";
import { type CheckedItemListQuery, checkItemListQuery, type ItemListQuery } from "./item-list-query.js";
import { itemSummaryOf } from "./item-summary.js";

/**
 * Lists items: every item, special-ability variants too, or those that a query selects.
 *
 * @param catalog The catalog.
 * @param query The filters, the order and the page; the first 50 items by id when left out.
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the field.
 *
 * @example
 * ```ts
 * const { data, meta } = listItems(catalog, { q: "draconic bow", grade: "s", sort: "-name", limit: 1 });
 * assert.equal(data[0]?.name, "Draconic Bow - Focus");
 * assert.equal(meta.total, 4);
 * ```
 */
export function listItems(catalog: Catalog, query: ItemListQuery = {}): Page<ItemSummary> {
  const checked = checkItemListQuery(query);
  const index = catalog[parts].items();
  return pageOf(select(index, checked), checked, itemSummaryOf);
}

function select(index: ItemIndex, { text, type, grade, sort }: CheckedItemListQuery): readonly Item[] {
  const ordered = index.orders[sort]();
  if (text === undefined && type === undefined && grade === undefined) return ordered;
  const named = text === undefined ? undefined : index.search().find(text);
  return ordered.filter(
    (item) =>
      (named === undefined || named[item.position] === 1) &&
      (type === undefined || item.row.type === type) &&
      (grade === undefined || item.grade === grade),
  );
}
