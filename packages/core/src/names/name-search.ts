import { lazy } from "../memoize/lazy.js";
import { memoizeLatest } from "../memoize/memoize.js";

/** Positions of rows in a list, from 0, ascending; not to be modified. */
export type Positions = Uint32Array | Float64Array;

/** Finds rows by a substring of their name. */
export interface NameSearch {
  /**
   * Returns the positions of the rows whose name contains a text, which is lower-cased and not empty. They may be overwritten by
   * the next search.
   */
  find(text: string): Positions;
}

/** Returns the places at which a text of at most three letters begins; those of a shorter text are not in order. */
type FindPlaces = (text: string) => Numbers;
/** `Float64Array` where places are too great for the other. */
type Numbers = Uint32Array | Float64Array;

/** The letters of a trigram; longer texts are found by their trigrams. */
const TRIGRAM_LENGTH = 3;
/** One more than the greatest number of a `Uint32Array`. */
const UINT32_NUMBERS = 2 ** 32;
/** Texts of one or two letters whose names are kept. */
const KEPT_TEXTS = 2048;

/**
 * Builds an index of lower-cased names, on first use: each trigram has a list of its places. A longer text is where its trigrams
 * follow each other; a shorter one is where the trigrams that begin with it are. So names are compared only for a text with one of
 * the rarest letters, and all lists are read in order.
 */
export function createNameSearch(lowerNames: readonly string[]): NameSearch {
  const letters = lazy(() => numberLetters(lowerNames));
  /** One more than the longest name has letters, so that no text reaches into the next name. */
  const width = lowerNames.reduce((longest, { length }) => Math.max(longest, length), 0) + 1;
  const findPlaces = lazy(() => indexPlaces(letters(), lowerNames.length, width));
  const namesOfShort = memoizeLatest(KEPT_TEXTS, (text: string) =>
    distinctNames(findPlaces()(text), width, lowerNames.length),
  );
  // Overwritten by each search for a longer text: new arrays of thousands of numbers would mostly be garbage to be collected.
  let buffer: Numbers = new Uint32Array(0);
  function namesOfLong(text: string): Positions {
    const [{ start, places } = noTrigram, ...others] = trigramsOf(text, findPlaces());
    if (buffer.length < places.length) buffer = places.slice();
    let count = places.length;
    let found = places;
    for (const other of others) {
      count = writeFollowed(buffer, found.subarray(0, count), other.places, other.start - start);
      found = buffer;
    }
    return buffer.subarray(0, writeNames(buffer, found.subarray(0, count), width));
  }
  return {
    find(text) {
      const found = text.length < TRIGRAM_LENGTH ? namesOfShort(text) : namesOfLong(text);
      return letters().areDistinct(text) ? found : found.filter((position) => lowerNames[position]?.includes(text));
    },
  };
}

/** The letters (UTF-16 code units) of names as small numbers, so that each trigram has a small number, too. */
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

/** Builds the index of the places of all trigrams; at the end of a name `END` stands for the letters that are missing. */
function indexPlaces({ all, count, numbers }: Letters, names: number, width: number): FindPlaces {
  const size = count ** TRIGRAM_LENGTH;
  const trigramAt = (index: number): number => {
    const second = all[index + 1] ?? END;
    const third = second === END ? END : (all[index + 2] ?? END);
    return ((all[index] ?? END) * count + second) * count + third;
  };
  // The end of the list of each trigram: first its length, then its start, which grows as the list is written.
  const ends = new Uint32Array(size);
  for (let index = 0; index < all.length; index += 1) {
    if (all[index] === END) continue;
    const trigram = trigramAt(index);
    ends[trigram] = (ends[trigram] ?? 0) + 1;
  }
  let total = 0;
  for (let trigram = 0; trigram < size; trigram += 1) {
    const start = total;
    total += ends[trigram] ?? 0;
    ends[trigram] = start;
  }
  const places = names * width <= UINT32_NUMBERS ? new Uint32Array(total) : new Float64Array(total);
  let nameStart = 0;
  let nameWidth = 0;
  for (let index = 0; index < all.length; index += 1) {
    if (all[index] === END) {
      nameStart = index + 1;
      nameWidth += width;
      continue;
    }
    const trigram = trigramAt(index);
    const end = ends[trigram] ?? 0;
    places[end] = nameWidth + index - nameStart;
    ends[trigram] = end + 1;
  }
  return (text) => {
    let first = 0;
    for (let index = 0; index < text.length; index += 1)
      first = first * count + (numbers[text.charCodeAt(index)] || RARE);
    // The trigrams that begin with a shorter text follow each other.
    const range = count ** (TRIGRAM_LENGTH - text.length);
    return places.subarray(ends[first * range - 1] ?? 0, ends[(first + 1) * range - 1]);
  };
}

/** A trigram of a text: the index of its first letter in the text, and its places in the names. */
interface Trigram {
  readonly start: number;
  readonly places: Numbers;
}

const noTrigram: Trigram = { start: 0, places: /* @__PURE__ */ new Uint32Array(0) };

/** Returns trigrams of a text, the rarest first; each letter is in one of them. */
function trigramsOf(text: string, findPlaces: FindPlaces): readonly Trigram[] {
  const last = text.length - TRIGRAM_LENGTH;
  const trigrams: Trigram[] = [];
  for (let index = 0; index < last + TRIGRAM_LENGTH; index += TRIGRAM_LENGTH) {
    const start = Math.min(index, last);
    trigrams.push({ start, places: findPlaces(text.slice(start, start + TRIGRAM_LENGTH)) });
  }
  return trigrams.sort((a, b) => a.places.length - b.places.length);
}

/**
 * Writes the places that have one of the others at a distance, and returns their number. All are ascending. `target` may be the
 * array of the places.
 */
function writeFollowed(target: Numbers, places: Numbers, others: Numbers, distance: number): number {
  let count = 0;
  let other = 0;
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    while (other < others.length && (others[other] ?? 0) < place + distance) other += 1;
    if (other === others.length) break;
    if (others[other] !== place + distance) continue;
    target[count] = place;
    count += 1;
  }
  return count;
}

/** Writes the names in which places are, each once, and returns their number. `target` may be the array of the places. */
function writeNames(target: Numbers, places: Numbers, width: number): number {
  let count = 0;
  let latest: number | undefined;
  for (let index = 0; index < places.length; index += 1) {
    const name = Math.floor((places[index] ?? 0) / width);
    if (name === latest) continue;
    target[count] = name;
    count += 1;
    latest = name;
  }
  return count;
}

/** Returns the names in which places are, each once and in order; the places need not be in order. */
function distinctNames(places: Numbers, width: number, count: number): Uint32Array {
  const has = new Uint8Array(count);
  for (let index = 0; index < places.length; index += 1) has[Math.floor((places[index] ?? 0) / width)] = 1;
  const names = new Uint32Array(has.reduce((sum, one) => sum + one, 0));
  let next = 0;
  for (let name = 0; name < count; name += 1) {
    if (has[name] === 0) continue;
    names[next] = name;
    next += 1;
  }
  return names;
}
