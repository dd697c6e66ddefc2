import { ADENA_ITEM_ID } from "@gamedata/rules";
import type { ItemId, Kills, NpcId } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { engineRules } from "../records/engine-rules.js";
import { itemIndex } from "../records/items.js";
import { type LootTerms, lootOddsOf } from "./loot-rule.js";
import { lootGroupsOf } from "./loot-table.js";

/** Errors of floating-point numbers, which must not lift a whole number of kills to the next one. */
const ROUNDING = 1e-9;

/**
 * Returns after how many kills 50, 90 and 99 % of players have at least one piece: the least n with 1 − (1 − p)ⁿ at least
 * that; null for a probability of 0.
 */
export function killsFor(probability: number): Kills | null {
  if (probability === 0) return null;
  return {
    p50: killsUntil(0.5, probability),
    p90: killsUntil(0.9, probability),
    p99: killsUntil(0.99, probability),
  };
}

function killsUntil(share: number, probability: number): number {
  return Math.max(1, Math.ceil(Math.log1p(-share) / Math.log1p(-probability) - ROUNDING));
}

/** A shop pays the reference price of an item, divided by this. */
const SHOP_DIVISOR = 2;

export interface KillWorth {
  /** Expected adena. */
  readonly adena: number;
  /** What shops pay for all expected pieces, adena among them, rounded. */
  readonly value: number;
}

/** Returns what a shop pays for some pieces of an item; 0 for an item without a price. */
export const worthOf = (catalog: Catalog, itemId: ItemId, pieces: number): number =>
  (pieces * (itemIndex(catalog).byId.get(itemId)?.price ?? 0)) / SHOP_DIVISOR;

/** Returns what a kill of a raw NPC is worth as `killWorthOf`; nothing is known where the data set has no drops. */
export function knownWorthOf(catalog: Catalog, rawId: NpcId, terms: LootTerms): Partial<KillWorth> {
  return catalog.dataset.drops.length === 0 ? {} : killWorthOf(catalog, rawId, terms);
}

/** Returns what the loot of a kill of a raw NPC is worth; items without a price do not count. */
export function killWorthOf(catalog: Catalog, rawId: NpcId, terms: LootTerms): KillWorth {
  const rules = engineRules(catalog);
  let adena = 0;
  let value = 0;
  for (const group of lootGroupsOf(catalog, rawId)) {
    for (const row of group.rows) {
      const { expected } = lootOddsOf(rules, group, row, terms);
      if (row.itemId === ADENA_ITEM_ID) adena += expected;
      value += worthOf(catalog, row.itemId, expected);
    }
  }
  return { adena, value: Math.round(value) };
}
