import type { LocationRef, Page } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { wholePage } from "../query/page.js";

/**
 * Lists all hunting and map locations by id, on one page.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * const [first] = listLocations(catalog).data;
 * assert.deepEqual(first, { id: 2, name: "Execution Grounds", minLevel: 25 });
 * ```
 */
export function listLocations(catalog: Catalog): Page<LocationRef> {
  return wholePage(catalog[parts].locations().all);
}
