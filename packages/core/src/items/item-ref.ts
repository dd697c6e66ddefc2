import type { ItemCount, ItemId, ItemQuantity, ItemRef } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";

/**
 * Names an item that another record refers to. An id that stands for points has their name; an id that nothing has is
 * named `#<id>`; neither has an icon.
 *
 * @param catalog The catalog.
 * @param itemId The item's id.
 */
export function itemRefOf(catalog: Catalog, itemId: ItemId): ItemRef {
  const items = catalog[parts].items();
  const item = items.byId.get(itemId);
  if (item !== undefined) return { itemId, name: item.row.name, iconFile: item.row.iconFile ?? null };
  return { itemId, name: items.pointCurrencies.get(itemId)?.name ?? `#${itemId}`, iconFile: null };
}

/**
 * Names a number of pieces of one item.
 *
 * @param catalog The catalog.
 * @param quantity The item's id and the number of pieces.
 */
export function itemQuantityOf(catalog: Catalog, { itemId, count }: ItemCount): ItemQuantity {
  const { name, iconFile } = itemRefOf(catalog, itemId);
  return { itemId, name, iconFile, count };
}
