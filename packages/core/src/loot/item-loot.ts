import type { ItemId, NpcRow } from "@gamedata/schema/types";
import { type Catalog, derivedFor } from "../catalog/catalog.js";
import type { EngineRules } from "../records/engine-rules.js";
import { type Npc, npcIndex, rawNpcIndex } from "../records/npcs.js";
import { ascending, compareBy } from "../rows/order.js";
import { type LootGroup, type LootOdds, type LootTerms, lootOddsOf } from "./loot-rule.js";
import { giverIdsOf, lootGroupsOf } from "./loot-table.js";

/** The groups by which a kill of one raw NPC can give an item. */
export interface ItemLoot {
  readonly npc: Npc;
  readonly raw: NpcRow;
  readonly kind: LootGroup["kind"];
  /** Those with rows of the item. */
  readonly groups: readonly LootGroup[];
}

/** Items whose loot is kept, those that were asked for last. */
const KEPT_ITEMS = 256;

/** Returns the loot of all raw NPCs that can give an item: by id of the cleaned NPC, then of the raw NPC, then by kind. */
export const itemLootOf = derivedFor(
  (catalog, itemId: ItemId): readonly ItemLoot[] =>
    giversOf(catalog, itemId).flatMap(({ npc, raw }) => lootOf(catalog, itemId, npc, raw)),
  KEPT_ITEMS,
);

function giversOf(catalog: Catalog, itemId: ItemId): readonly { readonly npc: Npc; readonly raw: NpcRow }[] {
  const { byRawId } = npcIndex(catalog);
  const { byId } = rawNpcIndex(catalog);
  return giverIdsOf(catalog, itemId)
    .flatMap((id) => {
      const npc = byRawId.get(id);
      const raw = byId.get(id);
      return npc === undefined || raw === undefined ? [] : { npc, raw };
    })
    .sort(
      compareBy(
        ascending(({ npc }) => npc.id),
        ascending(({ raw }) => raw.id),
      ),
    );
}

const KINDS: readonly LootGroup["kind"][] = ["drop", "spoil", "herb"];

interface GrowingLoot extends ItemLoot {
  readonly groups: LootGroup[];
}

function lootOf(catalog: Catalog, itemId: ItemId, npc: Npc, raw: NpcRow): readonly ItemLoot[] {
  const loot: GrowingLoot[] = [];
  for (const group of lootGroupsOf(catalog, raw.id)) {
    if (!group.rows.some((row) => row.itemId === itemId)) continue;
    const { kind } = group;
    const ofKind = loot.find((known) => known.kind === kind);
    if (ofKind === undefined) loot.push({ npc, raw, kind, groups: [group] });
    else ofKind.groups.push(group);
  }
  return loot.length > 1 ? loot.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)) : loot;
}

/**
 * Returns the odds of an item over all rows that can give it. Rows of one group of drops exclude each other; groups, and
 * rows of spoil, are rolled independently.
 */
export function itemLootOddsOf(
  rules: EngineRules,
  itemId: ItemId,
  { kind, groups }: Pick<ItemLoot, "kind" | "groups">,
  terms: LootTerms,
): LootOdds {
  let probability = 0;
  let expected = 0;
  for (const group of groups) {
    let given = 0;
    for (const row of group.rows) {
      if (row.itemId !== itemId) continue;
      const odds = lootOddsOf(rules, group, row, terms);
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
