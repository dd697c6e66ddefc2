import { type ExchangeOption, type ExchangeRow, type ItemId, type NpcId, present, productsOf } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { itemQuantityOf } from "../records/items.js";
import { npcRefsOf } from "../records/npcs.js";
import { groupByEach } from "../rows/group-by.js";
import { withAdenaLast } from "./exchange-quantities.js";

/** Exchanges by product, by ingredient and by NPC, in the order of the data set. */
export interface ExchangeIndex {
  readonly byProduct: ReadonlyMap<ItemId, readonly ExchangeOption[]>;
  readonly byIngredient: ReadonlyMap<ItemId, readonly ExchangeOption[]>;
  /** By the canonical id of each NPC that offers the exchange. */
  readonly byNpc: ReadonlyMap<NpcId, readonly ExchangeOption[]>;
}

/** The curated exchanges of a catalog. */
export const exchangeIndex = derived((catalog): ExchangeIndex => {
  const options = catalog.dataset.exchanges.map((row) => exchangeOptionOf(catalog, row));
  return {
    byProduct: groupByEach(options, productsOf),
    byIngredient: groupByEach(options, (option) => option.required.map((quantity) => quantity.itemId)),
    byNpc: groupByEach(options, (option) => option.npcs.map((npc) => npc.id)),
  };
});

function exchangeOptionOf(catalog: Catalog, row: ExchangeRow): ExchangeOption {
  return present({
    multisellId: row.multisellId,
    maintainEnchantment: row.maintainEnchantment ?? false,
    npcs: npcRefsOf(catalog, row.npcIds),
    required: withAdenaLast(row.required).map((ingredient) => itemQuantityOf(catalog, ingredient)),
    produces: itemQuantityOf(catalog, row.produces),
    alsoProduces: row.alsoProduces?.map((product) => itemQuantityOf(catalog, product)),
  });
}
