import type { ItemId, ItemSourceEntry, Page } from "@gamedata/schema";
import { present } from "../answer/present.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { chancePercent, displayChance } from "../drops/drop-chance.js";
import { displayQuantity } from "../drops/drop-quantity.js";
import { checkPage, DEFAULT_SOURCE_LIMIT, type PageQuery, pageOf } from "../query/page.js";
import { findItem } from "./get-item.js";
import type { ItemSource } from "./item-sources.js";

/**
 * Lists the NPCs that drop an item, by falling chance, rising level, name, id; empty for an item that nothing drops.
 *
 * @param catalog The catalog.
 * @param id The item's id.
 * @param query The page; the first 25 rows when left out.
 * @throws {GameDataError} `INVALID_ID`, `INVALID_PARAMETER`, or `ITEM_NOT_FOUND` for an id that no item has.
 *
 * @example
 * ```ts
 * const { data, meta } = listItemDroppers(catalog, 57, { limit: 1 });
 * assert.equal(data.length, 1);
 * assert.ok(meta.total > 1000);
 * ```
 */
export function listItemDroppers(catalog: Catalog, id: ItemId, query: PageQuery = {}): Page<ItemSourceEntry> {
  const bounds = checkPage(query, DEFAULT_SOURCE_LIMIT);
  const { row } = findItem(catalog, id);
  return pageOf(catalog[parts].itemSources().droppers.get(row.id) ?? [], bounds, itemSourceEntryOf);
}

/**
 * Lists the NPCs that an item is spoiled from, by falling chance, rising level, name, id; empty for an item that is not
 * spoiled.
 *
 * @param catalog The catalog.
 * @param id The item's id.
 * @param query The page; the first 25 rows when left out.
 * @throws {GameDataError} `INVALID_ID`, `INVALID_PARAMETER`, or `ITEM_NOT_FOUND` for an id that no item has.
 *
 * @example
 * ```ts
 * const { meta } = listItemSpoilers(catalog, 57);
 * assert.deepEqual(meta, { total: 0, limit: 25, offset: 0 });
 * ```
 */
export function listItemSpoilers(catalog: Catalog, id: ItemId, query: PageQuery = {}): Page<ItemSourceEntry> {
  const bounds = checkPage(query, DEFAULT_SOURCE_LIMIT);
  const { row } = findItem(catalog, id);
  return pageOf(catalog[parts].itemSources().spoilers.get(row.id) ?? [], bounds, itemSourceEntryOf);
}

function itemSourceEntryOf({ npc, drop }: ItemSource): ItemSourceEntry {
  return present({
    npc: { id: npc.id, name: npc.name, type: npc.canonical.type ?? null, level: npc.canonical.level ?? null },
    qty: displayQuantity(drop.min, drop.max),
    chance: chancePercent(drop.chance),
    chanceDisplay: displayChance(drop.chance),
    rollCount: drop.rollCount > 1 ? drop.rollCount : undefined,
  });
}
