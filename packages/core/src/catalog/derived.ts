import { type Catalog, memory } from "./catalog.js";

/** Gives the value that was derived from a catalog; computed on the first call, kept with the catalog. */
export type Derived<Value> = (catalog: Catalog) => Value;

let count = 0;

/**
 * Defines an index, or any other value computed from a catalog: it is computed at most once for each catalog, when it is
 * first needed, and is released together with the catalog. An error while computing is not kept.
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
  const place = count;
  count += 1;
  return (catalog) => {
    const values = catalog[memory];
    values[place] ??= compute(catalog);
    // Only this function writes to its place, so that what it holds is a Value.
    return values[place] as Value;
  };
}
