import type { LevelValue } from "@gamedata/schema";
import type { DropRow, ItemId } from "@gamedata/schema/types";

/** The chance, in parts per million, of what always happens. */
export const CERTAIN = 1_000_000;
/** The same in percent. */
export const HUNDRED_PERCENT = 100;

/** The item id of adena, the currency of the game. */
export const ADENA_ITEM_ID: ItemId = 57;

/** The category of drops that are obtained by the spoil skill. */
export const SPOIL_CATEGORY = -1;
/** The category of adena, in the sources that number their categories. */
export const ADENA_CATEGORY = 0;

/** Returns the chance per kill of a row in parts per million: that of its group times that of the row in the group. */
export function dropChanceOf({ groupChance, chance }: Pick<DropRow, "groupChance" | "chance">): number {
  return groupChance === undefined ? chance : (groupChance * chance) / CERTAIN;
}

/** Digits of a chance or a mean that is computed: products of binary fractions have no more that are true. */
const DIGITS = 9;

/** Returns a chance in percent, or a mean, without what its computation adds behind the digits that are true. */
export const rounded = (value: number): number => Number(value.toFixed(DIGITS));

/** Returns a product of chances, in percent, with its first digits: no sum has made them false, so that a small one has as many as a large one. */
export const roundedProduct = (chance: number): number => Number(chance.toPrecision(DIGITS));

/** Returns the value of a skill at a level, from 1; `undefined` if the skill has none. */
export function valueAt<Value>(values: LevelValue<Value> | undefined, level: number): Value | undefined {
  return isList(values) ? values[level - 1] : values;
}

/** `Array.isArray` does not recognize read-only lists. */
const isList = <Value>(values: LevelValue<Value> | undefined): values is readonly Value[] => Array.isArray(values);

/** The skill whose level is the race of an NPC. */
export const RACE_SKILL_ID = 4416;
