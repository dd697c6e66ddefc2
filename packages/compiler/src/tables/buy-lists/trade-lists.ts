import { present } from "@gamedata/rules";
import type { BuyListProduct } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { exactFields, exactObject } from "../../read/fields.js";
import { idListText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { lastOfEach } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { lastProducts, type Prices, priceOf } from "./list-files.js";

/** Lists of several NPCs are joined by `;`; those of game masters have the NPC -1. */
const listAttributes = exactObject({
  npc: idListText(-1),
  shop: idListText(0),
  markup: v.exactOptional(idListText(0)),
});

const productAttributes = exactFields({
  itemId: [idText, "id"],
  name: v.exactOptional(v.string()),
  price: v.exactOptional(integerText(0)),
  count: v.exactOptional(idText),
  restockDelay: [v.exactOptional(idText), "time"],
});

/**
 * Reads a file of `<tradelist npc shop markup>` with `<item id price count time>`. A product without a price costs that of its item and the markup, in
 * percent of it. Source: class `BuyListHolder` of L2-Scripts.
 */
export function readTradeLists(report: Report, list: XmlElement, prices: Prices): SourcedTable<"buyLists"> {
  const lists = readChildren(report, list, ["tradelist"]).flatMap((element) => {
    const read = readAttributes(report, element, listAttributes, { isWhole: true });
    if (read === undefined) return [];
    const { npc, shop, markup = npc.map(() => 0) } = read;
    if (shop.length !== npc.length || markup.length !== npc.length)
      return report.error(element, "<tradelist>", "a shop and a markup of each NPC", "others");
    return npc.flatMap((npcId, index) => {
      if (npcId < 1) return report.leaveOut(element.children.length);
      return { element, npcId, id: shop[index] ?? 0, markup: markup[index] ?? 0 };
    });
  });
  // The engine keeps them by the number of the shop.
  return lastOfEach(report, list, ["buy lists", "each of them once"], lists, ({ id }) => id).flatMap(
    ({ element, npcId, id, markup }) => {
      const items = readChildren(report, element, ["item"]);
      const products = lastProducts(
        report,
        element,
        items.flatMap((item) => readProduct(report, item, prices, markup) ?? []),
      );
      return products.length === 0 ? [] : finishRow(report, "buyLists", element, { id, npcId, products });
    },
  );
}

function readProduct(report: Report, element: XmlElement, prices: Prices, markup: number): BuyListProduct | undefined {
  const product = readWhole(report, element, productAttributes);
  if (product === undefined) return undefined;
  const { itemId, price, count, restockDelay } = product;
  const before = price ?? priceOf(report, element, itemId, -1, prices);
  if (before === undefined) return undefined;
  const cost = price ?? Math.round(before * (1 + markup / 100));
  return present({ itemId, price: cost, count, restockDelay });
}
