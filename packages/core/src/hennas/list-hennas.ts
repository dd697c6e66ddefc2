import type { HennaSummary, Page } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { wholePage } from "../query/page.js";

/**
 * Lists all henna symbols by id, on one page.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * const [first] = listHennas(catalog).data;
 * assert.deepEqual(first?.statChanges, { STR: 1, CON: -3 });
 * ```
 */
export function listHennas(catalog: Catalog): Page<HennaSummary> {
  return wholePage(catalog[parts].hennas().all.map(({ summary }) => summary));
}
