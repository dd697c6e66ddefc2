import type { DropRow, DropType, ItemId } from "@gamedata/schema";
import { ADENA_ITEM_ID } from "../records/items.js";

/** Category of the rows that are got by spoiling. */
const SPOIL_CATEGORY = -1;
/** Category of the rows that are money. */
const ADENA_CATEGORY = 0;

/** What an NPC drops, how much of it and how often. */
interface DropOdds {
  readonly itemId: ItemId;
  readonly type: DropType;
  readonly min: number;
  readonly max: number;
  /** Parts per million. */
  readonly chance: number;
}

/** One thing that an NPC drops, with the number of equal rows that it stands for. */
export interface MergedDrop extends DropOdds {
  readonly rollCount: number;
}

/**
 * Merges the drop rows of all raw ids of an NPC: a row that several of them share by category, item, quantity and chance
 * counts once; rows of one type that are then equal (in several categories) are one drop with their number.
 *
 * @param rows The drop rows of all raw ids.
 */
export function mergeDrops(rows: readonly DropRow[]): readonly MergedDrop[] {
  const merged: { readonly drop: DropOdds; readonly categories: number[] }[] = [];
  for (const row of rows) {
    const { category, itemId, min, max, chance } = row;
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

/**
 * Tells how a drop is got: category -1 is spoil, 0 adena, others regular; adena is adena in any category.
 *
 * @param row The drop's category and item.
 */
export function dropTypeOf({ category, itemId }: Pick<DropRow, "category" | "itemId">): DropType {
  if (itemId === ADENA_ITEM_ID || category === ADENA_CATEGORY) return "adena";
  return category === SPOIL_CATEGORY ? "spoil" : "regular";
}
