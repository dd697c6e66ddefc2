import type { ClassRow, ClassSummary, Page } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { wholePage } from "../query/page.js";

/**
 * Lists all player classes by id, on one page.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * const { data } = listClasses(catalog);
 * assert.equal(data[0]?.name, "Human Fighter");
 * ```
 */
export function listClasses(catalog: Catalog): Page<ClassSummary> {
  return wholePage(catalog[parts].classes().all.map(classSummaryOf));
}

/**
 * Shows a class as lists do.
 *
 * @param row The class's row.
 */
export function classSummaryOf({ id, name, race, type, professionLevel, parentClassId }: ClassRow): ClassSummary {
  return { id, name, race, type, professionLevel, parentClassId: parentClassId ?? null };
}
