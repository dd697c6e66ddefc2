import type { LevelValue } from "@gamedata/schema";

/** How often an effect runs that ends only when it is switched off, as in the engines. */
export const UNTIL_SWITCHED_OFF = 2_147_483_647;

/** Returns the seconds of an effect, and how often it runs: the source writes a negative time where it does not end by itself. */
export function durationOf(time: LevelValue<number>): {
  readonly seconds: LevelValue<number>;
  readonly count?: LevelValue<number>;
} {
  const isEndless = (seconds: number) => seconds < 0;
  const secondsOf = (seconds: number) => (isEndless(seconds) ? 1 : seconds);
  const countOf = (seconds: number) => (isEndless(seconds) ? UNTIL_SWITCHED_OFF : 1);
  if (typeof time === "number") {
    return isEndless(time) ? { seconds: secondsOf(time), count: countOf(time) } : { seconds: time };
  }
  if (!time.some(isEndless)) return { seconds: time };
  return { seconds: time.map(secondsOf), count: time.map(countOf) };
}
