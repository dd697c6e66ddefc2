import type { MergedDrop } from "./merge-drops.js";

/** The source states a chance in parts per million; this many of them are one percent. */
const PARTS_PER_PERCENT = 10_000;
/** Parts per million in a hundredth of a percent, the last decimal shown. */
const PARTS_PER_HUNDREDTH = 100;
const HUNDREDTHS_PER_PERCENT = 100;
/** The chance of what always happens, in parts per million. */
const CERTAIN = 1_000_000;

/** Separates the bounds of a range of quantities. */
const EN_DASH = "–";

/** The quantity and the chance of a drop, as rows of drops and of sources show them. */
export function oddsOf({ min, max, chance, rollCount }: MergedDrop) {
  return {
    qty: displayQuantity(min, max),
    chance: chance / PARTS_PER_PERCENT,
    chanceDisplay: displayChance(chance),
    rollCount: rollCount > 1 ? rollCount : undefined,
  };
}

/** Shows the number of pieces: one number, or a range when the bounds differ. */
function displayQuantity(min: number, max: number): string {
  return min === max ? String(min) : `${min}${EN_DASH}${max}`;
}

/** Shows a chance in parts per million: percent with two decimals at most, "1/n" below 0.01 %. */
function displayChance(parts: number): string {
  if (parts > 0 && parts < PARTS_PER_HUNDREDTH) return `1/${withThousands(Math.round(CERTAIN / parts))}`;
  return `${Math.round(parts / PARTS_PER_HUNDREDTH) / HUNDREDTHS_PER_PERCENT}%`;
}

function withThousands(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
