import type { Page, RawNpc } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { checkNpcListQuery, type RawNpcListQuery } from "../npcs/npc-list-query.js";
import { showPage } from "../query/page.js";
import { rawNpcOf } from "./raw-npc.js";

/**
 * Lists every source entry of the raw layer, monsters, pets and summons too.
 *
 * @param catalog The catalog.
 * @param query The filters, the order and the page; the first 50 entries by id when left out.
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the field.
 *
 * @example
 * ```ts
 * const { data } = listRawNpcs(catalog, { q: "lector" });
 * assert.equal(data[0]?.mergedCount, 1);
 * ```
 */
export function listRawNpcs(catalog: Catalog, query: RawNpcListQuery = {}): Page<RawNpc> {
  const index = catalog[parts].rawNpcs();
  const checked = checkNpcListQuery(query, index.types);
  return showPage(index.listing().select(checked), checked, ({ row }) => rawNpcOf(catalog.manifest, row));
}

/**
 * Lists the source entries in the monster subset.
 *
 * @param catalog The catalog.
 * @param query The filters, the order and the page; the first 50 entries by id when left out.
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the field.
 *
 * @example
 * ```ts
 * const { data } = listRawMonsters(catalog, { q: "queen ant", levelMin: 40, levelMax: 40 });
 * assert.ok(data.some((monster) => monster.npcType === "GrandBoss"));
 * ```
 */
export function listRawMonsters(catalog: Catalog, query: RawNpcListQuery = {}): Page<RawNpc> {
  const index = catalog[parts].rawNpcs();
  const checked = checkNpcListQuery(query, index.monsterTypes);
  return showPage(index.monsterListing().select(checked), checked, ({ row }) => rawNpcOf(catalog.manifest, row));
}
