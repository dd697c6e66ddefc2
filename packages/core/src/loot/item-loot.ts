import type { ItemId, NpcRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { type Npc, npcIndex, rawNpcIndex } from "../records/npcs.js";
import { memoize } from "../rows/memoize.js";
import { ascending, compareBy } from "../rows/order.js";
import {
  type LootGroup,
  type LootOdds,
  type LootRule,
  type LootTerms,
  lootOddsOf,
  type RolledRow,
} from "./loot-rule.js";
import { giverIdsOf, lootEntriesOf } from "./loot-table.js";

/** The rows by which a kill of one source entry can give an item. */
export interface ItemLoot {
  readonly npc: Npc;
  /** The source entry. */
  readonly raw: NpcRow;
  readonly kind: LootGroup["kind"];
  /** The rows with the item, by the group that they are rolled in. */
  readonly parts: readonly { readonly group: LootGroup; readonly rows: readonly RolledRow[] }[];
}

const lootByItem = derived((catalog) =>
  memoize((itemId: ItemId) => giversOf(catalog, itemId).flatMap(({ npc, raw }) => lootOf(catalog, itemId, npc, raw))),
);

/** Returns the loot of all source entries that can give an item: by id of the cleaned NPC, then of the source entry, then by kind. */
export function itemLootOf(catalog: Catalog, itemId: ItemId): readonly ItemLoot[] {
  return lootByItem(catalog)(itemId);
}

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
        ascending(({ npc }) => npc.position),
        ascending(({ raw }) => raw.id),
      ),
    );
}

interface GrowingLoot extends ItemLoot {
  readonly parts: { readonly group: LootGroup; readonly rows: RolledRow[] }[];
}

/** Goes through the rows once: in the order of the loot, those of a kind follow each other. */
function lootOf(catalog: Catalog, itemId: ItemId, npc: Npc, raw: NpcRow): readonly ItemLoot[] {
  const loot: GrowingLoot[] = [];
  for (const { row, group } of lootEntriesOf(catalog, raw.id, itemId)) {
    const ofKind = loot.at(-1);
    if (ofKind?.kind !== group.kind) {
      loot.push({ npc, raw, kind: group.kind, parts: [{ group, rows: [row] }] });
      continue;
    }
    const part = ofKind.parts.find((known) => known.group === group);
    if (part === undefined) ofKind.parts.push({ group, rows: [row] });
    else part.rows.push(row);
  }
  return loot;
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
