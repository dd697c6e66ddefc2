import { present } from "@gamedata/rules";
import * as v from "valibot";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { exactFields, fields, fieldsNamed } from "../../read/fields.js";
import { idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { lastProducts } from "./list-files.js";

/** The NPC id of a list that is bound to no NPC. */
const UNBOUND = -1;

const listAttributes = v.strictObject({ id: idText, npcId: integerText(UNBOUND) });

const product = fields({
  itemId: [idText, "id"],
  price: integerText(0),
  ...fieldsNamed(v.exactOptional(idText), "count restockDelay"),
});
const productAttributes = exactFields(product);

/** The products of unbound lists have no price. */
const unboundProductAttributes = exactFields({ ...product, price: v.exactOptional(integerText(0)) });

/**
 * Reads the `<buyList id npcId>` of a file, with `<product id price count restockDelay>`. Of a list that is bound to no NPC the products with a
 * price are kept; most such lists state none, as only administrators open them. In a data set of ours they are left out.
 */
export function readListElements(list: XmlElement): SourcedTable<"buyLists"> {
  return readChildren(list, ["buyList"]).flatMap((element) => readList(element));
}

function readList(element: XmlElement): SourcedTable<"buyLists"> {
  const { report } = element;
  const list = readAttributes(element, listAttributes, { isWhole: true });
  const elements = readChildren(element, ["product"]);
  if (list === undefined) return [];
  const { id, npcId } = list;
  const isUnbound = npcId === UNBOUND;
  const schema = isUnbound ? unboundProductAttributes : productAttributes;
  const read = elements.flatMap((product) => readWhole(product, schema) ?? []);
  const priced = read.flatMap(({ price, ...sale }) =>
    price === undefined || (isUnbound && report.isStrict) ? [] : [present({ price, ...sale })],
  );
  report.leaveOut(read.length - priced.length);
  const products = lastProducts(element, priced);
  if (isUnbound && !report.isStrict) {
    const received = products.length === 0 ? "none, and no prices: left out" : "none";
    report.warn(element, `buy list ${id}`, "an NPC that sells from it", received);
  }
  if (isUnbound && products.length === 0) return [];
  return finishRow(report, "buyLists", element, { id, npcId: isUnbound ? undefined : npcId, products });
}
