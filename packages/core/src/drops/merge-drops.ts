import { type DropRow, type DropType, dropChanceOf, type ItemId } from "@gamedata/schema";
import { ADENA_ITEM_ID } from "../records/items.js";

/** The category of drops that are obtained by the spoil skill. */
export const SPOIL_CATEGORY = -1;
const ADENA_CATEGORY = 0;

interface DropOdds {
  readonly itemId: ItemId;
  readonly type: DropType;
  readonly min: number;
  readonly max: number;
  /** Parts per million, per kill. */
  readonly chance: number;
}

/** A drop of an NPC, with the number of equal drop rows of different categories. */
export interface MergedDrop extends DropOdds {
  readonly rollCount: number;
}

/**
 * Merges the drop rows of all raw ids of an NPC: rows with equal category, item, quantity and chance count once; then
 * equal rows of one type, in several categories, become one drop with their number.
 */
export function mergeDrops(rows: readonly DropRow[]): readonly MergedDrop[] {
  const merged: { readonly drop: DropOdds; readonly categories: number[] }[] = [];
  for (const row of rows) {
    const { category, itemId, min, max } = row;
    const chance = dropChanceOf(row);
    const type = dropTypeOf(row);
    const equal = merged.find(
      ({ drop }) =>
        drop.itemId === itemId && drop.chance === chance && drop.min === min && drop.max === max && drop.type === type,
    );
    if (equal === undefined) merged.push({ drop: { itemId, type, min, max, chance }, categories: [category] });
    else if (!equal.categories.includes(category)) equal.categories.push(category);
  }
  return merged.map(({ drop: { itemId, type, min, max, chance }, categories }) => ({
    itemId,
    type,
    min,
    max,
    chance,
    rollCount: categories.length,
  }));
}

/** Returns the type of a drop: adena for the item adena and category 0, spoil for category -1, else regular. */
export function dropTypeOf({ category, itemId }: Pick<DropRow, "category" | "itemId">): DropType {
  if (itemId === ADENA_ITEM_ID || category === ADENA_CATEGORY) return "adena";
  return category === SPOIL_CATEGORY ? "spoil" : "regular";
}
