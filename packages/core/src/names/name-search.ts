import { lazy } from "../rows/lazy.js";

/** Positions of rows in a list, from 0, ascending; not to be modified. */
export type Positions = readonly number[] | Uint32Array | Float64Array;

/** Finds rows by a substring of their name. */
export interface NameSearch {
  /** Returns the positions of the rows whose name contains a text, which is lower-cased and not empty. */
  find(text: string): Positions;
}

/** Returns the numbers that an index has for an n-gram, ascending. */
type FindNgram = (ngram: string) => Numbers;
type Numbers = Uint32Array | Float64Array;
type NumbersConstructor = Uint32ArrayConstructor | Float64ArrayConstructor;

/** The most letters of an n-gram; longer texts are found by their n-grams of this length. */
const NGRAM_LENGTH = 3;
/** One more than the greatest number of a `Uint32Array`. */
const UINT32_NUMBERS = 2 ** 32;

/**
 * Builds indexes over lower-cased names. For one letter and for two there is a list of the names that contain them. For three
 * letters there is a list of their places: a longer text is where its trigrams follow each other. So names are compared only for
 * a text with one of the rarest letters, and all lists are read in order. Each index is built on first use.
 */
export function createNameSearch(lowerNames: readonly string[]): NameSearch {
  const letters = lazy(() => numberLetters(lowerNames));
  const namesByLength = Array.from({ length: NGRAM_LENGTH }, (_, length) =>
    lazy(() => indexNgrams(letters(), length, Uint32Array)),
  );
  /** Places that each name takes: one more than the longest has letters, so that no text reaches into the next name. */
  const width = lowerNames.reduce((longest, { length }) => Math.max(longest, length), 0) + 1;
  const Places = lowerNames.length * width <= UINT32_NUMBERS ? Uint32Array : Float64Array;
  const findPlaces = lazy(() => indexNgrams(letters(), NGRAM_LENGTH, Places, width));
  return {
    find(text) {
      const findNames = namesByLength[text.length];
      const found = findNames === undefined ? namesAt(placesOf(text, findPlaces()), width) : findNames()(text);
      return letters().areDistinct(text) ? found : found.filter((position) => lowerNames[position]?.includes(text));
    },
  };
}

/** The letters (UTF-16 code units) of names as small numbers, so that each n-gram has a small number, too. */
interface Letters {
  /** The letters of all names, with `END` after each name. */
  readonly all: Uint8Array;
  /** How many different numbers there are. */
  readonly count: number;
  /** The number of each letter, by code unit; those that are missing, or 0, have the number `RARE`. */
  readonly numbers: Uint8Array;
  /** Returns whether no letter of a text shares its number with another letter of the names. */
  readonly areDistinct: (text: string) => boolean;
}

const END = 0;
const RARE = 1;
/** The most letters with numbers of their own: enough for Latin script. The table of trigrams has the cube of their number. */
const DISTINCT_LETTERS = 62;
const CODE_UNITS = 2 ** 16;

function numberLetters(lowerNames: readonly string[]): Letters {
  const counts = new Uint32Array(CODE_UNITS);
  let greatest = 0;
  let length = 0;
  for (const name of lowerNames) {
    length += name.length + 1;
    for (let index = 0; index < name.length; index += 1) {
      const letter = name.charCodeAt(index);
      counts[letter] = (counts[letter] ?? 0) + 1;
      if (letter > greatest) greatest = letter;
    }
  }
  const letters: number[] = [];
  for (let letter = 0; letter <= greatest; letter += 1) if (counts[letter] !== 0) letters.push(letter);
  const frequent = letters.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, DISTINCT_LETTERS);
  const numbers = new Uint8Array(greatest + 1);
  for (const [index, letter] of frequent.entries()) numbers[letter] = RARE + 1 + index;
  const all = new Uint8Array(length);
  let next = 0;
  for (const name of lowerNames) {
    for (let index = 0; index < name.length; index += 1) all[next + index] = numbers[name.charCodeAt(index)] || RARE;
    next += name.length + 1;
  }
  const areAllDistinct = frequent.length === letters.length;
  return {
    all,
    count: RARE + 1 + frequent.length,
    numbers,
    areDistinct: (text) => areAllDistinct || text.split("").every((letter) => numbers[letter.charCodeAt(0)]),
  };
}

/**
 * Builds an index of all n-grams of one length: the places of each, or the positions of the names that contain it, ascending.
 * They share one array: they are counted first, then written.
 *
 * @param width Places that each name takes; if it is not given, positions of names are indexed.
 */
function indexNgrams(
  { all, count, numbers }: Letters,
  length: number,
  Numbers: NumbersConstructor,
  width?: number,
): FindNgram {
  const size = count ** length;
  const firstFactor = count ** (length - 1);
  // The n-grams in the order of the names, and the number of each.
  const ngrams = new Uint32Array(all.length);
  const ngramNumbers = new Numbers(all.length);
  let found = 0;
  // The end of the list of each n-gram: first its length, then its start, which grows as the list is written.
  const ends = new Uint32Array(size);
  // One more than the latest name of each n-gram.
  const latest = new Uint32Array(width === undefined ? size : 0);
  let position = 0;
  let start = 0;
  let ngram = 0;
  for (let index = 0; index < all.length; index += 1) {
    const letter = all[index] ?? END;
    if (letter === END) {
      position += 1;
      start = index + 1;
      ngram = 0;
      continue;
    }
    const place = index + 1 - length - start;
    if (place > 0) ngram -= (all[index - length] ?? END) * firstFactor;
    ngram = ngram * count + letter;
    if (place < 0) continue;
    if (width === undefined) {
      if (latest[ngram] === position + 1) continue;
      latest[ngram] = position + 1;
    }
    ngrams[found] = ngram;
    ngramNumbers[found] = width === undefined ? position : position * width + place;
    ends[ngram] = (ends[ngram] ?? 0) + 1;
    found += 1;
  }
  let total = 0;
  for (let each = 0; each < size; each += 1) {
    const length = ends[each] ?? 0;
    ends[each] = total;
    total += length;
  }
  const lists = new Numbers(total);
  for (let index = 0; index < total; index += 1) {
    const each = ngrams[index] ?? 0;
    const end = ends[each] ?? 0;
    lists[end] = ngramNumbers[index] ?? 0;
    ends[each] = end + 1;
  }
  return (text) => {
    let ngram = 0;
    for (let index = 0; index < text.length; index += 1)
      ngram = ngram * count + (numbers[text.charCodeAt(index)] || RARE);
    return lists.subarray(ends[ngram - 1] ?? 0, ends[ngram]);
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
