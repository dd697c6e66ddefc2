/** Stands between the bounds of a range. */
const EN_DASH = "–";

/**
 * Shows how many pieces drop: one number, or a range when the bounds differ.
 *
 * @param min The fewest pieces.
 * @param max The most pieces.
 */
export function displayQuantity(min: number, max: number): string {
  return min === max ? String(min) : `${min}${EN_DASH}${max}`;
}
