import type { Page, RegionRef } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { wholePage } from "../query/page.js";

/**
 * Lists all map regions by id, on one page.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * assert.equal(listRegions(catalog).data[0]?.name, "Talking Island Village");
 * ```
 */
export function listRegions(catalog: Catalog): Page<RegionRef> {
  return wholePage(catalog[parts].regions().all);
}
