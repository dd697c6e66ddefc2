import { nonEmpty, present } from "@gamedata/rules";
import { sellersOfList } from "@gamedata/schema";
import type {
  BuyListProduct,
  BuyListRow,
  ItemId,
  ItemSoldBy,
  NpcId,
  ShopProduct,
  ShopStock,
  ShopView,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { exchangesOfNpc } from "../exchanges/exchange-index.js";
import { recordQuery } from "../query/define-query.js";
import type { RecordQuery } from "../query/query.js";
import { itemRefOf } from "../records/items.js";
import { type Npc, npcIndex, npcKind, npcRefOf } from "../records/npcs.js";
import { groupByEach, mapGroups } from "../rows/group-by.js";
import { ascending, compareBy } from "../rows/order.js";

interface Shop {
  /** Missing where the source names no NPC. */
  readonly npc: Npc | undefined;
  readonly list: BuyListRow;
}

const shops = derived((catalog): readonly Shop[] =>
  catalog.dataset.buyLists.flatMap((list): readonly Shop[] => {
    if (list.npcId === undefined) return [{ npc: undefined, list }];
    const npcs = new Set(sellersOfList(list).flatMap((id) => npcIndex(catalog).byRawId.get(id) ?? []));
    return [...npcs].map((npc) => ({ npc, list }));
  }),
);

const buyListsByNpc = derived((catalog) =>
  mapGroups(
    groupByEach(shops(catalog), ({ npc }) => (npc === undefined ? [] : [npc.id])),
    (own) => own.map(({ list }) => list),
  ),
);

export const shopsByItem = derived((catalog) =>
  groupByEach(shops(catalog), ({ list }) => list.products.map(({ itemId }) => itemId)),
);

const SECONDS_OF_MINUTE = 60;

/** Returns the stock of a product, as a field of what shows it; none where the source limits no stock. */
function stockOf({ count, restockDelay }: BuyListProduct): { readonly stock?: ShopStock } {
  if (count === undefined) return {};
  const restock = restockDelay === undefined ? {} : { restockSeconds: restockDelay * SECONDS_OF_MINUTE };
  return { stock: { count, ...restock } };
}

/** Returns the NPCs that sell an item, by price, NPC id and buy list id, lists without an NPC last; undefined if there are none. */
export function sellersOf(catalog: Catalog, itemId: ItemId): readonly ItemSoldBy[] | undefined {
  return shopsByItem(catalog)
    .get(itemId)
    ?.flatMap(({ npc, list }) =>
      list.products
        .filter((product) => product.itemId === itemId)
        .map((product) => ({
          npc: npc === undefined ? null : npcRefOf(npc),
          price: product.price,
          ...stockOf(product),
          buyListId: list.id,
        })),
    )
    .sort(byPriceAndNpc);
}

const byPriceAndNpc = compareBy<ItemSoldBy>(
  ascending(({ npc }) => Number(npc === null)),
  ascending(({ price }) => price),
  ascending(({ npc }) => npc?.id ?? 0),
  ascending(({ buyListId }) => buyListId),
);

const byPriceAndItem = compareBy<ShopProduct>(
  ascending(({ price }) => price),
  ascending(({ itemId }) => itemId),
  ascending(({ buyListId }) => buyListId),
);

/**
 * Returns the products of an NPC, by price, then item id, and the exchanges that it offers, over all of its raw NPCs.
 * Empty lists are omitted.
 *
 * @throws {GameDataError} `INVALID_ID`, or `NPC_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { npc, buyList = [] } = getNpcShop(catalog, 30001);
 * assert.equal(npc.name, "Lector");
 * assert.ok(buyList.some((product) => product.name === "Short Sword"));
 * ```
 */
export const getNpcShop: RecordQuery<NpcId, ShopView> = recordQuery(
  { name: "getNpcShop", of: npcKind, shape: "part", row: "ShopView" },
  (catalog, npc) => {
    const buyList = (buyListsByNpc(catalog).get(npc.id) ?? []).flatMap((list) => productsOf(catalog, list));
    return present({
      npc: npcRefOf(npc),
      buyList: nonEmpty(buyList.sort(byPriceAndItem)),
      exchanges: exchangesOfNpc(catalog, npc.id),
    });
  },
);

function productsOf(catalog: Catalog, list: BuyListRow): readonly ShopProduct[] {
  return list.products.map((product) => {
    const { itemId, price } = product;
    const { name, iconFile } = itemRefOf(catalog, itemId);
    return { itemId, name, iconFile, price, ...stockOf(product), buyListId: list.id };
  });
}
