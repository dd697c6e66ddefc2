import { lazy } from "../rows/lazy.js";

const english = /* @__PURE__ */ lazy(() => new Intl.Collator("en"));

/** Compares two lower-cased names in English order: `Intl.Collator("en")`, which is the same on every runtime. */
export function compareNames(a: string, b: string): number {
  return english().compare(a, b);
}

/** Small letters, digits, spaces and the punctuation of ASCII: each of them has a place of its own in English order. */
const PLAIN_NAME = /^[ -@[-~]*$/u;
/** A name without punctuation, which is its own sort key. */
const WORDS = /^[ a-z0-9]*$/u;
const PUNCTUATION = /[^ a-z0-9]/gu;
/** The punctuation of ASCII in English order, that of the Unicode CLDR: to ask a collator for it would take 6 ms at the start. */
const PUNCTUATION_ORDER = "_-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$";

/** Returns what a punctuation mark has in a sort key: it is between the space and digits, in English order. */
function punctuationKey(sign: string): string {
  return `!${String.fromCharCode("!".charCodeAt(0) + PUNCTUATION_ORDER.indexOf(sign))}`;
}

/** Returns the sort key of a name: keys by code unit are in the order of the names. `undefined` if it has other letters. */
function sortKeyOf(lowerName: string): string | undefined {
  if (WORDS.test(lowerName)) return lowerName;
  if (!PLAIN_NAME.test(lowerName)) return undefined;
  return lowerName.replace(PUNCTUATION, punctuationKey);
}

/**
 * Returns a comparison of names by their number, as `compareNames`, but several times faster. A number without a name comes last.
 *
 * @param count How many numbers are expected, from 0: room is made for them at once.
 * @param lowerNameAt Returns the lower-cased name of a number.
 */
export function compareNamesAt(
  count: number,
  lowerNameAt: (index: number) => string | undefined,
): (a: number, b: number) => number {
  // `null` for a name that has no sort key, and `undefined` for one that was not compared yet.
  const keys = new Array<string | null | undefined>(count).fill(undefined);
  function keyAt(index: number): string | null {
    const name = lowerNameAt(index);
    const key = (name === undefined ? undefined : sortKeyOf(name)) ?? null;
    keys[index] = key;
    return key;
  }
  return (a, b) => {
    let one = keys[a];
    if (one === undefined) one = keyAt(a);
    let other = keys[b];
    if (other === undefined) other = keyAt(b);
    if (one === null || other === null) return compareOrMissing(lowerNameAt(a), lowerNameAt(b));
    if (one === other) return 0;
    return one < other ? -1 : 1;
  };
}

function compareOrMissing(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compareNames(a, b);
}

/** Returns the rank, from 0, of each lower-cased name in English order. Names that compare as equal have the same rank. */
export function rankNames(lowerNames: readonly string[]): Uint32Array {
  const distinct = [...new Set(lowerNames)];
  const compare = compareNamesAt(distinct.length, (position) => distinct[position]);
  const sorted = new Uint32Array(distinct.keys()).sort(compare);
  const rankByName = new Map<string, number>();
  let rank = 0;
  for (let index = 0; index < sorted.length; index += 1) {
    const position = sorted[index] ?? 0;
    if (index > 0 && compare(sorted[index - 1] ?? 0, position) !== 0) rank += 1;
    rankByName.set(distinct[position] ?? "", rank);
  }
  return Uint32Array.from(lowerNames, (name) => rankByName.get(name) ?? 0);
}
