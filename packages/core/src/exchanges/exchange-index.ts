import {
  type ExchangeOption,
  type ExchangeRow,
  type ItemId,
  LISTED_EXCHANGES,
  type NpcId,
  productsOf,
} from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { npcRefsOf } from "../records/npcs.js";
import { groupByEach } from "../rows/group-by.js";
import { exchangeEntryOf } from "./exchange-entry.js";

/** Exchanges by product, by ingredient and by NPC, in the order of the data set. */
export interface ExchangeIndex {
  readonly byProduct: ReadonlyMap<ItemId, readonly ExchangeOption[]>;
  readonly byIngredient: ReadonlyMap<ItemId, readonly ExchangeOption[]>;
  /** By the canonical id of each NPC that offers the exchange. */
  readonly byNpc: ReadonlyMap<NpcId, readonly ExchangeOption[]>;
}

/** The curated exchanges of a catalog; all exchanges of a data set that has no curated ones. */
export const exchangeIndex = derived((catalog): ExchangeIndex => {
  const { exchanges } = catalog.dataset;
  const options = exchanges.length === 0 ? allOptions(catalog) : exchanges.map((row) => curatedOption(catalog, row));
  return {
    byProduct: groupByEach(options, productsOf),
    byIngredient: groupByEach(options, (option) => option.required.map((quantity) => quantity.itemId)),
    byNpc: groupByEach(options, (option) => option.npcs.map((npc) => npc.id)),
  };
});

/** The first exchanges of a list, and the number of all of them where there are more. */
export function listedExchanges(options: readonly ExchangeOption[] = []) {
  if (options.length === 0) return { listed: undefined, count: undefined };
  if (options.length <= LISTED_EXCHANGES) return { listed: options, count: undefined };
  return { listed: options.slice(0, LISTED_EXCHANGES), count: options.length };
}

function curatedOption(catalog: Catalog, row: ExchangeRow): ExchangeOption {
  const { multisellId, maintainEnchantment = false, npcIds } = row;
  return { multisellId, maintainEnchantment, npcs: npcRefsOf(catalog, npcIds), ...exchangeEntryOf(catalog, row) };
}

function allOptions(catalog: Catalog): readonly ExchangeOption[] {
  return catalog.dataset.multisells.flatMap(({ id: multisellId, maintainEnchantment = false, npcIds, entries }) => {
    const ofMultisell = { multisellId, maintainEnchantment, npcs: npcRefsOf(catalog, npcIds) };
    return entries.map((entry) => ({ ...ofMultisell, ...exchangeEntryOf(catalog, entry) }));
  });
}
