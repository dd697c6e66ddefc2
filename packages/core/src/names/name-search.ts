import { lazy } from "../rows/lazy.js";

/** Positions of rows in a list, from 0, ascending; not to be modified. */
export type Positions = readonly number[] | Uint32Array;

/** Finds rows by a substring of their name. */
export interface NameSearch {
  /** Returns the positions of the rows whose name contains a text, which is lower-cased and not empty. */
  find(text: string): Positions;
}

/** Returns the positions of the names that contain an n-gram, ascending. */
type FindNgram = (ngram: string) => Uint32Array;

/** Letters of the n-grams by which longer texts are looked up. */
const NGRAM_LENGTH = 3;

const noPositions = /* @__PURE__ */ new Uint32Array();

/**
 * Builds a trigram index over lower-cased names: for each three neighbouring letters, the names that contain them. A
 * name that contains a text contains all trigrams of the text, so only the names with the rarest of them are compared.
 * Texts of two letters have an index of bigrams. Both indexes are built on first use.
 */
export function createNameSearch(lowerNames: readonly string[]): NameSearch {
  const positions = Uint32Array.from(lowerNames.keys());
  const byLength = new Map([2, NGRAM_LENGTH].map((length) => [length, lazy(() => indexNgrams(lowerNames, length))]));

  return {
    find(text) {
      const findNgram = byLength.get(Math.min(text.length, NGRAM_LENGTH))?.();
      // A text as long as the n-grams is an n-gram itself; a single letter has no index.
      if (findNgram !== undefined && text.length <= NGRAM_LENGTH) return findNgram(text);
      const candidates = findNgram === undefined ? positions : withRarestNgram(findNgram, text);
      const found: number[] = [];
      for (let index = 0; index < candidates.length; index += 1) {
        const position = candidates[index];
        if (position !== undefined && lowerNames[position]?.includes(text)) found.push(position);
      }
      return found;
    },
  };
}

/**
 * Builds an index of all n-grams of one length. The positions of all n-grams share one array: they are counted first,
 * then written. Thousands of small arrays would take three times the memory, and as much again while they grow.
 */
function indexNgrams(lowerNames: readonly string[], length: number): FindNgram {
  const numbers = new Map<string, number>();
  const ends: number[] = [];
  for (const [ngram] of ngramsOf(lowerNames, length)) {
    const number = numbers.get(ngram) ?? numbers.size;
    numbers.set(ngram, number);
    ends[number] = (ends[number] ?? 0) + 1;
  }
  let total = 0;
  const nexts = ends.map((count, number) => {
    const start = total;
    total += count;
    ends[number] = total;
    return start;
  });
  const positions = new Uint32Array(total);
  for (const [ngram, position] of ngramsOf(lowerNames, length)) {
    const number = numbers.get(ngram) ?? 0;
    const next = nexts[number] ?? 0;
    positions[next] = position;
    nexts[number] = next + 1;
  }
  return (ngram) => {
    const number = numbers.get(ngram);
    return number === undefined ? noPositions : positions.subarray(ends[number - 1] ?? 0, ends[number]);
  };
}

/** Returns each n-gram of each name, once per name, with the position of the name. */
function* ngramsOf(
  lowerNames: readonly string[],
  length: number,
): Generator<readonly [ngram: string, position: number]> {
  for (const [position, name] of lowerNames.entries()) {
    for (let start = 0; start + length <= name.length; start += 1) {
      const ngram = name.slice(start, start + length);
      if (name.indexOf(ngram) === start) yield [ngram, position];
    }
  }
}

/** Returns the positions of the names that contain the rarest trigram of a text. */
function withRarestNgram(findNgram: FindNgram, text: string): Uint32Array {
  let rarest = findNgram(text.slice(0, NGRAM_LENGTH));
  for (let start = 1; start + NGRAM_LENGTH <= text.length && rarest.length > 0; start += 1) {
    const positions = findNgram(text.slice(start, start + NGRAM_LENGTH));
    if (positions.length < rarest.length) rarest = positions;
  }
  return rarest;
}
