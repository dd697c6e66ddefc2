import { sellersOfList } from "@gamedata/schema";
import type { BuyListProduct, BuyListRow, ItemId, ItemSoldBy, ShopStock } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { type Npc, npcIndex, npcRefOf } from "../records/npcs.js";
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

/** Buy lists by canonical NPC id. */
export const buyListsByNpc = derived((catalog) =>
  mapGroups(
    groupByEach(shops(catalog), ({ npc }) => (npc === undefined ? [] : [npc.id])),
    (own) => own.map(({ list }) => list),
  ),
);

/** The shops that sell an item. */
export const shopsByItem = derived((catalog) =>
  groupByEach(shops(catalog), ({ list }) => list.products.map(({ itemId }) => itemId)),
);

const SECONDS_OF_MINUTE = 60;

/** Returns the stock of a product, as a field of what shows it; none where the source limits no stock. */
export function stockOf({ count, restockDelay }: BuyListProduct): { readonly stock?: ShopStock } {
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
