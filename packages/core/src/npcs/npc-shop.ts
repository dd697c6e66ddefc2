import type { BuyListRow, NpcId, ShopProduct, ShopView } from "@gamedata/schema";
import { nonEmpty, present } from "../answer/present.js";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { itemRefOf } from "../items/item-ref.js";
import { ascending, compareBy } from "../query/order.js";
import { findNpc } from "./find-npc.js";
import { npcRefOf } from "./npc-ref.js";

const byPriceAndItem = compareBy<ShopProduct>(
  ascending(({ price }) => price),
  ascending(({ itemId }) => itemId),
  ascending(({ buyListId }) => buyListId),
);

/**
 * Gives all that an NPC sells, by price, then item id, and the exchanges that it offers, over all of its raw ids; a kind
 * that it has none of is left out.
 *
 * @param catalog The catalog.
 * @param id Any raw id of the NPC.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `NPC_NOT_FOUND` for an id that no NPC has.
 *
 * @example
 * ```ts
 * const { npc, buyList = [] } = getNpcShop(catalog, 30001);
 * assert.equal(npc.name, "Lector");
 * assert.ok(buyList.some((product) => product.name === "Short Sword"));
 * ```
 */
export function getNpcShop(catalog: Catalog, id: NpcId): ShopView {
  const { shops, exchanges } = catalog[parts];
  const npc = findNpc(catalog, id);
  const buyList = (shops().buyListsByNpc.get(npc.id) ?? []).flatMap((list) => productsOf(catalog, list));
  return present({
    npc: npcRefOf(npc),
    buyList: nonEmpty(buyList.sort(byPriceAndItem)),
    exchanges: exchanges().byNpc.get(npc.id),
  });
}

function productsOf(catalog: Catalog, list: BuyListRow): readonly ShopProduct[] {
  return list.products.map(({ itemId, price }) => {
    const { name, iconFile } = itemRefOf(catalog, itemId);
    return { itemId, name, iconFile, price, buyListId: list.id };
  });
}
