/**
 * Ranks names in case-insensitive English order: `Intl.Collator("en")` on the lower-cased names, the same on every
 * runtime. Names that the order does not tell apart have the same rank.
 *
 * @param lowerNames The lower-cased names.
 * @returns The rank of each name, from 0, in the order of the names given.
 */
export function rankNames(lowerNames: readonly string[]): Uint32Array {
  const collator = new Intl.Collator("en");
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
