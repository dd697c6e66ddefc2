import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { onlyChild, readChildren, readLeaf } from "../../read/element.js";
import { idText, integerText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import { idOfFile, readNpcIds } from "../../tables/file-lists.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import { readItems } from "./items.js";
import type { L2jDialect } from "./l2j-dialect.js";

const productAttributes = v.strictObject({
  id: idText,
  price: v.exactOptional(integerText(0)),
  count: v.exactOptional(idText),
  restock_delay: v.exactOptional(idText),
});

/** The reference price of each item. */
type Prices = ReadonlyMap<number, number | undefined>;

/**
 * Reads the `buyLists` table from `buylists`; the name of a file is the id of its list. A product without a price costs the
 * reference price of its item. Lists that no NPC has are checked and left out.
 */
export function readBuyLists(datapack: Datapack, dialect: L2jDialect): SourcedTable<"buyLists"> {
  const prices = new Map(readItems(datapack, dialect).map(({ row }) => [row.id, row.price]));
  return readXmlFolder(datapack, `${dialect.folder}/buylists`, (list) => readList(datapack.report, list, prices));
}

function readList(report: Report, list: XmlElement, prices: Prices): SourcedTable<"buyLists"> {
  const id = idOfFile(report, list, "the id of a buy list");
  const children = readChildren(report, list, ["item", "npcs"]);
  const [npcId, second] = readNpcIds(report, onlyChild(report, children, "npcs"));
  if (second !== undefined) report.error(list, "<npcs>", "one NPC", `another one, ${second}`);
  const products = children
    .filter(({ name }) => name === "item")
    .flatMap((element) => readLeaf(report, element, productAttributes) ?? [])
    .map(({ id: itemId, price, restock_delay: restockDelay, ...stock }) => ({
      itemId,
      // The engine takes an item without a price for free.
      price: price ?? prices.get(itemId) ?? 0,
      ...stock,
      ...(restockDelay !== undefined && { restockDelay }),
    }));
  if (npcId === undefined) report.leaveOut(products.length);
  if (id === undefined || npcId === undefined) return [];
  return finishRow(report, "buyLists", list, { id, npcId, products });
}
