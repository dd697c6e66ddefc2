import type { ItemSummary } from "@gamedata/schema";
import type { Item } from "./item-index.js";

/**
 * Shows an item as lists do.
 *
 * @param item The item.
 */
export function itemSummaryOf({ row, grade }: Item): ItemSummary {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    grade,
    weight: row.weight ?? null,
    price: row.price ?? null,
    iconFile: row.iconFile ?? null,
  };
}
