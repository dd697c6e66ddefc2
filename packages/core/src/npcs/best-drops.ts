import type { NpcBestDrop } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { engineRules } from "../indexes/engine-rules.js";
import { itemRefOf } from "../indexes/items.js";
import type { Npc } from "../indexes/npcs.js";
import { worthOf } from "../loot/kill-worth.js";
import { lootTermsOf } from "../loot/loot-input.js";
import { lootOddsOf } from "../loot/loot-rule.js";
import { lootTableOf } from "../loot/loot-table.js";

/** Drops that are shown of an NPC. */
const SHOWN = 10;

/** Returns the regular drops of the canonical raw NPC that are worth most per kill, at rate 1. */
export function bestDropsOf(catalog: Catalog, { canonical }: Npc): readonly NpcBestDrop[] {
  const rules = engineRules(catalog);
  const terms = lootTermsOf(rules, { rate: 1 }, canonical);
  return lootTableOf(catalog, canonical.id)
    .filter(({ type }) => type === "regular")
    .map(({ row, group }): NpcBestDrop => {
      const { probability, expected } = lootOddsOf(rules, group, row, terms);
      return { ...itemRefOf(catalog, row.itemId), probability, value: worthOf(catalog, row.itemId, expected) };
    })
    .sort((a, b) => b.value - a.value || a.itemId - b.itemId)
    .slice(0, SHOWN);
}
