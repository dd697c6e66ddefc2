import type { BuyListRow, ItemId, ItemSoldBy } from "@gamedata/schema";
import { derived } from "../catalog/derived.js";
import { type Npc, npcIndex, npcRefOf } from "../records/npcs.js";
import { groupBy, mapGroups } from "../rows/group-by.js";
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

/** The NPCs that sell an item, by price, NPC id and buy list id. */
export const sellersByItem = derived((catalog) =>
  mapGroups(
    groupBy(shops(catalog).flatMap(sellersOf), ({ itemId }) => itemId),
    (own) => own.map(({ soldBy }) => soldBy).sort(byPriceAndNpc),
  ),
);

const byPriceAndNpc = compareBy<ItemSoldBy>(
  ascending(({ price }) => price),
  ascending(({ npc }) => npc.id),
  ascending(({ buyListId }) => buyListId),
);

function sellersOf({ npc, list }: Shop): readonly { readonly itemId: ItemId; readonly soldBy: ItemSoldBy }[] {
  return list.products.map(({ itemId, price }) => ({
    itemId,
    soldBy: { npc: npcRefOf(npc), price, buyListId: list.id },
  }));
}
