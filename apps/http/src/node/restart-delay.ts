/** Milliseconds between the end of a worker and the start of the next one, if it had run for long. */
export const SHORTEST_DELAY = 100;
/** The most milliseconds between them; a worker that ran as long as this has run for long. */
export const LONGEST_DELAY = 30_000;

/** Returns the delay after a worker that ran for some milliseconds: twice the one before it, if it ended soon. */
export function restartDelay(before: number | undefined, lifetime: number): number {
  if (before === undefined || lifetime >= LONGEST_DELAY) return SHORTEST_DELAY;
  return Math.min(2 * before, LONGEST_DELAY);
}
