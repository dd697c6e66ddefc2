import { MAXIMUM_LEVEL } from "../../settings/setting-names.js";

export const FIRST_LEVEL = 1;
/** The level that the planner begins with, after the second profession; that of the third begins with its own first level. */
const DEFAULT_LEVEL = 40;
const THIRD_PROFESSION = { profession: 3, level: 76 };

/** What the levels of the planner follow from. */
interface LevelsOfPlan {
  readonly level: number;
  readonly skills: readonly { readonly minPlayerLevel: number }[];
}

/**
 * Returns the highest level of the planner, from the plan for the highest level of a player. Where the data set states none,
 * that is 1,000, and this is the last level at which the class learns something.
 */
export function highestLevelOf({ level, skills }: LevelsOfPlan): number {
  if (level <= MAXIMUM_LEVEL) return level;
  return Math.max(FIRST_LEVEL, ...skills.map(({ minPlayerLevel }) => minPlayerLevel));
}

/** The level that is planned without one in the URL, for a class of the third profession the first at which it is one. */
export const defaultLevel = (highest: number, profession: number): number =>
  Math.min(profession < THIRD_PROFESSION.profession ? DEFAULT_LEVEL : THIRD_PROFESSION.level, highest);

/** Returns the level that a text states, at most the highest one; the default level if it states none. */
export function levelOf(text: string | undefined, highest: number, profession: number): number {
  const level = Number(text ?? "");
  return Number.isInteger(level) && level >= FIRST_LEVEL ? Math.min(level, highest) : defaultLevel(highest, profession);
}
