import { lazy } from "../rows/lazy.js";

const english = /* @__PURE__ */ lazy(() => new Intl.Collator("en"));

/** Compares two lower-cased names in English order: `Intl.Collator("en")`, which is the same on every runtime. */
export function compareNames(a: string, b: string): number {
  return english().compare(a, b);
}

/** Small letters, digits, spaces and the punctuation of ASCII: each of them has a place of its own in English order. */
const PLAIN_NAME = /^[ -@[-~]*$/u;
const PUNCTUATION = /[^ a-z0-9]/gu;

/** What punctuation has in a sort key: it is between the space and digits, in English order. */
const punctuationKeys = /* @__PURE__ */ lazy(() => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).join("");
  const sorted = (ascii.slice(32).toLowerCase().match(PUNCTUATION) ?? []).sort(compareNames);
  return new Map(sorted.map((sign, index) => [sign, `!${String.fromCharCode("!".charCodeAt(0) + index)}`]));
});

/** Returns the sort key of a name: keys by code unit are in the order of the names. `undefined` if it has other letters. */
function sortKeyOf(lowerName: string): string | undefined {
  if (!PLAIN_NAME.test(lowerName)) return undefined;
  return lowerName.replace(PUNCTUATION, (sign) => punctuationKeys().get(sign) ?? "");
}

/** Returns a comparison of names by their position in a list, as `compareNames`, but several times faster. */
export function comparePositions(lowerNames: readonly string[]): (a: number, b: number) => number {
  const keys = lowerNames.map(sortKeyOf);
  return (a, b) => {
    const one = keys[a];
    const other = keys[b];
    if (one === undefined || other === undefined) return compareNames(lowerNames[a] ?? "", lowerNames[b] ?? "");
    if (one === other) return 0;
    return one < other ? -1 : 1;
  };
}

/** Returns the rank, from 0, of each lower-cased name in English order. Names that compare as equal have the same rank. */
export function rankNames(lowerNames: readonly string[]): Uint32Array {
  const distinct = [...new Set(lowerNames)];
  const compare = comparePositions(distinct);
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
