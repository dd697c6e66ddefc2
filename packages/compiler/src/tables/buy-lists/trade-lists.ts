import { present } from "@gamedata/rules";
import type { BuyListProduct } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { exactFields, exactObject, fields, fieldsNamed } from "../../read/fields.js";
import { count, idListText, idText, integerText, numberText, positiveOrNone } from "../../read/values.js";
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

/** Of the later revisions, whose lists are numbered by NPC; those of game masters have greater numbers, too. */
const GREATEST_NUMBER = 99;
const npcAttributes = exactObject({ id: integerText(-1) });
const numberedAttributes = exactFields({
  number: [integerText(0), "id"],
  markup: [v.exactOptional(integerText(0)), "base_markup"],
});

const productFields = fields({
  itemId: [idText, "id"],
  price: v.exactOptional(integerText(0)),
  // 0 is as many as are wanted.
  ...fieldsNamed(count, "count restockDelay=time"),
});
const productAttributes = exactFields({ ...productFields, name: v.exactOptional(v.string()) });
const numberedProductAttributes = exactFields({ ...productFields, markup: v.exactOptional(integerText(0)) });

/** Of a list that the NPC itself states. */
const ownAttributes = exactFields({ number: [integerText(0, GREATEST_NUMBER), "id"] });
const ownProductAttributes = exactFields({
  ...productFields,
  itemId: [idText, "item_id"],
  name: v.exactOptional(v.string()),
  markup: v.exactOptional(numberText(0)),
});

/** A list of an NPC, whose products cost that many percent more. */
interface TradeList {
  readonly element: XmlElement;
  readonly npcId: number;
  readonly id: number;
  readonly markup: number;
}

/** A `<tradelist>` of an NPC. */
export interface OwnLists {
  readonly npcId: number;
  readonly list: XmlElement;
}

/**
 * Reads files of `<tradelist npc shop markup>` with `<item id price count time>`, or of `<npc id><buylist id base_markup>` with `<item id price markup
 * count time>`, whose id is that of the NPC and the two digits of their number, as is that of a `<trade id>` with `<item item_id markup count time>` in the
 * `<tradelist>` of an NPC. A product without a price costs that of its item and the markup, in percent of it; times are in minutes. Source: classes
 * `BuyListHolder` and `BuyListParser` of L2-Scripts, and `NpcParser` and `Product` of L2Jts.
 */
export function readTradeLists(
  report: Report,
  roots: readonly XmlElement[],
  own: readonly OwnLists[],
  prices: Prices,
): SourcedTable<"buyLists"> {
  const lists = [
    ...own.flatMap(({ npcId, list }) => ownListsOf(npcId, list)),
    ...roots.flatMap((root) =>
      readChildren(root, ["tradelist", "npc"]).flatMap((element) =>
        element.name === "npc" ? listsOfNpc(element) : listsOf(element),
      ),
    ),
  ];
  const [first] = lists;
  if (first === undefined) return [];
  // The engine keeps them by the number of the shop.
  return lastOfEach(report, first.element, ["buy lists", "each of them once"], lists, ({ id }) => id).flatMap(
    ({ element, npcId, id, markup }) => {
      const items = readChildren(element, ["item"]);
      const products = lastProducts(
        element,
        items.flatMap((item) => readProduct(item, prices, markup, element.name) ?? []),
      );
      return products.length === 0 ? [] : finishRow(report, "buyLists", element, { id, npcId, products });
    },
  );
}

/** Returns the id of a list that is numbered by NPC. */
const idOf = (npcId: number, number: number) => npcId * (GREATEST_NUMBER + 1) + number;

const ownListsOf = (npcId: number, list: XmlElement): readonly TradeList[] =>
  readChildren(list, ["trade"]).flatMap((element) => {
    const read = readAttributes(element, ownAttributes, { isWhole: true });
    return read === undefined ? [] : { element, npcId, id: idOf(npcId, read.number), markup: 0 };
  });

function listsOf(element: XmlElement): readonly TradeList[] {
  const read = readAttributes(element, listAttributes, { isWhole: true });
  if (read === undefined) return [];
  const { npc, shop, markup = npc.map(() => 0) } = read;
  if (shop.length !== npc.length || markup.length !== npc.length)
    return element.report.error(element, "<tradelist>", "a shop and a markup of each NPC", "others");
  return npc.flatMap((npcId, index) => {
    if (npcId < 1) return element.report.leaveOut(element.children.length);
    return { element, npcId, id: shop[index] ?? 0, markup: markup[index] ?? 0 };
  });
}

function listsOfNpc(npc: XmlElement): readonly TradeList[] {
  const npcId = readAttributes(npc, npcAttributes, { isWhole: true })?.id;
  return readChildren(npc, ["buylist"]).flatMap((element) => {
    const read = readAttributes(element, numberedAttributes, { isWhole: true });
    if (npcId === undefined || read === undefined) return [];
    if (npcId < 1) return npc.report.leaveOut(element.children.length);
    if (read.number > GREATEST_NUMBER)
      return npc.report.error(element, "<buylist> id", `at most ${GREATEST_NUMBER}`, `${read.number}`);
    return { element, npcId, id: idOf(npcId, read.number), markup: read.markup ?? 0 };
  });
}

function readProduct(
  element: XmlElement,
  prices: Prices,
  listMarkup: number,
  kind: string,
): BuyListProduct | undefined {
  const product =
    kind === "trade"
      ? readWhole(element, ownProductAttributes)
      : kind === "buylist"
        ? readWhole(element, numberedProductAttributes)
        : readWhole(element, productAttributes);
  if (product === undefined) return undefined;
  const { itemId, price, count: stock, restockDelay } = product;
  const markup = ("markup" in product ? product.markup : undefined) ?? listMarkup;
  const before = price ?? priceOf(element.report, element, itemId, -1, prices);
  if (before === undefined) return undefined;
  const cost = price ?? Math.round(before * (1 + markup / 100));
  return present({ itemId, price: cost, count: positiveOrNone(stock), restockDelay: positiveOrNone(restockDelay) });
}
