import type { BuyListRow, ItemId, ItemSoldBy } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { type Npc, npcIndex, npcRefOf } from "../indexes/npcs.js";
import { groupBy, groupByEach, mapGroups } from "../rows/group-by.js";
import { ascending, compareBy } from "../rows/order.js";

interface Shop {
  readonly npc: Npc;
  readonly list: BuyListRow;
}

const shops = derived((catalog): readonly Shop[] =>
  catalog.dataset.buyLists.flatMap((list) => {
    const npc = npcIndex(catalog).byRawId.get(list.npcId);
    return npc === undefined ? [] : [{ npc, list }];
  }),
);

/** Buy lists by canonical NPC id. */
export const buyListsByNpc = derived((catalog) =>
  mapGroups(
    groupBy(shops(catalog), ({ npc }) => npc.id),
    (own) => own.map(({ list }) => list),
  ),
);

/** The shops that sell an item. */
export const shopsByItem = derived((catalog) =>
  groupByEach(shops(catalog), ({ list }) => list.products.map(({ itemId }) => itemId)),
);

/** Returns the NPCs that sell an item, by price, NPC id and buy list id; undefined if there are none. */
export function sellersOf(catalog: Catalog, itemId: ItemId): readonly ItemSoldBy[] | undefined {
  return shopsByItem(catalog)
    .get(itemId)
    ?.flatMap(({ npc, list }) =>
      list.products
        .filter((product) => product.itemId === itemId)
        .map(({ price }) => ({ npc: npcRefOf(npc), price, buyListId: list.id })),
    )
    .sort(byPriceAndNpc);
}

const byPriceAndNpc = compareBy<ItemSoldBy>(
  ascending(({ price }) => price),
  ascending(({ npc }) => npc.id),
  ascending(({ buyListId }) => buyListId),
);
