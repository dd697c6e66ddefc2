import { nonEmpty, present } from "@gamedata/rules";
import type { BuyListProduct } from "@gamedata/schema";
import * as v from "valibot";
import type { Report, SourcePosition } from "../../diagnostic.js";
import { onlyChild, readAttributes, readChildren, readWhole } from "../../read/element.js";
import { exactFields, exactObject, fieldsNamed } from "../../read/fields.js";
import { idText, integerText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { idOfFile, readNpcIds } from "../file-lists.js";
import { lastOfEach } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

/** In percent of the price. */
const baseTax = v.exactOptional(numberText(0));

const listAttributes = exactObject({ baseTax });

const productAttributes = exactFields({
  itemId: [idText, "id"],
  price: v.exactOptional(integerText(-1), "-1"),
  baseTax,
  ...fieldsNamed(v.exactOptional(idText), "count restockDelay=restock_delay"),
});

/** The reference price of each item; undefined for one that has none. */
export type Prices = ReadonlyMap<number, number | undefined>;

/**
 * Reads the `<list>` of a file, whose name is the id of the list, with `<npcs>` and `<item id price count restock_delay>`. A product without
 * a price, or with -1, costs the reference price of its item; one whose item is not known then has no price and is left out. The base tax
 * of L2J Mobius is always paid, with or without a castle's (classes `BuyListData` and `Product`). A list without an NPC is opened by an
 * item, a board or a script; in an export for a data set of ours it is left out.
 */
export function readListFile(list: XmlElement, prices: Prices): SourcedTable<"buyLists"> {
  const { report } = list;
  const id = idOfFile(list, "buyLists", "the id of a buy list");
  const attributes = readAttributes(list, listAttributes, { isWhole: true });
  const children = readChildren(list, ["item", "npcs"]);
  const npcIds = readNpcIds(onlyChild(children, "npcs"));
  if (id === undefined || npcIds === undefined || attributes === undefined) return [];
  const items = children.filter(({ name }) => name === "item");
  const products = lastProducts(
    list,
    items.flatMap((item) => readProduct(item, prices, attributes.baseTax) ?? []),
  );
  if (products.length === 0) return [];
  const [npcId, ...others] = npcIds;
  if (npcId === undefined) {
    if (report.isStrict) return report.leaveOut(products.length);
    report.warn(list, `buy list ${id}`, "an NPC that sells from it", "none");
  }
  return finishRow(report, "buyLists", list, { id, npcId, alsoNpcIds: nonEmpty(others), products });
}

/**
 * Returns the products of a list as the engines keep them, of each item the last, at the place of the first (class `ProductList` of L2J
 * Mobius, `NpcBuyList` of aCis); a data set of ours has all of them.
 */
export function lastProducts(list: XmlElement, products: readonly BuyListProduct[]): readonly BuyListProduct[] {
  const { report } = list;
  if (report.isStrict) return products;
  const last = lastOfEach(report, list, ["products", "each item once"], products, ({ itemId }) => itemId);
  report.leaveOut(products.length - last.length);
  return last;
}

function readProduct(element: XmlElement, prices: Prices, listTax = 0): BuyListProduct | undefined {
  const product = readWhole(element, productAttributes);
  if (product === undefined) return undefined;
  const { itemId, price, baseTax = listTax, count, restockDelay } = product;
  const before = priceOf(element.report, element, itemId, price, prices);
  return before === undefined
    ? undefined
    : present({ itemId, price: Math.floor(before * (1 + baseTax / 100)), count, restockDelay });
}

/** Returns the price of a product; for -1 that of its item, and nothing, reported as an error, where the item is not known. */
export function priceOf(
  report: Report,
  position: SourcePosition,
  itemId: number,
  stated: number,
  prices: Prices,
): number | undefined {
  if (stated >= 0) return stated;
  if (!prices.has(itemId))
    return report.refuse(position, `price of item ${itemId}`, "a price, or that of its item", "none that is known");
  // The engine takes an item without a price for free.
  return prices.get(itemId) ?? 0;
}
