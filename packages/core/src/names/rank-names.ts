import { lazy } from "../rows/lazy.js";

const english = /* @__PURE__ */ lazy(() => new Intl.Collator("en"));

/** Compares two lower-cased names in English order. */
export function compareNames(a: string, b: string): number {
  return english().compare(a, b);
}

/**
 * Returns the rank, from 0, of each lower-cased name in English order: `Intl.Collator("en")`, which is the same on
 * every runtime. Names that compare as equal have the same rank.
 */
export function rankNames(lowerNames: readonly string[]): Uint32Array {
  const collator = english();
  const sorted = lowerNames
    .map((name, position) => ({ name, position }))
    .sort((a, b) => collator.compare(a.name, b.name));
  const ranks = new Uint32Array(lowerNames.length);
  let rank = 0;
  let previous: string | undefined;
  for (const { name, position } of sorted) {
    if (previous !== undefined && collator.compare(previous, name) !== 0) rank += 1;
    ranks[position] = rank;
    previous = name;
  }
  return ranks;
}
