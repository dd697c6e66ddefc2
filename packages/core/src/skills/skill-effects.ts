import type { SkillEffect } from "@gamedata/schema";

/** From this magnitude on a summand is shown as a whole number, below it with one decimal. */
const WHOLE_FROM = 1;

/**
 * Rounds the effects of a skill level as they are shown: `add` values of magnitude 1 and more to whole numbers, smaller
 * ones to one decimal, halves away from zero; `mul` values stay as they are.
 *
 * @param effects The effects as the source has them.
 */
export function roundEffects(effects: readonly SkillEffect[]): SkillEffect[] {
  return effects.map(({ stat, op, value }) => ({ stat, op, value: op === "add" ? roundSummand(value) : value }));
}

function roundSummand(value: number): number {
  const magnitude = Math.abs(value);
  const rounded = magnitude >= WHOLE_FROM ? Math.round(magnitude) : Math.round(magnitude * 10) / 10;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
