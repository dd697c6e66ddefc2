import {
  type ExchangeOption,
  type ItemId,
  LISTED_EXCHANGES,
  type MultisellEntry,
  type NpcId,
  productsOf,
} from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { groupByEach } from "../rows/group-by.js";
import { exchangeEntryOf } from "./exchange-entry.js";
import { offeringNpcs } from "./multisell-index.js";

/** An exchange of a multisell. */
interface Exchange {
  readonly multisellId: number;
  readonly maintainEnchantment: boolean;
  readonly npcIds: readonly NpcId[] | undefined;
  readonly entry: MultisellEntry;
}

/** Exchanges by product, by ingredient and by NPC, in the order of the data set. */
interface ExchangeIndex {
  readonly byProduct: ReadonlyMap<ItemId, readonly Exchange[]>;
  readonly byIngredient: ReadonlyMap<ItemId, readonly Exchange[]>;
  /** By the canonical id of each NPC that offers the exchange. */
  readonly byNpc: ReadonlyMap<NpcId, readonly Exchange[]>;
}

/** The curated exchanges of a catalog; all exchanges of a data set that has no curated ones. */
const exchangeIndex = derived((catalog): ExchangeIndex => {
  const { exchanges } = catalog.dataset;
  const all =
    exchanges.length === 0
      ? catalog.dataset.multisells.flatMap(({ id: multisellId, maintainEnchantment = false, npcIds, entries }) =>
          entries.map((entry): Exchange => ({ multisellId, maintainEnchantment, npcIds, entry })),
        )
      : exchanges.map((row): Exchange => {
          const { multisellId, maintainEnchantment = false, npcIds } = row;
          return { multisellId, maintainEnchantment, npcIds, entry: row };
        });
  return {
    byProduct: groupByEach(all, ({ entry }) => productsOf(entry)),
    byIngredient: groupByEach(all, ({ entry }) => entry.required.map(({ itemId }) => itemId)),
    byNpc: groupByEach(all, ({ npcIds }) => offeringNpcs(catalog)(npcIds).map(({ id }) => id)),
  };
});

/** The first exchanges of a list, and the number of all of them where there are more. */
export interface ListedExchanges {
  readonly listed: readonly ExchangeOption[] | undefined;
  readonly count: number | undefined;
}

/** Returns the first curated exchanges that give an item. */
export function listedExchangesGiving(catalog: Catalog, id: ItemId): ListedExchanges {
  return listed(catalog, exchangeIndex(catalog).byProduct.get(id));
}

/** Returns the first curated exchanges that take an item or need it. */
export function listedExchangesNeeding(catalog: Catalog, id: ItemId): ListedExchanges {
  return listed(catalog, exchangeIndex(catalog).byIngredient.get(id));
}

/** Returns the curated exchanges that an NPC of the cleaned layer offers; `undefined` if there are none. */
export function exchangesOfNpc(catalog: Catalog, id: NpcId): readonly ExchangeOption[] | undefined {
  return exchangeIndex(catalog)
    .byNpc.get(id)
    ?.map((exchange) => optionOf(catalog, exchange));
}

function listed(catalog: Catalog, exchanges: readonly Exchange[] = []): ListedExchanges {
  if (exchanges.length === 0) return { listed: undefined, count: undefined };
  return {
    listed: exchanges.slice(0, LISTED_EXCHANGES).map((exchange) => optionOf(catalog, exchange)),
    count: exchanges.length > LISTED_EXCHANGES ? exchanges.length : undefined,
  };
}

function optionOf(catalog: Catalog, exchange: Exchange): ExchangeOption {
  const { multisellId, maintainEnchantment, npcIds, entry } = exchange;
  const ofMultisell = { multisellId, maintainEnchantment, npcs: offeringNpcs(catalog)(npcIds) };
  return Object.assign(ofMultisell, exchangeEntryOf(catalog, entry));
}
