import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import { exactObject } from "../exact-object.js";
import type { SourcedTable } from "../sourced-tables.js";

/** The NPC id of a list that is bound to no NPC. */
const UNBOUND = -1;

const listAttributes = v.strictObject({ id: idText, npcId: integerText(UNBOUND) });

const productAttributes = exactObject({
  id: idText,
  price: integerText(0),
  count: v.exactOptional(idText),
  restockDelay: v.exactOptional(idText),
});

/** The products of unbound lists have no price. */
const unboundProductAttributes = exactObject({ ...productAttributes.entries, price: v.exactOptional(integerText(0)) });

/**
 * Reads the `<buyList id npcId>` of a file, with `<product id price count restockDelay>`. Lists that are bound to no NPC have no prices: only
 * administrators open them. They are checked and left out.
 */
export function readListElements(report: Report, list: XmlElement): SourcedTable<"buyLists"> {
  return readChildren(report, list, ["buyList"]).flatMap((element) => readList(report, element));
}

function readList(report: Report, element: XmlElement): SourcedTable<"buyLists"> {
  const list = readAttributes(report, element, listAttributes, { isWhole: true });
  const products = readChildren(report, element, ["product"]);
  if (list === undefined) return [];
  const { id, npcId } = list;
  if (npcId === UNBOUND) {
    const read = products.filter((product) => readWhole(report, product, unboundProductAttributes) !== undefined);
    report.leaveOut(read.length);
    return [];
  }
  const rows = products.flatMap((product) => {
    const read = readWhole(report, product, productAttributes);
    if (read === undefined) return [];
    const { id: itemId, ...sale } = read;
    return [{ itemId, ...sale }];
  });
  return finishRow(report, "buyLists", element, { id, npcId, products: rows });
}
