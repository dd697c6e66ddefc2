import { type SearchNames, wordsIn } from "./search-names.js";

/** Shorter texts are not searched with a typo: they would match too many names. */
const MINIMUM_TYPO_LENGTH = 4;

/**
 * Returns the positions of the names with a word within one typo of a lower-cased text: one letter added,
 * missing or changed, or two neighbouring letters swapped. A text of several words is compared with as many consecutive
 * words.
 */
export function findWithOneTypo({ words }: SearchNames, query: string): readonly number[] {
  const further = wordsIn(query).length - 1;
  if (further < 0 || query.length < MINIMUM_TYPO_LENGTH) return [];
  const { text, starts, ends, names } = words();
  const found: number[] = [];
  for (let first = 0; first + further < starts.length; first += 1) {
    const start = starts[first] ?? 0;
    const end = ends[first + further] ?? 0;
    if (Math.abs(end - start - query.length) > 1) continue;
    const name = names[first] ?? 0;
    if (names[first + further] !== name || found.at(-1) === name) continue;
    if (isWithinOneTypo(text, start, end, query)) found.push(name);
  }
  return found;
}

/** Removes the common prefix and suffix; the remaining letters are the typo. */
function isWithinOneTypo(text: string, start: number, end: number, query: string): boolean {
  const length = end - start;
  const shorter = Math.min(length, query.length);
  let before = 0;
  while (before < shorter && text.charCodeAt(start + before) === query.charCodeAt(before)) before += 1;
  let after = 0;
  while (after < shorter - before && text.charCodeAt(end - 1 - after) === query.charCodeAt(query.length - 1 - after))
    after += 1;
  const left = Math.max(length, query.length) - before - after;
  if (left <= 1) return true;
  return (
    left === 2 &&
    length === query.length &&
    text.charCodeAt(start + before) === query.charCodeAt(before + 1) &&
    text.charCodeAt(start + before + 1) === query.charCodeAt(before)
  );
}
