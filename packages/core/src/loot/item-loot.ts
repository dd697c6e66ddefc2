import type { ItemId, NpcRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { type Npc, npcIndex, rawNpcIndex } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";
import {
  type LootGroup,
  type LootOdds,
  type LootRule,
  type LootTerms,
  lootOddsOf,
  type RolledRow,
} from "./loot-rule.js";
import { lootTableOf } from "./loot-table.js";

/** The rows by which a kill of one source entry can give an item. */
export interface ItemLoot {
  readonly npc: Npc;
  /** The source entry. */
  readonly raw: NpcRow;
  readonly kind: LootGroup["kind"];
  /** The rows with the item, by the group that they are rolled in. */
  readonly parts: readonly { readonly group: LootGroup; readonly rows: readonly RolledRow[] }[];
}

/** The loot of all source entries by item and kind, by id of the cleaned NPC, then of the source entry. */
const lootByItem = derived((catalog): ReadonlyMap<ItemId, readonly ItemLoot[]> => {
  const { byId } = rawNpcIndex(catalog);
  const loot = npcIndex(catalog).all.flatMap((npc) =>
    npc.mergedIds.flatMap((id) => byId.get(id) ?? []).flatMap((raw) => lootOf(catalog, npc, raw)),
  );
  const byItem = groupBy(loot, ({ itemId }) => itemId);
  return new Map(Array.from(byItem, ([itemId, found]) => [itemId, found.map((one) => one.loot)]));
});

/** Returns the loot of all source entries that can give an item. */
export function itemLootOf(catalog: Catalog, itemId: ItemId): readonly ItemLoot[] {
  return lootByItem(catalog).get(itemId) ?? [];
}

function lootOf(
  catalog: Catalog,
  npc: Npc,
  raw: NpcRow,
): readonly { readonly itemId: ItemId; readonly loot: ItemLoot }[] {
  const byItemAndKind = groupBy(lootTableOf(catalog, raw.id), ({ row, group }) => `${row.itemId} ${group.kind}`);
  return [...byItemAndKind.values()].flatMap((entries) => {
    const [first] = entries;
    if (first === undefined) return [];
    const byGroup = groupBy(entries, ({ group }) => group);
    const parts = Array.from(byGroup, ([group, own]) => ({ group, rows: own.map(({ row }) => row) }));
    return [{ itemId: first.row.itemId, loot: { npc, raw, kind: first.group.kind, parts } }];
  });
}

/**
 * Returns the odds of an item over all rows that can give it. Rows of one group of drops exclude each other; groups, and
 * rows of spoil, are rolled independently.
 */
export function itemLootOddsOf(rule: LootRule, { kind, parts }: ItemLoot, terms: LootTerms): LootOdds {
  let probability = 0;
  let expected = 0;
  for (const { group, rows } of parts) {
    let given = 0;
    for (const row of rows) {
      const odds = lootOddsOf(rule, group, row, terms);
      expected += odds.expected;
      if (kind === "spoil") probability = either(probability, odds.probability);
      else given += odds.probability;
    }
    probability = either(probability, Math.min(1, given));
  }
  return { probability, expected };
}

/** The probability of one or the other of two independent events; unlike 1 − (1 − p)(1 − q) it keeps small ones exact. */
const either = (one: number, other: number): number => one + other * (1 - one);
