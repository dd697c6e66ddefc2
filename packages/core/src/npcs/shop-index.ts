import type { BuyListRow, ItemId, ItemSoldBy, NpcId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { groupBy } from "../catalog/group-by.js";
import { parts } from "../catalog/parts.js";
import { ascending, compareBy } from "../query/order.js";
import type { Npc } from "./npc-index.js";
import { npcRefOf } from "./npc-ref.js";

/** Buy lists by their NPC, and sellers by what they sell. */
export interface ShopIndex {
  /** Buy lists by the canonical id of their NPC. */
  readonly buyListsByNpc: ReadonlyMap<NpcId, readonly BuyListRow[]>;
  /** Who sells an item: by price, then NPC id, then buy list id. */
  readonly sellersByItem: ReadonlyMap<ItemId, readonly ItemSoldBy[]>;
}

/**
 * Finds what NPCs of the cleaned layer sell, from both sides. Lists of NPCs that the data set does not know are no shops.
 *
 * @param catalog The catalog.
 */
export function createShopIndex(catalog: Catalog): ShopIndex {
  const { dataset, npcs } = catalog[parts];
  const shops = dataset.buyLists.flatMap((list) => {
    const npc = npcs().byRawId.get(list.npcId);
    return npc === undefined ? [] : [{ npc, list }];
  });
  const sellers = shops.flatMap(({ npc, list }) => sellersOf(npc, list));
  const byNpc = groupBy(shops, ({ npc }) => npc.id);
  return {
    buyListsByNpc: new Map([...byNpc].map(([id, own]) => [id, own.map(({ list }) => list)])),
    sellersByItem: new Map(
      [...groupBy(sellers, ({ itemId }) => itemId)].map(([id, own]) => [
        id,
        own.map(({ soldBy }) => soldBy).sort(inOrder),
      ]),
    ),
  };
}

const inOrder = compareBy<ItemSoldBy>(
  ascending(({ price }) => price),
  ascending(({ npc }) => npc.id),
  ascending(({ buyListId }) => buyListId),
);

function sellersOf(npc: Npc, list: BuyListRow): readonly { readonly itemId: ItemId; readonly soldBy: ItemSoldBy }[] {
  return list.products.map(({ itemId, price }) => ({
    itemId,
    soldBy: { npc: npcRefOf(npc), price, buyListId: list.id },
  }));
}
