import { type DropRow, type DropType, dropChanceOf, type ItemId, type NpcId } from "@gamedata/schema";
import type { EngineRules } from "../indexes/engine-rules.js";
import { ADENA_ITEM_ID } from "../indexes/items.js";

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

/** A drop of an NPC, with the number of times that one kill rolls it. */
export interface MergedDrop extends DropOdds {
  readonly rollCount: number;
}

/** A drop that is being merged, with its categories; where they are positions, by raw NPC. */
interface DropInCategories {
  readonly drop: DropOdds;
  readonly categories: Map<NpcId | undefined, Set<number>>;
}

/**
 * Merges the drop rows of all raw NPCs of an NPC: rows of one type with equal item, quantity and chance become one drop, with the
 * number of its categories. Where a category is only the position of a group in the list of one raw NPC (engine rule
 * `groupsByPosition`), rows of different raw NPCs are the same roll, and the raw NPC that has it in most categories counts.
 */
export function mergeDrops(rows: readonly DropRow[], { groupsByPosition }: EngineRules): readonly MergedDrop[] {
  const merged: DropInCategories[] = [];
  for (const row of rows) {
    const { category, itemId, min, max } = row;
    const list = groupsByPosition === undefined ? undefined : row.npcId;
    const chance = dropChanceOf(row);
    const type = dropTypeOf(row);
    const equal = merged.find(
      ({ drop }) =>
        drop.itemId === itemId && drop.chance === chance && drop.min === min && drop.max === max && drop.type === type,
    );
    const known = equal?.categories.get(list);
    if (equal === undefined) {
      const drop = { itemId, type, min, max, chance };
      merged.push({ drop, categories: new Map([[list, new Set([category])]]) });
    } else if (known === undefined) equal.categories.set(list, new Set([category]));
    else known.add(category);
  }
  return merged.map(({ drop, categories }) => ({
    ...drop,
    rollCount: Math.max(...Array.from(categories.values(), ({ size }) => size)),
  }));
}

/** Returns the type of a drop: adena for the item adena and category 0, spoil for category -1, else regular. */
export function dropTypeOf({ category, itemId }: Pick<DropRow, "category" | "itemId">): DropType {
  if (itemId === ADENA_ITEM_ID || category === ADENA_CATEGORY) return "adena";
  return category === SPOIL_CATEGORY ? "spoil" : "regular";
}
