/** The source counts a chance in parts per million; this many of them are one percent. */
const PARTS_PER_PERCENT = 10_000;
/** Parts per million in a hundredth of a percent, the last decimal shown. */
const PARTS_PER_HUNDREDTH = 100;
const HUNDREDTHS_PER_PERCENT = 100;
/** What is certain, in parts per million. */
const CERTAIN = 1_000_000;

/**
 * Turns the source's chance into a percentage.
 *
 * @param parts The chance in parts per million.
 * @returns The chance in percent, 0 to 100.
 */
export function chancePercent(parts: number): number {
  return parts / PARTS_PER_PERCENT;
}

/**
 * Shows a chance for people: percent with two decimals at most, "1/n" below 0.01 %.
 *
 * @param parts The chance in parts per million.
 */
export function displayChance(parts: number): string {
  if (parts > 0 && parts < PARTS_PER_HUNDREDTH) return `1/${withThousands(Math.round(CERTAIN / parts))}`;
  return `${Math.round(parts / PARTS_PER_HUNDREDTH) / HUNDREDTHS_PER_PERCENT}%`;
}

function withThousands(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
