import { lazy } from "../rows/lazy.js";

/** Positions of rows in a list, from 0, ascending; not to be modified. */
export type Positions = readonly number[] | Uint32Array | Float64Array;

/** Finds rows by a substring of their name. */
export interface NameSearch {
  /** Returns the positions of the rows whose name contains a text, which is lower-cased and not empty. */
  find(text: string): Positions;
}

/** Returns the numbers that an index has for an n-gram, ascending. */
type FindNgram = (ngram: string) => Uint32Array | Float64Array;

/** The most letters of an n-gram; longer texts are found by their n-grams of this length. */
const NGRAM_LENGTH = 3;
/** One more than the greatest number of a `Uint32Array`. */
const UINT32_NUMBERS = 2 ** 32;

/**
 * Builds indexes over lower-cased names. A text of up to three letters is looked up: each n-gram has a list of the names
 * that contain it. For a longer text, each trigram has a list of its places: the text is where its trigrams follow each
 * other. So no name is compared, and all lists are read in order. Each index is built on first use.
 */
export function createNameSearch(lowerNames: readonly string[]): NameSearch {
  const namesByLength = Array.from({ length: NGRAM_LENGTH + 1 }, (_, length) =>
    lazy(() => indexNgrams(lowerNames, length, Uint32Array, (position) => position)),
  );
  /** Places that each name takes: one more than the longest has letters, so that no text reaches into the next name. */
  const width = lowerNames.reduce((longest, { length }) => Math.max(longest, length), 0) + 1;
  const Places = lowerNames.length * width <= UINT32_NUMBERS ? Uint32Array : Float64Array;
  const findPlaces = lazy(() =>
    indexNgrams(lowerNames, NGRAM_LENGTH, Places, (position, start) => position * width + start),
  );
  return {
    find(text) {
      const findNames = namesByLength[text.length];
      return findNames === undefined ? namesAt(placesOf(text, findPlaces()), width) : findNames()(text);
    },
  };
}

/**
 * Builds an index of all n-grams of one length: the different numbers of each, ascending. They share one array: they are
 * counted first, then written. Thousands of small arrays would take three times the memory, and as much again while they
 * grow.
 *
 * @param numberOf Returns the number for the n-gram at an index of a name; it must not decrease.
 */
function indexNgrams(
  lowerNames: readonly string[],
  length: number,
  Numbers: Uint32ArrayConstructor | Float64ArrayConstructor,
  numberOf: (position: number, start: number) => number,
): FindNgram {
  const ranks = new Map<string, number>();
  const ends: number[] = [];
  const latest: number[] = [];
  /** The ranks of the n-grams that are found one after the other, and their numbers. */
  const found: number[] = [];
  const numbers: number[] = [];
  for (const [position, name] of lowerNames.entries()) {
    for (let start = 0; start + length <= name.length; start += 1) {
      const ngram = name.slice(start, start + length);
      const rank = ranks.get(ngram) ?? ranks.size;
      if (rank === ranks.size) ranks.set(ngram, rank);
      const number = numberOf(position, start);
      if (latest[rank] === number) continue;
      latest[rank] = number;
      ends[rank] = (ends[rank] ?? 0) + 1;
      found.push(rank);
      numbers.push(number);
    }
  }
  let total = 0;
  const nexts = ends.map((count, rank) => {
    const start = total;
    total += count;
    ends[rank] = total;
    return start;
  });
  const lists = new Numbers(total);
  for (let index = 0; index < total; index += 1) {
    const rank = found[index] ?? 0;
    const next = nexts[rank] ?? 0;
    lists[next] = numbers[index] ?? 0;
    nexts[rank] = next + 1;
  }
  const none = new Numbers(0);
  return (ngram) => {
    const rank = ranks.get(ngram);
    return rank === undefined ? none : lists.subarray(ends[rank - 1] ?? 0, ends[rank]);
  };
}

/** Returns the places of the rarest trigram of a text at which the others follow or precede it as in the text. */
function placesOf(text: string, findPlaces: FindNgram): Positions {
  const last = text.length - NGRAM_LENGTH;
  // Each letter is in one of them.
  const starts = Array.from({ length: Math.ceil(last / NGRAM_LENGTH) + 1 }, (_, index) =>
    Math.min(index * NGRAM_LENGTH, last),
  );
  const [rarest, ...others] = starts
    .map((start) => ({ start, places: findPlaces(text.slice(start, start + NGRAM_LENGTH)) }))
    .sort((a, b) => a.places.length - b.places.length);
  let found: Positions = rarest?.places ?? [];
  for (const { start, places } of others) found = followed(found, places, start - (rarest?.start ?? 0));
  return found;
}

/** Returns the places that have one of the others at a distance; both are ascending. */
function followed(places: Positions, others: Positions, distance: number): readonly number[] {
  const found: number[] = [];
  let other = 0;
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    while ((others[other] ?? Number.POSITIVE_INFINITY) < place + distance) other += 1;
    if (others[other] === place + distance) found.push(place);
  }
  return found;
}

/** Returns the names in which places are, each once. */
function namesAt(places: Positions, width: number): readonly number[] {
  const names: number[] = [];
  let latest: number | undefined;
  for (let index = 0; index < places.length; index += 1) {
    const name = Math.floor((places[index] ?? 0) / width);
    if (name !== latest) names.push(name);
    latest = name;
  }
  return names;
}
