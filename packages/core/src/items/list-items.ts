import type { ItemSummary, Page } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { selectPage } from "../query/ordered-list.js";
import { type Selection, showPage } from "../query/page.js";
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
  return showPage(select(index, checked), checked, itemSummaryOf);
}

function select(index: ItemIndex, query: CheckedItemListQuery): Selection<Item> {
  const found = query.text === undefined ? undefined : index.search().find(query.text);
  return selectPage(index.all, index.orders[query.sort], { found, isWanted: filterOf(query) }, query);
}

/** Gives what the filters of a query take; nothing when there are none. */
function filterOf({ type, grade }: CheckedItemListQuery): ((item: Item) => boolean) | undefined {
  if (type === undefined && grade === undefined) return undefined;
  return (item) => (type === undefined || item.row.type === type) && (grade === undefined || item.grade === grade);
}
