import type { Page, QuestSummary } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { wholePage } from "../query/page.js";

/**
 * Lists all quests by id, on one page.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * const [first] = listQuests(catalog).data;
 * assert.equal(first?.name, "Letters of Love");
 * assert.equal(first?.startNpc?.name, "Darin");
 * ```
 */
export function listQuests(catalog: Catalog): Page<QuestSummary> {
  return wholePage(catalog[parts].questSummaries());
}
