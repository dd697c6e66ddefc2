import { WORD } from "@gamedata/rules";
import { type LazyInSteps, lazyInSteps, type Steps } from "../memoize/lazy.js";
import { createNameIndex, type NameIndex } from "../names/name-index.js";

/** Names and their words. */
export interface SearchNames {
  readonly index: NameIndex;
  /** What a text with a typo is compared with; no other text needs it. */
  readonly words: LazyInSteps<NameWords>;
}

/** The words of names. */
export interface NameWords {
  /** The names as they are searched, one a line. */
  readonly text: string;
  /** The start and end index of each word in the text, and the position of its name. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly names: Uint32Array;
}

/** Returns the words of a text. */
export function wordsIn(text: string): readonly RegExpExecArray[] {
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
