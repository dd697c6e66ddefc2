import { boundsFilter, rangeEntries, type WithinBounds } from "./number-ranges.js";

/** The bounds of a level filter. */
export interface LevelBounds {
  readonly levelMin?: number | undefined;
  readonly levelMax?: number | undefined;
}

/** The parameters `levelMin` and `levelMax`. */
export const levelEntries = () => rangeEntries({ level: "level" });

/** Returns the filter of the bounds; `undefined` when there are none. A row without a level is within no bounds. */
export const levelFilter = ({ levelMin, levelMax }: LevelBounds): WithinBounds | undefined =>
  boundsFilter(levelMin, levelMax);
