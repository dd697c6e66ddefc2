import type { HuntingTarget } from "@gamedata/client";

/** A dot of a scatter plot, in shares of its width and height from the left upper corner. */
export type Dot = NonNullable<ReturnType<typeof scatterPlot>>["dots"][number];

const MOST_TICKS = 8;

/**
 * Places targets by level and score, with the levels along the axis, and the scores at the bottom, in the middle and at the top;
 * `undefined` with fewer than two that have both.
 */
export function scatterPlot(rows: readonly HuntingTarget[]) {
  const placed = rows.flatMap((row) =>
    row.npc.level === null || row.score === null ? [] : [{ row, level: row.npc.level, score: row.score }],
  );
  const least = Math.min(...placed.map(({ level }) => level));
  const span = Math.max(...placed.map(({ level }) => level)) - least;
  const scores = placed.map(({ score }) => score);
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  if (placed.length < 2 || span === 0 || lowest === highest) return undefined;
  const step = Math.ceil(span / MOST_TICKS);
  const levels = Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => least + index * step);
  const height = highest - lowest;
  const dots = placed.map(({ row, level, score }) => ({
    row,
    x: (level - least) / span,
    y: (highest - score) / height,
  }));
  return { dots, levels, scores: [lowest, (lowest + highest) / 2, highest] as const };
}
