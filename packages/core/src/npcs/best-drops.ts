import type { ItemType, NpcBestDrop } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { itemLootOddsOf } from "../loot/item-loot.js";
import { worthOf } from "../loot/kill-worth.js";
import { lootTermsOf } from "../loot/loot-input.js";
import { lootTableOf } from "../loot/loot-table.js";
import { engineRules } from "../records/engine-rules.js";
import { itemIndex, itemRefOf } from "../records/items.js";
import type { Npc } from "../records/npcs.js";
import { groupBy, mapGroups } from "../rows/group-by.js";

/** Drops that are shown of an NPC. */
const SHOWN = 10;

/**
 * Returns the items among the regular drops of the canonical raw NPC that are worth most per kill, at rate 1; each once, over all of
 * its rows.
 *
 * @param itemType The type of the items; by default any.
 */
export function bestDropsOf(catalog: Catalog, { canonical }: Npc, itemType?: ItemType): readonly NpcBestDrop[] {
  const items = itemIndex(catalog).byId;
  const rules = engineRules(catalog);
  const terms = lootTermsOf(catalog, { rate: 1 }, canonical);
  const regular = lootTableOf(catalog, canonical.id).filter(
    ({ type, row }) => type === "regular" && (itemType === undefined || items.get(row.itemId)?.type === itemType),
  );
  const groupsByItem = mapGroups(
    groupBy(regular, ({ row }) => row.itemId),
    (entries) => [...new Set(entries.map(({ group }) => group))],
  );
  return Array.from(groupsByItem, ([itemId, groups]): NpcBestDrop => {
    const { probability, expected } = itemLootOddsOf(rules, itemId, { kind: "drop", groups }, terms);
    return { ...itemRefOf(catalog, itemId), probability, value: worthOf(catalog, itemId, expected) };
  })
    .sort((a, b) => b.value - a.value || a.itemId - b.itemId)
    .slice(0, SHOWN);
}
