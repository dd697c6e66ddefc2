import type { NpcSummary, Page } from "@gamedata/schema";
import { areaFilter } from "../areas/area-filter.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { showPage } from "../query/page.js";
import { checkNpcListQuery, type NpcListQuery } from "./npc-list-query.js";
import { npcSummaryOf } from "./npc-summary.js";

/**
 * Lists the NPCs of the cleaned layer, monsters too: one a name and level.
 *
 * @param catalog The catalog.
 * @param query The filters, the order and the page; the first 50 NPCs by id when left out.
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the field.
 *
 * @example
 * ```ts
 * const { data } = listNpcs(catalog, { q: "queen ant", npcType: "GrandBoss" });
 * assert.deepEqual(data.map((npc) => npc.level), [40]);
 * ```
 */
export function listNpcs(catalog: Catalog, query: NpcListQuery = {}): Page<NpcSummary> {
  const { npcs, rawNpcs } = catalog[parts];
  const checked = checkNpcListQuery(query, rawNpcs().types);
  return showPage(npcs().listing.select(checked, areaFilter(catalog, query)), checked, ({ row }) => npcSummaryOf(row));
}
