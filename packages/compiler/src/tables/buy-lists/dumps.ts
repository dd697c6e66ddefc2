import { present } from "@gamedata/rules";
import type { BuyListProduct } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { openFields } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText, labelText } from "../../read/values.js";
import { groupBy } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { type Prices, priceOf } from "./list-files.js";

const shopColumns = openFields({ id: [idText, "shop_id"], npcId: [labelText, "npc_id"] });

const productColumns = openFields({
  itemId: [idText, "item_id"],
  price: integerText(-1),
  listId: [idText, "shop_id"],
  /** The position of a product in its list, under the names that servers have for it. */
  place: [v.exactOptional(integerText(0)), "order", "ordering", "item_order"],
  count: v.exactOptional(integerText(-1), "-1"),
  time: v.exactOptional(integerText(0), "0"),
});

/** What stands for an NPC in a shop of game masters, or of none. */
const NOBODY = /^(?:[a-z]+|0|-1)$/iu;

/** Minutes. */
const HOUR = 60;

export const hasBuyListDumps = (datapack: Datapack): boolean => hasFile(datapack, "sql/merchant_buylists.sql");

/**
 * Reads the `buyLists` table from the dumps `merchant_shopids` and `merchant_buylists` of L2J before 2012, with the additions of the server's
 * owner. Shops of game masters, whose NPC is a word, are left out. The stock is full again after hours (class `L2TradeItem`).
 */
export function readBuyListDumps(datapack: Datapack, prices: Prices): SourcedTable<"buyLists"> {
  const { report } = datapack;
  let isEachRead = true;
  const shops = readSqlRowsOf(datapack, "merchant_shopids", shopColumns, undefined, () => {
    isEachRead = false;
  });
  const sellers = new Map(shops.map(({ row }) => [row.id, row.npcId]));
  const rows = readSqlRowsOf(datapack, "merchant_buylists", productColumns, []);
  return [...groupBy(rows, ({ row }) => row.listId)].flatMap(([id, list]) => {
    const [first] = list;
    if (first === undefined) return [];
    const all = list.toSorted((one, other) => (one.row.place ?? 0) - (other.row.place ?? 0));
    const seller = sellers.get(id);
    const npcId = v.safeParse(idText, seller);
    if (!npcId.success) {
      const isNobody = seller === undefined ? isEachRead : NOBODY.test(seller);
      const tell = isNobody ? report.warn : report.error;
      tell(first, `buy list ${id}`, "an NPC that sells from it", `${seller}: left out`);
      return isNobody ? report.leaveOut(all.length) : [];
    }
    const products = all.flatMap(({ row: { itemId, count, time, ...row }, ...position }): BuyListProduct[] => {
      const price = priceOf(report, position, itemId, row.price, prices);
      if (price === undefined) return [];
      const restockDelay = count > 0 && time > 0 ? time * HOUR : undefined;
      return [present({ itemId, price, count: count > 0 ? count : undefined, restockDelay })];
    });
    return products.length === 0 ? [] : finishRow(report, "buyLists", first, { id, npcId: npcId.output, products });
  });
}
