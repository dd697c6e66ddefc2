import type { ItemExchange, ItemId } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { exchangeEntryOf } from "./exchange-entry.js";
import { type Exchange, multisellExchanges } from "./exchange-index.js";
import { offeringNpcs } from "./multisell-index.js";

/** Returns the exchanges of all multisells that give an item; `undefined` if there are none. */
export function exchangesGiving(catalog: Catalog, itemId: ItemId): readonly ItemExchange[] | undefined {
  return multisellExchanges(catalog)
    .byProduct.get(itemId)
    ?.map((exchange) => itemExchangeOf(catalog, exchange));
}

/** Returns the exchanges of all multisells that take an item or need it; `undefined` if there are none. */
export function exchangesNeeding(catalog: Catalog, itemId: ItemId): readonly ItemExchange[] | undefined {
  return multisellExchanges(catalog)
    .byIngredient.get(itemId)
    ?.map((exchange) => itemExchangeOf(catalog, exchange));
}

function itemExchangeOf(catalog: Catalog, { multisell, entry }: Exchange): ItemExchange {
  const { id, npcIds, maintainEnchantment = false, appliesTaxes = false } = multisell;
  const ofMultisell = { multisellId: id, npcs: offeringNpcs(catalog)(npcIds), maintainEnchantment, appliesTaxes };
  return Object.assign(ofMultisell, exchangeEntryOf(catalog, multisell, entry));
}
