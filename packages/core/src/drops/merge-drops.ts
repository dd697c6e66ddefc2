import type { DropRow, DropType, ItemId } from "@gamedata/schema";
import { groupBy } from "../catalog/group-by.js";
import { indexBy } from "../catalog/index-by.js";
import { ADENA_ITEM_ID } from "../items/adena.js";

/** Category of the rows that are got by spoiling. */
const SPOIL_CATEGORY = -1;
/** Category of the rows that are money. */
const ADENA_CATEGORY = 0;

/** One thing that an NPC drops, with the number of equal rows that it stands for. */
export interface MergedDrop {
  readonly itemId: ItemId;
  readonly type: DropType;
  readonly min: number;
  readonly max: number;
  /** Parts per million. */
  readonly chance: number;
  readonly rollCount: number;
}

/**
 * Merges the drop rows of all raw ids of an NPC: a row that several of them share by category, item, quantity and chance
 * counts once; rows of one type that are then equal (in several categories) are one drop with their number.
 *
 * @param rows The drop rows of all raw ids.
 */
export function mergeDrops(rows: readonly DropRow[]): readonly MergedDrop[] {
  const union = indexBy(rows, (row) => `${row.category} ${oddsKey(row)}`);
  const equal = groupBy(union.values(), (row) => `${dropTypeOf(row)} ${oddsKey(row)}`);
  return [...equal.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { itemId, min, max, chance } = first;
    return [{ itemId, type: dropTypeOf(first), min, max, chance, rollCount: 1 + others.length }];
  });
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

function oddsKey({ itemId, min, max, chance }: DropRow): string {
  return `${itemId} ${min} ${max} ${chance}`;
}
