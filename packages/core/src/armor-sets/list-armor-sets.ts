import type { ArmorSet, Page } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { wholePage } from "../query/page.js";

/**
 * Lists all armor sets by id, on one page.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * const [first] = listArmorSets(catalog).data;
 * assert.equal(first?.pieces.chest.name, "Wooden Breastplate");
 * ```
 */
export function listArmorSets(catalog: Catalog): Page<ArmorSet> {
  return wholePage(catalog[parts].armorSets().all);
}
