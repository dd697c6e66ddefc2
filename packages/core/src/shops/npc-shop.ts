import { nonEmpty, present } from "@gamedata/rules";
import type { BuyListRow, NpcId, ShopProduct, ShopView } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { exchangesOfNpc } from "../exchanges/exchange-index.js";
import { recordQuery } from "../query/define-query.js";
import type { RecordQuery } from "../query/query.js";
import { itemRefOf } from "../records/items.js";
import { npcKind, npcRefOf } from "../records/npcs.js";
import { ascending, compareBy } from "../rows/order.js";
import { buyListsByNpc, stockOf } from "./shop-index.js";

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
