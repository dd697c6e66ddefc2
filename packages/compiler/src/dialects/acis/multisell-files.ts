import { present } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { type Datapack, oncePerDatapack, type Sourced } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { flagText, idText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { idOfFile, readNpcIds } from "../../tables/file-lists.js";

/** A multisell as its file states it; every part knows its position. */
export interface MultisellFile {
  readonly id: number;
  readonly maintainEnchantment: true | undefined;
  readonly appliesTaxes: true | undefined;
  readonly npcIds: readonly number[];
  readonly entries: readonly MultisellFileEntry[];
}

/** An exchange of a multisell. */
export interface MultisellFileEntry {
  readonly element: XmlElement;
  readonly required: readonly Sourced<Ingredient>[];
  readonly produces: readonly Sourced<{ readonly itemId: number; readonly count: number }>[];
}

interface Ingredient {
  readonly itemId: number;
  readonly count: number;
  readonly isTax?: true;
  readonly isKept?: true;
}

const isTrue = (flag: boolean | undefined): true | undefined => (flag === true ? true : undefined);

const listAttributes = v.strictObject({
  maintainEnchantment: v.exactOptional(flagText),
  applyTaxes: v.exactOptional(flagText),
});
const productionAttributes = v.strictObject({ id: idText, count: idText });
const ingredientAttributes = v.strictObject({
  id: idText,
  count: idText,
  isTaxIngredient: v.exactOptional(flagText),
  maintainIngredient: v.exactOptional(flagText),
});

/** Reads the files of `xml/multisell`; the name of a file is the id of its multisell. */
export const readMultisellFiles = oncePerDatapack((datapack: Datapack): readonly Sourced<MultisellFile>[] => {
  return readXmlFolder(datapack, "xml/multisell", (list) => readMultisell(datapack.report, list));
});

function readMultisell(report: Report, list: XmlElement): readonly Sourced<MultisellFile>[] {
  const id = idOfFile(report, list, "the id of a multisell");
  const attributes = readAttributes(report, list, listAttributes);
  const children = readChildren(report, list, ["npcs", "item"]);
  const npcIds = readNpcIds(report, onlyChild(report, children, "npcs"));
  const entries = children.filter((child) => child.name === "item").map((entry) => readEntry(report, entry));
  if (id === undefined) return [];
  const row = {
    id,
    maintainEnchantment: isTrue(attributes?.maintainEnchantment),
    appliesTaxes: isTrue(attributes?.applyTaxes),
    npcIds,
    entries,
  };
  return [{ file: list.file, line: list.line, row }];
}

function readEntry(report: Report, element: XmlElement): MultisellFileEntry {
  readAttributes(report, element, v.strictObject({}));
  const children = readChildren(report, element, ["ingredient", "production"]);
  const productions = children.filter((child) => child.name === "production");
  if (productions.length === 0) report.error(element, "<item>", "a <production>", "none");
  return {
    element,
    produces: productions.flatMap((production) => {
      const read = readLeaf(report, production, productionAttributes);
      return read ? [sourced(production, { itemId: read.id, count: read.count })] : [];
    }),
    required: children.flatMap((child) => {
      const read = child.name === "ingredient" ? readLeaf(report, child, ingredientAttributes) : undefined;
      return read ? [sourced(child, ingredientOf(read))] : [];
    }),
  };
}

function ingredientOf(read: v.InferOutput<typeof ingredientAttributes>): Ingredient {
  const { id, count, isTaxIngredient, maintainIngredient } = read;
  return { itemId: id, count, ...present({ isTax: isTrue(isTaxIngredient), isKept: isTrue(maintainIngredient) }) };
}

const sourced = <Row>({ file, line }: XmlElement, row: Row): Sourced<Row> => ({ file, line, row });
