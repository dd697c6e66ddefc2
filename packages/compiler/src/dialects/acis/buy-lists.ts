import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { idText, integerText } from "../../read/values.js";
import { readXml, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

/** The NPC id of a list that is bound to no NPC. */
const UNBOUND = -1;

const listAttributes = v.strictObject({ id: idText, npcId: integerText(UNBOUND) });

const productAttributes = v.strictObject({
  id: idText,
  price: integerText(0),
  count: v.exactOptional(idText),
  restockDelay: v.exactOptional(idText),
});

/** The products of unbound lists have no price. */
const unboundProductAttributes = v.strictObject({
  ...productAttributes.entries,
  price: v.exactOptional(integerText(0)),
});

/**
 * Reads the `buyLists` table from `xml/buyLists.xml`. Lists that are bound to no NPC are checked and left out.
 */
export function readBuyLists(datapack: Datapack): SourcedTable<"buyLists"> {
  const list = readXml(datapack, "xml/buyLists.xml");
  if (list === undefined) return [];
  return readChildren(datapack.report, list, ["buyList"]).flatMap((element) => readList(datapack.report, element));
}

function readList(report: Report, element: XmlElement): SourcedTable<"buyLists"> {
  const list = readAttributes(report, element, listAttributes);
  const products = readChildren(report, element, ["product"]);
  if (list === undefined) return [];
  if (list.npcId === UNBOUND) {
    for (const product of products) readLeaf(report, product, unboundProductAttributes);
    report.leaveOut(products.length);
    return [];
  }
  const rows = products.flatMap((element) => {
    const product = readLeaf(report, element, productAttributes);
    if (product === undefined) return [];
    const { id: itemId, ...sale } = product;
    return { itemId, ...sale };
  });
  return finishRow(report, "buyLists", element, { id: list.id, npcId: list.npcId, products: rows });
}
