/** Names made ready for a search, in one long text, so that one scan of it answers a query. */
export interface NameText {
  /** The lower-cased names, each between two line breaks. */
  readonly text: string;
  /** Where each name begins in the text, and where one more would. */
  readonly starts: Uint32Array;
  /** 1 where a word begins in the text, else 0. */
  readonly isWordStart: Uint8Array;
  /** Where each word begins and ends in the text, and which name it is of, by position. */
  readonly words: {
    readonly starts: Uint32Array;
    readonly ends: Uint32Array;
    readonly names: Uint32Array;
  };
}

/** Stands around names; no cleaned name contains it. */
export const SEPARATOR = "\n";

/** Letters, their marks, digits, and the apostrophes between them. */
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/**
 * Finds the words of a text.
 *
 * @param text The text.
 */
export function wordsIn(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(WORD)];
}

/**
 * Makes names ready for a search.
 *
 * @param lowerNames The lower-cased names, none of them with a line break.
 */
export function createNameText(lowerNames: readonly string[]): NameText {
  const text = SEPARATOR + lowerNames.map((name) => name + SEPARATOR).join("");
  const starts = new Uint32Array(lowerNames.length + 1).fill(SEPARATOR.length);
  lowerNames.forEach((name, position) => {
    starts[position + 1] = (starts[position] ?? 0) + name.length + SEPARATOR.length;
  });
  return { text, starts, ...markWords(text, starts) };
}

function markWords(text: string, nameStarts: Uint32Array): Pick<NameText, "isWordStart" | "words"> {
  const found = wordsIn(text);
  const isWordStart = new Uint8Array(text.length);
  const starts = Uint32Array.from(found, ({ index }) => index);
  const ends = Uint32Array.from(found, ({ index, 0: word }) => index + word.length);
  const names = new Uint32Array(found.length);
  let name = 0;
  starts.forEach((start, word) => {
    isWordStart[start] = 1;
    while (start >= (nameStarts[name + 1] ?? text.length)) name += 1;
    names[word] = name;
  });
  return { isWordStart, words: { starts, ends, names } };
}
