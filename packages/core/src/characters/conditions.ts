import type { EffectCondition, ItemRow } from "@gamedata/schema/types";
import { memoize } from "../memoize/memoize.js";

/** What of its equipment the conditions of effects ask for. */
export interface Worn {
  readonly weapon: ItemRow | undefined;
  readonly shield: ItemRow | undefined;
  readonly chest: ItemRow | undefined;
  readonly legs: ItemRow | undefined;
}

/** States of a character; those that are not here are false. */
export type State = Readonly<Record<string, boolean>>;

/** The state of a character that stands and faces no one, with all of its HP, by day. */
export const ALONE: State = { standing: true };

export const FACING: State = { standing: true, front: true };

export const BEHIND: State = { standing: true, behind: true };

const ARMOR: ReadonlySet<string> = new Set(["LIGHT", "HEAVY", "MAGIC"]);

/** Parts of the body that armor of chest and legs in one covers, by the sources' words. */
const FULL_ARMOR: ReadonlySet<string> = new Set(["fullarmor", "onepiece", "alldress"]);

export const isFullArmor = (row: ItemRow | undefined): boolean => FULL_ARMOR.has(row?.bodypart ?? "");

/** Returns the conditions of which each must hold; alternatives are passed over. */
export const partsOf = (condition: EffectCondition = {}): readonly EffectCondition[] =>
  condition.and === undefined ? [condition] : condition.and.flatMap(partsOf);

/** Tells whether a condition is true for a character in a state. */
export function isMet(condition: EffectCondition, worn: Worn, state: State): boolean {
  const { and, or, not, using, player = {}, target = {}, game = {} } = condition;
  if (and !== undefined) return and.every((one) => isMet(one, worn, state));
  if (or !== undefined) return or.some((one) => isMet(one, worn, state));
  if (not !== undefined) return !isMet(not, worn, state);
  if (using !== undefined) return Object.entries(using).every(([name, value]) => isUsed(name, String(value), worn));
  return [player, target, game].every((properties) =>
    Object.entries(properties).every(([name, wanted]) => isWanted(wanted) === (state[name] ?? false)),
  );
}

const isWanted = (wanted: unknown) => wanted !== false && wanted !== "false";

/** The kinds of items in a text of a list. The sources have few of them. */
const kindsOf = memoize((text: string) => {
  const kinds = text.split(",").map((kind) => kind.trim().toUpperCase());
  return { kinds: new Set(kinds), isArmor: kinds.some((kind) => ARMOR.has(kind)) };
});

/**
 * Tells whether a character uses one of some kinds of items, joined by commas. A kind of armor is used where chest and legs are of it.
 *
 * Source: class `ConditionUsingItemType` of aCis and of L2J Server.
 */
function isUsed(name: string, value: string, { weapon, shield, chest, legs }: Worn): boolean {
  if (name === "slot") return weapon?.bodypart === value;
  if (name !== "kind") return false;
  const { kinds, isArmor } = kindsOf(value);
  const isOf = (row: ItemRow | undefined) => kinds.has(row?.armorType?.toUpperCase() ?? "");
  if (isArmor) return isOf(chest) && (isFullArmor(chest) || isOf(legs));
  if (kinds.has("SHIELD") && shield?.stats?.sDef !== undefined) return true;
  return kinds.has(weapon?.weaponType?.toUpperCase() ?? "") || isOf(shield);
}
