import { nonEmpty, present } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../diagnostic.js";
import type { Datapack } from "../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readContent, readLeaf } from "../read/element.js";
import { readJsonRows } from "../read/json.js";
import { flagText, idText } from "../read/values.js";
import { readXml, type XmlElement } from "../read/xml.js";
import { finishRow } from "./draft.js";
import type { SourcedTable } from "./sourced-tables.js";

const multisellId = v.pipe(v.number(), v.integer(), v.minValue(1));

const listAttributes = v.strictObject({ maintainEnchantment: v.exactOptional(flagText) });
const productionAttributes = v.strictObject({ id: idText, count: idText });
const ingredientAttributes = v.strictObject({
  id: idText,
  count: idText,
  isTaxIngredient: v.exactOptional(flagText),
});

/**
 * Reads the `exchanges` table from `xml/multisell`: the multisells that `curated/exchange-lists.json` lists, in its
 * order.
 */
export function readExchanges(datapack: Datapack): SourcedTable<"exchanges"> {
  return readJsonRows(datapack, "curated/exchange-lists.json", multisellId).flatMap(({ row: id }) => {
    const list = readXml(datapack, `xml/multisell/${id}.xml`);
    return list ? readMultisell(datapack.report, id, list) : [];
  });
}

function readMultisell(report: Report, id: number, list: XmlElement): SourcedTable<"exchanges"> {
  const attributes = readAttributes(report, list, listAttributes);
  const children = readChildren(report, list, ["npcs", "item"]);
  const npcIds = nonEmpty(readNpcIds(report, onlyChild(report, children, "npcs")));
  const maintainEnchantment = attributes?.maintainEnchantment === true ? true : undefined;
  const entries = children.filter((child) => child.name === "item");
  return entries.flatMap((entry, index) => {
    const read = readEntry(report, entry);
    if (read === undefined) return [];
    return finishRow(report, "exchanges", entry, {
      multisellId: id,
      position: index + 1,
      maintainEnchantment,
      npcIds,
      ...read,
    });
  });
}

function readNpcIds(report: Report, element: XmlElement | undefined): readonly number[] {
  if (element === undefined) return [];
  return readChildren(report, element, ["npc"]).flatMap((npc) => {
    const text = readContent(report, npc);
    const result = v.safeParse(idText, text);
    if (result.success) return result.output;
    report.error(npc, "<npc>", "an NPC id", JSON.stringify(text));
    return [];
  });
}

function readEntry(report: Report, entry: XmlElement) {
  readAttributes(report, entry, v.strictObject({}));
  const children = readChildren(report, entry, ["ingredient", "production"]);
  const [production, second] = children.filter((child) => child.name === "production");
  if (production === undefined) report.error(entry, "<item>", "a <production>", "none");
  if (second) report.error(second, "<item> of a curated multisell", "one <production>", "another one");
  const product = production && readLeaf(report, production, productionAttributes);
  const required = children.flatMap((child) => {
    const read = child.name === "ingredient" ? readLeaf(report, child, ingredientAttributes) : undefined;
    return read ? { itemId: read.id, count: read.count, ...tax(read.isTaxIngredient) } : [];
  });
  return product && { required, produces: { itemId: product.id, count: product.count } };
}

const tax = (isTax: boolean | undefined) => present({ isTax: isTax === true ? (true as const) : undefined });
