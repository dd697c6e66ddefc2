import * as v from "valibot";
import { integer } from "./input.js";

/** The bounds of a level filter. */
export interface LevelBounds {
  readonly levelMin?: number | undefined;
  readonly levelMax?: number | undefined;
}

/** The parameters `levelMin` and `levelMax`; every query that has both refuses a range upside down. */
export const levelEntries = () => ({
  levelMin: v.optional(v.pipe(integer, v.description("Lowest level, inclusive; at most `levelMax`."))),
  levelMax: v.optional(v.pipe(integer, v.description("Highest level, inclusive; at least `levelMin`."))),
});

/** Returns the filter of the bounds; `undefined` when there are none. A row without a level is within no bounds. */
export function levelFilter({
  levelMin,
  levelMax,
}: LevelBounds): ((level: number | null | undefined) => boolean) | undefined {
  if (levelMin === undefined && levelMax === undefined) return undefined;
  const lowest = levelMin ?? Number.NEGATIVE_INFINITY;
  const highest = levelMax ?? Number.POSITIVE_INFINITY;
  return (level) => typeof level === "number" && level >= lowest && level <= highest;
}
