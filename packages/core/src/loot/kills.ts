import type { Kills } from "@gamedata/schema/types";

/** Errors of floating-point numbers, which must not lift a whole number of kills to the next one. */
const ROUNDING = 1e-9;

/**
 * Returns after how many kills 50, 90 and 99 % of players have at least one piece: the least n with 1 − (1 − p)ⁿ at least
 * that; null for a probability of 0.
 */
export function killsFor(probability: number): Kills | null {
  if (probability === 0) return null;
  return {
    p50: killsUntil(0.5, probability),
    p90: killsUntil(0.9, probability),
    p99: killsUntil(0.99, probability),
  };
}

function killsUntil(share: number, probability: number): number {
  return Math.max(1, Math.ceil(Math.log1p(-share) / Math.log1p(-probability) - ROUNDING));
}
