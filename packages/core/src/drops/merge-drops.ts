import { ADENA_CATEGORY, ADENA_ITEM_ID, CERTAIN, dropChanceOf, SPOIL_CATEGORY } from "@gamedata/rules";
import type { DropRow, DropType, ItemId, NpcId } from "@gamedata/schema/types";
import type { EngineRules } from "../records/engine-rules.js";

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

/** A drop that is being merged, with the number of its rows in each category of each raw NPC. */
interface DropInCategories {
  readonly drop: DropOdds;
  readonly rowsOfNpcs: Map<NpcId, Map<number, number>>;
}

/**
 * Merges the drop rows of all raw NPCs of an NPC: rows of one type with equal item, quantity and chance become one drop, with the
 * number of its rows. Rows of different raw NPCs are the same roll where they have the same category; where a category is only the
 * position of a group in the list of one raw NPC (engine rule `groupsByPosition`), in any, and the raw NPC with most rows counts.
 */
export function mergeDrops(rows: readonly DropRow[], { groupsByPosition }: EngineRules): readonly MergedDrop[] {
  const merged: DropInCategories[] = [];
  for (const row of rows) {
    const { npcId, category, itemId, min, max } = row;
    const chance = dropChanceOf(row);
    const type = dropTypeOf(row);
    const equal = merged.find(
      ({ drop }) =>
        drop.itemId === itemId && drop.chance === chance && drop.min === min && drop.max === max && drop.type === type,
    );
    const known = equal?.rowsOfNpcs.get(npcId);
    if (equal === undefined) {
      const drop = { itemId, type, min, max, chance };
      merged.push({ drop, rowsOfNpcs: new Map([[npcId, new Map([[category, 1]])]]) });
    } else if (known === undefined) equal.rowsOfNpcs.set(npcId, new Map([[category, 1]]));
    else known.set(category, (known.get(category) ?? 0) + 1);
  }
  const rollCountOf = groupsByPosition === undefined ? rowsInCategories : rowsOfOneNpc;
  return merged.map(({ drop, rowsOfNpcs }) => ({ ...drop, rollCount: rollCountOf([...rowsOfNpcs.values()]) }));
}

/** Returns the most rows that one raw NPC has, over all of its categories. */
function rowsOfOneNpc(npcs: readonly ReadonlyMap<number, number>[]): number {
  return Math.max(...npcs.map((rows) => [...rows.values()].reduce((sum, count) => sum + count, 0)));
}

/** Returns the sum over all categories of the most rows that one raw NPC has in it. */
function rowsInCategories(npcs: readonly ReadonlyMap<number, number>[]): number {
  const most = new Map<number, number>();
  for (const [category, count] of npcs.flatMap((rows) => [...rows])) {
    most.set(category, Math.max(count, most.get(category) ?? 0));
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}

/** Returns the type of a drop: adena for the item adena or category 0, spoil for category -1, else regular. */
export function dropTypeOf({ category, itemId }: Pick<DropRow, "category" | "itemId">): DropType {
  if (itemId === ADENA_ITEM_ID || category === ADENA_CATEGORY) return "adena";
  return category === SPOIL_CATEGORY ? "spoil" : "regular";
}

/** Chances of the source are in parts per million; one percent has this many. */
export const PARTS_PER_PERCENT = 10_000;
/** Parts per million in a hundredth of a percent, the last decimal shown. */
const PARTS_PER_HUNDREDTH = 100;
const HUNDREDTHS_PER_PERCENT = 100;

const EN_DASH = "–";

export function shownChance({ min, max, chance, rollCount }: MergedDrop) {
  return {
    qty: displayQuantity(min, max),
    chance: chance / PARTS_PER_PERCENT,
    chanceDisplay: displayChance(chance),
    rollCount: rollCount > 1 ? rollCount : undefined,
  };
}

function displayQuantity(min: number, max: number): string {
  return min === max ? String(min) : `${min}${EN_DASH}${max}`;
}

/** Formats a chance in parts per million: percent with at most two decimals, "1/n" below 0.01 %. */
function displayChance(parts: number): string {
  if (parts > 0 && parts < PARTS_PER_HUNDREDTH) return `1/${withThousands(Math.round(CERTAIN / parts))}`;
  return `${Math.round(parts / PARTS_PER_HUNDREDTH) / HUNDREDTHS_PER_PERCENT}%`;
}

function withThousands(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
