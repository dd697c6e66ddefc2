import * as v from "valibot";

/** One enchantment, or the first and the last of several. */
export const rangeText = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}(?:-\d{1,5})?$/u, "an enchantment, or two joined by a hyphen"),
  v.transform((text) => text.split("-").map(Number)),
);

/** Returns chances up to the first one that all further ones are alike. */
export function withoutRepeats(chances: readonly number[]): readonly number[] {
  const last = chances.at(-1);
  return chances.slice(0, 2 + chances.findLastIndex((chance) => chance !== last));
}
