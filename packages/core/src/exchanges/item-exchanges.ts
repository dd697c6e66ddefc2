import { type ItemExchange, type ItemId, type MultisellEntry, type MultisellRow, productsOf } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { groupByEach } from "../rows/group-by.js";
import { exchangeEntryOf } from "./exchange-entry.js";
import { multisellIndex, offeringNpcs } from "./multisell-index.js";

interface Exchange {
  readonly multisell: MultisellRow;
  readonly entry: MultisellEntry;
}

/** The exchanges of all multisells, by each item that they give and by each that they need. */
const exchangesByItem = derived((catalog) => {
  const all = multisellIndex(catalog).all.flatMap((multisell) =>
    multisell.entries.map((entry): Exchange => ({ multisell, entry })),
  );
  return {
    byProduct: groupByEach(all, ({ entry }) => productsOf(entry)),
    byIngredient: groupByEach(all, ({ entry }) => entry.required.map(({ itemId }) => itemId)),
  };
});

/** Returns the exchanges of all multisells that give an item; `undefined` if there are none. */
export function exchangesGiving(catalog: Catalog, itemId: ItemId): readonly ItemExchange[] | undefined {
  return exchangesByItem(catalog)
    .byProduct.get(itemId)
    ?.map((exchange) => itemExchangeOf(catalog, exchange));
}

/** Returns the exchanges of all multisells that take an item or need it; `undefined` if there are none. */
export function exchangesNeeding(catalog: Catalog, itemId: ItemId): readonly ItemExchange[] | undefined {
  return exchangesByItem(catalog)
    .byIngredient.get(itemId)
    ?.map((exchange) => itemExchangeOf(catalog, exchange));
}

function itemExchangeOf(catalog: Catalog, { multisell, entry }: Exchange): ItemExchange {
  const { id, npcIds, maintainEnchantment = false, appliesTaxes = false } = multisell;
  const ofMultisell = { multisellId: id, npcs: offeringNpcs(catalog)(npcIds), maintainEnchantment, appliesTaxes };
  return Object.assign(ofMultisell, exchangeEntryOf(catalog, entry));
}
