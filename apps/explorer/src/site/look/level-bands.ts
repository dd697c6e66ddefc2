/** The levels at which the bands after the first begin. */
const starts = [20, 40, 60, 76] as const;

/** The number of level bands; a level that is not known has none. */
export const BANDS: number = starts.length + 1;

/** Returns the band of a level, from 0; -1 without a level. */
export const bandOf = (level: number | null): number =>
  level === null ? -1 : starts.filter((start) => level >= start).length;

export const bandNames: readonly string[] = ["1–19", "20–39", "40–59", "60–75", "76+"];
