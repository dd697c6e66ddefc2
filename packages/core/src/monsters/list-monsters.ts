import type { NpcSummary, Page } from "@gamedata/schema";
import { areaFilter } from "../areas/area-filter.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { checkNpcListQuery, type NpcListQuery } from "../npcs/npc-list-query.js";
import { npcSummaryOf } from "../npcs/npc-summary.js";
import { showPage } from "../query/page.js";

/**
 * Lists the monsters of the cleaned layer: one a name and level.
 *
 * @param catalog The catalog.
 * @param query The filters, the order and the page; the first 50 monsters by id when left out.
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the field.
 *
 * @example
 * ```ts
 * const { data } = listMonsters(catalog, { npcType: "RaidBoss", sort: "-level", limit: 5 });
 * assert.ok(data.every((boss) => boss.npcType === "RaidBoss"));
 * ```
 */
export function listMonsters(catalog: Catalog, query: NpcListQuery = {}): Page<NpcSummary> {
  const { monsters, rawNpcs } = catalog[parts];
  const checked = checkNpcListQuery(query, rawNpcs().monsterTypes);
  return showPage(monsters().listing.select(checked, areaFilter(catalog, query)), checked, ({ row }) =>
    npcSummaryOf(row),
  );
}
