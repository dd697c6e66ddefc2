import { lazy } from "../memoize/lazy.js";

const english = /* @__PURE__ */ lazy(() => new Intl.Collator("en"));

/** Compares two lower-cased names in English order, which is the same on every runtime; a missing name comes last. */
export function compareNames(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return english().compare(a, b);
}
