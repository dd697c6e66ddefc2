/** Returns the chance of at least one success in a number of attempts that do not depend on each other. */
export const chanceAfter = (probability: number, attempts: number): number =>
  -Math.expm1(attempts * Math.log1p(-probability));

const STEPS = 60;

/** Returns points of the curve from 0 attempts to the most, each with its number of attempts and the chance after them. */
export function curveOf(probability: number, most: number): readonly (readonly [attempts: number, chance: number])[] {
  const steps = Math.min(STEPS, most);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const attempts = (most * step) / steps;
    return [attempts, chanceAfter(probability, attempts)] as const;
  });
}
