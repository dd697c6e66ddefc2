import { WORD, WORD_START } from "@gamedata/rules";
import { type LazyInSteps, lazyInSteps, type Steps } from "../memoize/memoize.js";
import { createNameIndex, type NameIndex } from "../names/names.js";

export interface SearchNames {
  readonly index: NameIndex;
  /** What a text with a typo is compared with; no other text needs it. */
  readonly words: LazyInSteps<NameWords>;
}

interface NameWords {
  /** The names as they are searched, one a line. */
  readonly text: string;
  /** The start and end index of each word in the text, and the position of its name. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly names: Uint32Array;
}

function wordsIn(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(WORD)];
}

/** Prepares names, as `searchText` makes them, for the search; none of them may contain a line break. */
export const createSearchNames = (searched: readonly string[]): SearchNames => ({
  index: createNameIndex(searched),
  words: lazyInSteps(() => findWords(searched)),
});

/** Words of which one step takes care. */
const WORDS_OF_STEP = 5000;

function* findWords(searched: readonly string[]): Steps<NameWords> {
  const text = searched.join("\n");
  const starts: number[] = [];
  const ends: number[] = [];
  const names: number[] = [];
  let name = 0;
  let endOfName = searched[0]?.length ?? 0;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    while (index > endOfName) {
      name += 1;
      endOfName += 1 + (searched[name]?.length ?? 0);
    }
    starts.push(index);
    ends.push(index + word.length);
    names.push(name);
    if (names.length % WORDS_OF_STEP === 0) yield;
  }
  return { text, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends), names: Uint32Array.from(names) };
}

/**
 * Returns the positions of the names that a text finds, which is as `searchText` makes it and not empty, in lists by rank: equal names, names
 * that begin with the text, names with a word that begins with it, other names that contain it, and names with words that begin
 * with each word of the text; each by position.
 */
export function findNames(names: SearchNames, query: string): readonly (readonly number[])[] {
  const whole: number[] = [];
  const beginning: number[] = [];
  const wordBeginning: number[] = [];
  const anywhere: number[] = [];
  for (const position of names.index.find(query)) {
    const name = names.index.names[position] ?? "";
    if (!name.startsWith(query)) (hasWord(name, query) ? wordBeginning : anywhere).push(position);
    else (name.length === query.length ? whole : beginning).push(position);
  }
  return [whole, beginning, wordBeginning, anywhere, findInAnyOrder(names, query)];
}

/** Returns the names that do not contain a text, but have a word that begins with each of its words. */
function findInAnyOrder(names: SearchNames, query: string): readonly number[] {
  const words = wordsIn(query).map(([word]) => word);
  const [longest, ...others] = [...new Set(words)].sort((a, b) => b.length - a.length);
  // A name with the only word of a text without other characters contains the text.
  if (longest === undefined || longest === query) return [];
  return names.index.find(longest).filter((position) => {
    const name = names.index.names[position] ?? "";
    return others.every((word) => hasWord(name, word)) && hasWord(name, longest) && !name.includes(query);
  });
}

/** Returns whether a name has a word that begins with a text. */
function hasWord(name: string, query: string): boolean {
  for (let hit = name.indexOf(query); hit !== -1; hit = name.indexOf(query, hit + 1)) {
    WORD_START.lastIndex = hit;
    if (WORD_START.test(name)) return true;
  }
  return false;
}

/** Shorter texts are not searched with a typo: they would match too many names. */
const MINIMUM_TYPO_LENGTH = 4;

/**
 * Returns the positions of the names with a word, or several consecutive ones, within one typo of a lower-cased text: one letter or space added,
 * missing or changed, or two neighbours swapped.
 */
export function findWithOneTypo({ words }: SearchNames, query: string): readonly number[] {
  if (wordsIn(query).length === 0 || query.length < MINIMUM_TYPO_LENGTH) return [];
  const { text, starts, ends, names } = words();
  const found: number[] = [];
  const { length } = ends;
  // The first word that ends late enough; it is never an earlier one for a later start.
  let nearest = 0;
  for (let first = 0; first < length; first += 1) {
    const start = starts[first] ?? 0;
    const shortest = start + query.length - 1;
    while (nearest < length && (ends[nearest] ?? 0) < shortest) nearest += 1;
    for (let last = nearest; last < length; last += 1) {
      const end = ends[last] ?? 0;
      if (end > shortest + 2) break;
      const name = names[first] ?? 0;
      if (names[last] === name && found.at(-1) !== name && isWithinOneTypo(text, start, end, query)) found.push(name);
    }
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
