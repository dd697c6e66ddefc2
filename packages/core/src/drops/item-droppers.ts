import { present } from "@gamedata/rules";
import type { ItemId, ItemSourceEntry, Page } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived, derivedFor, requireRows } from "../catalog/catalog.js";
import type { PageQuery } from "../generated/queries.js";
import { sublistQuery } from "../query/define-query.js";
import { DEFAULT_SOURCE_LIMIT, pageEntries } from "../query/input.js";
import { pageOf } from "../query/listing.js";
import type { SublistQuery } from "../query/query.js";
import { engineRules } from "../records/engine-rules.js";
import { itemKind } from "../records/items.js";
import { compareNpcNames, dropsByItem, type Npc, npcIndex, npcWithLevelOf } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";
import { ascending, compareBy, descending } from "../rows/order.js";
import { type MergedDrop, mergeDrops, shownChance } from "./merge-drops.js";

interface ItemDropper {
  readonly npc: Npc;
  readonly drop: MergedDrop;
}

const dropperOrder = compareBy<ItemDropper>(
  descending(({ drop }) => drop.chance),
  ascending(({ npc }) => npc.canonical.level),
  (a, b) => compareNpcNames(a.npc, b.npc),
  ascending(({ npc }) => npc.id),
  ascending(({ drop }) => drop.min),
  ascending(({ drop }) => drop.max),
);

/** Items whose sources are kept for the next page of them. */
const KEPT_ITEMS = 256;

/**
 * The drops and the spoils of an item: one source per cleaned NPC, quantity and chance, by descending chance, ascending
 * level (none last), NPC name and NPC id.
 */
const droppersByItem = derivedFor((catalog, itemId: ItemId) => {
  const { byRawId } = npcIndex(catalog);
  const rules = engineRules(catalog);
  const byNpc = groupBy(dropsByItem(catalog).get(itemId) ?? [], ({ npcId }) => byRawId.get(npcId));
  const sources = Array.from(byNpc).flatMap(([npc, rows]) => mergeDrops(rows, rules).map((drop) => ({ npc, drop })));
  const byType = groupBy(sources.sort(dropperOrder), ({ drop }) => drop.type === "spoil");
  return { droppers: byType.get(false) ?? [], spoilers: byType.get(true) ?? [] };
}, KEPT_ITEMS);

const sourceListQuery = derived(() => v.object(pageEntries(DEFAULT_SOURCE_LIMIT)));

/**
 * Lists the NPCs that drop an item, by descending chance, ascending level, name and id; 25 rows per page by default.
 * Empty for an item that no NPC drops.
 *
 * @throws {GameDataError} `INVALID_ID`, `INVALID_PARAMETER`, or `ITEM_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { data, meta } = listItemDroppers(catalog, 57, { limit: 1 });
 * assert.equal(data.length, 1);
 * assert.ok(meta.total > 1000);
 * ```
 */
export const listItemDroppers: SublistQuery<ItemId, PageQuery, Page<ItemSourceEntry>> = sublistQuery(
  { name: "listItemDroppers", of: itemKind, shape: "page", row: "ItemSourceEntry" },
  sourceListQuery,
  (catalog, { id }, query) => pageOf(statedDroppers(catalog, id).droppers, query, itemSourceEntryOf),
);

/**
 * Lists the NPCs that an item is spoiled from, by descending chance, ascending level, name and id; 25 rows per page by
 * default. Empty for an item that is not spoiled.
 *
 * @throws {GameDataError} `INVALID_ID`, `INVALID_PARAMETER`, or `ITEM_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { meta } = listItemSpoilers(catalog, 57);
 * assert.deepEqual(meta, { total: 0, limit: 25, offset: 0 });
 * ```
 */
export const listItemSpoilers: SublistQuery<ItemId, PageQuery, Page<ItemSourceEntry>> = sublistQuery(
  { name: "listItemSpoilers", of: itemKind, shape: "page", row: "ItemSourceEntry" },
  sourceListQuery,
  (catalog, { id }, query) => pageOf(statedDroppers(catalog, id).spoilers, query, itemSourceEntryOf),
);

function statedDroppers(catalog: Catalog, id: ItemId) {
  requireRows(catalog, "drops");
  return droppersByItem(catalog, id);
}

function itemSourceEntryOf({ npc, drop }: ItemDropper): ItemSourceEntry {
  const { qty, chance, chanceDisplay, rollCount } = shownChance(drop);
  return present({
    npc: npcWithLevelOf(npc),
    qty,
    chance,
    chanceDisplay,
    rollCount,
  });
}
