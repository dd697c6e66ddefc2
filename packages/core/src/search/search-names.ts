import { WORD } from "@gamedata/rules";
import type { Steps } from "../memoize/lazy.js";
import { createNameIndex, type NameIndex } from "../names/name-index.js";

/** Names and their words. */
export interface SearchNames {
  readonly index: NameIndex;
  /** The names as they are searched, each between two separators. */
  readonly text: string;
  /** The index in the text at which each name begins, and the end of the last name. */
  readonly starts: Uint32Array;
  /** 1 at each index where a word begins, else 0. */
  readonly isWordStart: Uint8Array;
  /** The start and end index of each word, and the position of its name. */
  readonly words: {
    readonly starts: Uint32Array;
    readonly ends: Uint32Array;
    readonly names: Uint32Array;
  };
}

/** Separates names; no cleaned name contains it. */
export const SEPARATOR = "\n";

/** Returns the words of a text. */
export function wordsIn(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(WORD)];
}

/** Prepares names, as `searchText` makes them, for the search; none of them may contain a line break. */
export function* createSearchNames(searched: readonly string[]): Steps<SearchNames> {
  const text = ["", ...searched, ""].join(SEPARATOR);
  const starts = new Uint32Array(searched.length + 1).fill(SEPARATOR.length);
  searched.forEach((name, position) => {
    starts[position + 1] = (starts[position] ?? 0) + name.length + SEPARATOR.length;
  });
  return { index: createNameIndex(searched), text, starts, ...(yield* markWords(text, starts)) };
}

/** Words of which one step takes care. */
const WORDS_OF_STEP = 5000;

function* markWords(text: string, nameStarts: Uint32Array): Steps<Pick<SearchNames, "isWordStart" | "words">> {
  const isWordStart = new Uint8Array(text.length);
  const starts: number[] = [];
  const ends: number[] = [];
  const names: number[] = [];
  let name = 0;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    isWordStart[index] = 1;
    while (index >= (nameStarts[name + 1] ?? text.length)) name += 1;
    starts.push(index);
    ends.push(index + word.length);
    names.push(name);
    if (names.length % WORDS_OF_STEP === 0) yield;
  }
  return {
    isWordStart,
    words: { starts: Uint32Array.from(starts), ends: Uint32Array.from(ends), names: Uint32Array.from(names) },
  };
}
