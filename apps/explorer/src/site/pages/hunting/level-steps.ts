import type { ExperienceLevel, ItemGrade } from "@gamedata/client";

/** Levels of a way without an end. */
const USUAL_LEVELS = 20;
const STEP = 5;

/**
 * The level at which each grade can be used without a penalty: aCis, class `Player`, `EXPERTISE_LEVELS`; L2J and L2J Mobius, the levels
 * at which classes learn the skill Expertise.
 */
const gradeLevels = Object.entries({ d: 20, c: 40, b: 52, a: 61, s: 76, s80: 80, s84: 84, r: 85, r95: 95, r99: 99 });

export interface LevelStep {
  readonly from: number;
  readonly to: number;
  /** Experience that it takes; `undefined` where the data does not say. */
  readonly exp: number | undefined;
  /** The grades that can be used from then on. */
  readonly grades: readonly ItemGrade[];
}

/** Returns the level that a way ends at: at most the last one of players, which that of the last row, a limit, is not. */
export function endOfWay(levels: readonly ExperienceLevel[], from: number, to?: number): number {
  const usual = from + USUAL_LEVELS;
  return Math.min(to ?? usual, levels.at(-2)?.level ?? usual);
}

/** Divides a way into steps, with those of the grades of the data set that begin in each. */
export function levelSteps(
  levels: readonly ExperienceLevel[],
  from: number,
  to: number,
  known: readonly ItemGrade[],
): readonly LevelStep[] {
  const expAt = (level: number) => levels.find((one) => one.level === level)?.exp;
  const starts = Array.from({ length: Math.max(0, Math.ceil((to - from) / STEP)) }, (_, step) => from + step * STEP);
  return starts.map((start) => {
    const end = Math.min(start + STEP, to);
    const [before, after] = [expAt(start), expAt(end)];
    const exp = before === undefined || after === undefined ? undefined : after - before;
    const begin = gradeLevels.flatMap(([grade, level]) => (level >= start && level < end ? grade : []));
    const grades = begin.filter((grade) => known.includes(grade));
    return { from: start, to: end, exp, grades };
  });
}
