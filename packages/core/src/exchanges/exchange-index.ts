import {
  type ExchangeOption,
  type ExchangeRow,
  type ItemId,
  LISTED_EXCHANGES,
  type MultisellEntry,
  type NpcId,
  type NpcRef,
  present,
  productsOf,
} from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { npcRefsOf } from "../records/npcs.js";
import { groupByEach } from "../rows/group-by.js";
import { quantitiesOf, requiredOf } from "./exchange-quantities.js";

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
    byIngredient: groupByEach(options, (option) => new Set(option.required.map((quantity) => quantity.itemId))),
    byNpc: groupByEach(options, (option) => option.npcs.map((npc) => npc.id)),
  };
});

/** The first exchanges of a list, and the number of all of them where there are more. */
export function listedExchanges(options: readonly ExchangeOption[] = []) {
  if (options.length === 0) return { listed: undefined, count: undefined };
  if (options.length <= LISTED_EXCHANGES) return { listed: options, count: undefined };
  return { listed: options.slice(0, LISTED_EXCHANGES), count: options.length };
}

function curatedOption(catalog: Catalog, row: ExchangeRow) {
  const { multisellId, maintainEnchantment } = row;
  return optionOf(catalog, { multisellId, maintainEnchantment, npcs: npcRefsOf(catalog, row.npcIds) }, row);
}

function allOptions(catalog: Catalog): readonly ExchangeOption[] {
  return catalog.dataset.multisells.flatMap(({ id: multisellId, maintainEnchantment, npcIds, entries }) => {
    const multisell = { multisellId, maintainEnchantment, npcs: npcRefsOf(catalog, npcIds) };
    return entries.map((entry) => optionOf(catalog, multisell, entry));
  });
}

/** What all exchanges of a multisell share. */
interface MultisellFacts {
  readonly multisellId: number;
  readonly maintainEnchantment: true | undefined;
  readonly npcs: readonly NpcRef[];
}

function optionOf(
  catalog: Catalog,
  { multisellId, maintainEnchantment, npcs }: MultisellFacts,
  entry: MultisellEntry,
): ExchangeOption {
  return present({
    multisellId,
    maintainEnchantment: maintainEnchantment ?? false,
    npcs,
    required: requiredOf(catalog, entry.required),
    ...quantitiesOf(catalog, entry),
  });
}
