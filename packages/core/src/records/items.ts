import {
  type ItemCount,
  type ItemGrade,
  type ItemId,
  type ItemQuantity,
  type ItemRef,
  type ItemRow,
  itemFacts,
  itemGrade,
} from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { createListing } from "../query/listing.js";
import { recordKind } from "../query/record-kind.js";
import { indexBy, indexById } from "../rows/index-by.js";

/** The item id of adena, the game's money. */
export const ADENA_ITEM_ID: ItemId = 57;

/** Items by id. */
export const itemIndex = derived(({ dataset }) => indexById(dataset.items, (row) => row.id));

/** Point currencies by the item id that stands for them. */
const pointCurrencyIndex = derived(({ dataset }) => indexBy(dataset.pointCurrencies, (row) => row.itemId));

/** The list of items. */
export const itemListing = derived((catalog) =>
  createListing(itemIndex(catalog).all, ({ name }) => name, {
    grade: (row) => itemGrade.options.indexOf(gradeOf(row)),
  }),
);

/** The rank of each item's name in English order, by item id. */
export const itemNameRanks = derived((catalog): ReadonlyMap<ItemId, number> => {
  const ranks = itemListing(catalog).nameRanks();
  return new Map(itemIndex(catalog).all.map((row, position) => [row.id, ranks[position] ?? 0]));
});

/** The kind of record that an item is. */
export const itemKind = recordKind(itemFacts, (catalog) => itemIndex(catalog).byId);

/** Returns the grade of an item; a row without one has the grade `none`. */
export function gradeOf({ grade = "none" }: ItemRow): ItemGrade {
  return grade;
}

/**
 * Names an item that another record refers to. An id that stands for points has their name; an id that nothing has is
 * named `#<id>`; neither has an icon.
 */
export function itemRefOf(catalog: Catalog, itemId: ItemId): ItemRef {
  const row = itemIndex(catalog).byId.get(itemId);
  if (row !== undefined) return { itemId, name: row.name, iconFile: row.iconFile ?? null };
  return { itemId, name: pointCurrencyIndex(catalog).get(itemId)?.name ?? `#${itemId}`, iconFile: null };
}

/** Names a number of pieces of one item. */
export function itemQuantityOf(catalog: Catalog, { itemId, count }: ItemCount): ItemQuantity {
  const { name, iconFile } = itemRefOf(catalog, itemId);
  return { itemId, name, iconFile, count };
}
