import { CERTAIN } from "@gamedata/rules";
import type { MergedDrop } from "./merge-drops.js";

/** Chances of the source are in parts per million; one percent has this many. */
export const PARTS_PER_PERCENT = 10_000;
/** Parts per million in a hundredth of a percent, the last decimal shown. */
const PARTS_PER_HUNDREDTH = 100;
const HUNDREDTHS_PER_PERCENT = 100;

const EN_DASH = "–";

/** Returns the displayed quantity and chance of a drop. */
export function shownChance({ min, max, chance, rollCount }: MergedDrop) {
  return {
    qty: displayQuantity(min, max),
    chance: chance / PARTS_PER_PERCENT,
    chanceDisplay: displayChance(chance),
    rollCount: rollCount > 1 ? rollCount : undefined,
  };
}

/** Formats the number of pieces: one number, or a range if the bounds differ. */
function displayQuantity(min: number, max: number): string {
  return min === max ? String(min) : `${min}${EN_DASH}${max}`;
}

/** Formats a chance in parts per million: percent with at most two decimals, "1/n" below 0.01 %. */
function displayChance(parts: number): string {
  if (parts > 0 && parts < PARTS_PER_HUNDREDTH) return `1/${withThousands(Math.round(CERTAIN / parts))}`;
  return `${Math.round(parts / PARTS_PER_HUNDREDTH) / HUNDREDTHS_PER_PERCENT}%`;
}

function withThousands(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
