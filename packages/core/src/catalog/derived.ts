import { lazyInSteps, type Steps } from "../memoize/lazy.js";
import { type Catalog, memory } from "./catalog.js";

/** Returns the value derived from a catalog; it is computed on the first call and stored in the catalog. */
export type Derived<Value> = (catalog: Catalog) => Value;

let count = 0;

/**
 * Defines an index, or another value computed from a catalog. It is computed at most once per catalog, on first use,
 * and is released together with the catalog. If the computation throws, nothing is stored.
 *
 * @example
 * ```ts
 * const heaviest = derived(({ dataset }) => [...dataset.items].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0)));
 * assert.equal(heaviest(catalog)[0]?.name, "Composite Armor");
 * assert.equal(heaviest(catalog), heaviest(catalog));
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function derived<Value extends object>(compute: (catalog: Catalog) => Value): Derived<Value> {
  const position = count;
  count += 1;
  return (catalog) => {
    const values = catalog[memory];
    values[position] ??= compute(catalog);
    // Only this function writes to this position, so the element is a Value.
    return values[position] as Value;
  };
}

/** A derived value that can be computed in steps, between which a server answers others. */
export interface DerivedInSteps<Value> extends Derived<Value> {
  /** Takes the steps that nobody has taken yet. */
  readonly steps: (catalog: Catalog) => Steps<Value>;
}

/** Defines a derived value that takes more than some milliseconds; a call takes the steps that are left. */
// @__NO_SIDE_EFFECTS__
export function derivedInSteps<Value extends object>(
  compute: (catalog: Catalog) => Steps<Value>,
): DerivedInSteps<Value> {
  const values = derived((catalog) => lazyInSteps(() => compute(catalog)));
  return Object.assign((catalog: Catalog) => values(catalog)(), {
    steps: (catalog: Catalog) => values(catalog).steps(),
  });
}
