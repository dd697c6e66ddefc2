import { HUNDRED_PERCENT } from "@gamedata/rules";
import { HIGHEST_ENCHANT } from "@gamedata/schema";
import * as v from "valibot";

/** One enchantment, or the first and the last of several. */
export const rangeText = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}(?:-\d{1,5})?$/u, "an enchantment, or two joined by a hyphen"),
  v.transform((text) => text.split("-").map(Number)),
);

/**
 * Returns the chances of the steps, up to the first one that all further ones are alike.
 *
 * @param chanceAt Returns the chance of an item with an enchantment; one above 100 percent is certain.
 */
export function chancesOfSteps(chanceAt: (enchant: number) => number): readonly number[] {
  const chances = Array.from({ length: HIGHEST_ENCHANT }, (_, enchant) => Math.min(chanceAt(enchant), HUNDRED_PERCENT));
  const last = chances.at(-1);
  return chances.slice(0, 2 + chances.findLastIndex((chance) => chance !== last));
}
