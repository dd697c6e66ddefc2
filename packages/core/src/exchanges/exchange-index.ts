import { ADENA_ITEM_ID, present } from "@gamedata/rules";
import { LISTED_EXCHANGES, productsOf } from "@gamedata/schema";
import type {
  ExchangedQuantity,
  ExchangeEntry,
  ExchangeOption,
  ExchangeProduct,
  ItemCount,
  ItemExchange,
  ItemId,
  MultisellEntry,
  MultisellRow,
  NpcId,
} from "@gamedata/schema/types";
import { type Catalog, derived, derivedFor } from "../catalog/catalog.js";
import { itemQuantityOf } from "../records/items.js";
import { npcRefsOf } from "../records/npcs.js";
import { groupByEach, indexById } from "../rows/group-by.js";

type Taken = ItemCount & Partial<Pick<MultisellEntry["required"][number], "enchant" | "isKept">>;

/** Sums up the adena of an exchange; it comes last. */
function withAdenaLast(ingredients: readonly Taken[]): readonly Taken[] {
  const goods = ingredients.filter(({ itemId }) => itemId !== ADENA_ITEM_ID);
  const money = ingredients.filter(({ itemId }) => itemId === ADENA_ITEM_ID);
  const sum = money.reduce((total, { count }) => total + count, 0);
  return money.length === 0 ? goods : [...goods, { itemId: ADENA_ITEM_ID, count: sum }];
}

/** Returns what an exchange takes, or needs the player to have: all of its ingredients but those that only state a tax. */
export const takenBy = ({ required }: Pick<MultisellEntry, "required">) =>
  required.filter(({ isTax }) => isTax === undefined);

/**
 * Returns what an exchange takes, or needs the player to have, and what it gives, with the names of the items. Source of the tax: aCis,
 * class `PreparedEntry`, constructor: an ingredient marked as a tax is the base of the castle's tax, taken only by a list that applies
 * taxes.
 */
export function exchangeEntryOf(
  catalog: Catalog,
  { appliesTaxes }: Pick<MultisellRow, "appliesTaxes">,
  { required, produces, alsoProduces }: MultisellEntry,
): ExchangeEntry {
  const taxBase = required.reduce((sum, { isTax, count }) => sum + (isTax ? count : 0), 0);
  return present({
    required: withAdenaLast(takenBy({ required })).map((taken) =>
      Object.assign(itemQuantityOf(catalog, taken), present({ enchant: taken.enchant, isKept: taken.isKept })),
    ),
    taxBase: appliesTaxes === true && taxBase > 0 ? taxBase : undefined,
    produces: exchangedQuantityOf(catalog, produces),
    alsoProduces: alsoProduces?.map((product) => exchangedQuantityOf(catalog, product)),
  });
}

function exchangedQuantityOf(catalog: Catalog, product: ExchangeProduct): ExchangedQuantity {
  return Object.assign(itemQuantityOf(catalog, product), present({ chance: product.chance, enchant: product.enchant }));
}

/** The NPCs of each list of those that offer a multisell, found once: a multisell can have hundreds of exchanges. */
export const offeringNpcs = derivedFor((catalog, npcIds: readonly NpcId[] | undefined) => npcRefsOf(catalog, npcIds));

/** Multisells that an NPC of the data set offers, or for which the source names no NPC, by id. */
export const multisellIndex = derived((catalog) => {
  const offered = catalog.dataset.multisells.filter(
    ({ npcIds }) => npcIds === undefined || offeringNpcs(catalog, npcIds).length > 0,
  );
  return indexById(offered, ({ id }) => id);
});

interface Exchange {
  readonly multisell: Pick<MultisellRow, "id" | "maintainEnchantment" | "appliesTaxes"> & {
    readonly npcIds?: readonly NpcId[] | undefined;
  };
  readonly entry: MultisellEntry;
}

/** Exchanges in the order of the data set, by each item that they give and by each that they take or need. */
interface ExchangeIndex {
  readonly all: readonly Exchange[];
  readonly byProduct: ReadonlyMap<ItemId, readonly Exchange[]>;
  readonly byIngredient: ReadonlyMap<ItemId, readonly Exchange[]>;
}

const indexExchanges = (all: readonly Exchange[]): ExchangeIndex => ({
  all,
  byProduct: groupByEach(all, ({ entry }) => productsOf(entry)),
  byIngredient: groupByEach(all, ({ entry }) => takenBy(entry).map(({ itemId }) => itemId)),
});

export const multisellExchanges = derived((catalog) =>
  indexExchanges(
    multisellIndex(catalog).all.flatMap((multisell) => multisell.entries.map((entry) => ({ multisell, entry }))),
  ),
);

/** The curated exchanges of a catalog; all exchanges of a data set that has no curated ones. */
const curatedExchanges = derived((catalog) => {
  const { exchanges } = catalog.dataset;
  if (exchanges.length === 0) return multisellExchanges(catalog);
  return indexExchanges(
    exchanges.map((row): Exchange => {
      const { multisellId: id, maintainEnchantment, npcIds } = row;
      const appliesTaxes = multisellIndex(catalog).byId.get(id)?.appliesTaxes;
      return { multisell: present({ id, maintainEnchantment, appliesTaxes, npcIds }), entry: row };
    }),
  );
});

/** The same by the canonical id of each NPC that offers the exchange. */
const curatedExchangesByNpc = derived((catalog) =>
  groupByEach(curatedExchanges(catalog).all, ({ multisell }) =>
    offeringNpcs(catalog, multisell.npcIds).map(({ id }) => id),
  ),
);

/** The first exchanges of a list, and the number of all of them where there are more. */
interface ListedExchanges {
  readonly listed: readonly ExchangeOption[] | undefined;
  readonly count: number | undefined;
}

/** Returns the first curated exchanges that give an item. */
export function listedExchangesGiving(catalog: Catalog, id: ItemId): ListedExchanges {
  return listed(catalog, curatedExchanges(catalog).byProduct.get(id));
}

/** Returns the first curated exchanges that take an item or need it. */
export function listedExchangesNeeding(catalog: Catalog, id: ItemId): ListedExchanges {
  return listed(catalog, curatedExchanges(catalog).byIngredient.get(id));
}

/** Returns the curated exchanges that an NPC of the cleaned layer offers; `undefined` if there are none. */
export function exchangesOfNpc(catalog: Catalog, id: NpcId): readonly ExchangeOption[] | undefined {
  return curatedExchangesByNpc(catalog)
    .get(id)
    ?.map((exchange) => optionOf(catalog, exchange));
}

function listed(catalog: Catalog, exchanges: readonly Exchange[] = []): ListedExchanges {
  if (exchanges.length === 0) return { listed: undefined, count: undefined };
  return {
    listed: exchanges.slice(0, LISTED_EXCHANGES).map((exchange) => optionOf(catalog, exchange)),
    count: exchanges.length > LISTED_EXCHANGES ? exchanges.length : undefined,
  };
}

function optionOf(catalog: Catalog, { multisell, entry }: Exchange): ExchangeOption {
  const { id: multisellId, maintainEnchantment = false, npcIds } = multisell;
  const ofMultisell = { multisellId, maintainEnchantment, npcs: offeringNpcs(catalog, npcIds) };
  return Object.assign(ofMultisell, exchangeEntryOf(catalog, multisell, entry));
}

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
  const ofMultisell = { multisellId: id, npcs: offeringNpcs(catalog, npcIds), maintainEnchantment, appliesTaxes };
  return Object.assign(ofMultisell, exchangeEntryOf(catalog, multisell, entry));
}
