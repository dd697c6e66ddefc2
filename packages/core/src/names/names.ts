import { eachInSteps, lazy, lazyInSteps, memoizeLatest, type Steps } from "../memoize/memoize.js";

/** White space other than single spaces. Most names have none, and the test is faster than the replacement. */
const IRREGULAR_SPACE = /\s\s|[^\S ]/u;

/** Cleans a name of the source: trims it and collapses white space to single spaces. */
export function cleanName(name: string): string {
  const trimmed = name.trim();
  return IRREGULAR_SPACE.test(trimmed) ? trimmed.replace(/\s+/gu, " ") : trimmed;
}

const english = /* @__PURE__ */ lazy(() => new Intl.Collator("en"));

/** Compares two lower-cased names in English order, which is the same on every runtime; a missing name comes last. */
export function compareNames(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return english().compare(a, b);
}

export interface NameIndex {
  /** The names as they are searched, by position. */
  readonly names: readonly string[];
  /** Builds what texts of three letters and more are found with, if it is not there yet, in steps of some milliseconds. */
  readonly prepare: () => Steps<void>;
  /** Returns the positions of the names that contain a text, which is as `searchText` makes it and not empty; ascending. */
  readonly find: (text: string) => readonly number[];
}

const TRIGRAM_LENGTH = 3;
/** Texts of one or two letters whose names are kept: every search that is typed begins with them. */
const KEPT_TEXTS = 64;
/** Texts that are looked for in all names before the index is built. */
const SCANS = 8;

/**
 * Indexes names, as `searchText` makes them, by their trigrams. A text is looked for in the names that have its rarest trigram, a shorter one in
 * all names, as are the first texts: the index takes longer than looking through all names a few times.
 */
export function createNameIndex(names: readonly string[]): NameIndex {
  const byTrigram = lazyInSteps(() => groupByTrigram(names));
  const positions = lazy(() => [...names.keys()]);
  const findAmong = (candidates: readonly number[], text: string) =>
    candidates.filter((position) => names[position]?.includes(text));
  const findShort = memoizeLatest(KEPT_TEXTS, (text: string) => findAmong(positions(), text));
  let scansLeft = SCANS;
  return {
    names,
    *prepare() {
      yield* byTrigram.steps();
      scansLeft = 0;
    },
    find(text) {
      if (text.length < TRIGRAM_LENGTH) return findShort(text);
      if (scansLeft > 0) {
        scansLeft -= 1;
        return findAmong(positions(), text);
      }
      let rarest: readonly number[] | undefined;
      for (let index = TRIGRAM_LENGTH - 1; index < text.length; index += 1) {
        const found = byTrigram().get(trigramAt(text, index)) ?? [];
        if (rarest === undefined || found.length < rarest.length) rarest = found;
      }
      return findAmong(rarest ?? [], text);
    },
  };
}

function* groupByTrigram(names: readonly string[]): Steps<ReadonlyMap<number, readonly number[]>> {
  const groups = new Map<number, number[]>();
  yield* eachInSteps(names, (name, position) => {
    for (let index = TRIGRAM_LENGTH - 1; index < name.length; index += 1) {
      const trigram = trigramAt(name, index);
      const group = groups.get(trigram);
      if (group === undefined) groups.set(trigram, [position]);
      else if (group.at(-1) !== position) group.push(position);
    }
  });
  return groups;
}

/** Bits of each letter in the number of a trigram; trigrams of rare letters can share a number, as names are compared anyway. */
const LETTER_BITS = 7;

/** Returns a number for the three letters that end at an index. */
function trigramAt(text: string, index: number): number {
  const [first, second, third] = [text.charCodeAt(index - 2), text.charCodeAt(index - 1), text.charCodeAt(index)];
  return (first << (2 * LETTER_BITS)) ^ (second << LETTER_BITS) ^ third;
}
