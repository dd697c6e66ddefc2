import { present } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { type Datapack, oncePerDatapack, type Sourced } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { flagText, idText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { idOfFile, readNpcIds } from "../../tables/file-lists.js";
import type { L2jDialect } from "./l2j-dialect.js";
import { itemOrPointsText } from "./points.js";

interface Ingredient {
  readonly itemId: number;
  readonly count: number;
  readonly isKept?: true;
}

/** An exchange of a multisell. */
export interface MultisellFileEntry {
  readonly element: XmlElement;
  readonly required: readonly Ingredient[];
  readonly produces: { readonly itemId: number; readonly count: number };
  readonly alsoProduces: readonly { readonly itemId: number; readonly count: number }[];
}

/** A multisell as its file states it. */
export interface MultisellFile {
  readonly id: number;
  readonly maintainEnchantment: true | undefined;
  readonly appliesTaxes: true | undefined;
  readonly npcIds: readonly number[];
  readonly entries: readonly MultisellFileEntry[];
}

const isTrue = (flag: boolean | undefined): true | undefined => (flag === true ? true : undefined);

const listAttributes = v.strictObject({
  maintainEnchantment: v.exactOptional(flagText),
  applyTaxes: v.exactOptional(flagText),
});
const productionAttributes = v.strictObject({ id: itemOrPointsText, count: idText });
const ingredientAttributes = v.strictObject({
  id: itemOrPointsText,
  count: idText,
  maintainIngredient: v.exactOptional(flagText),
});

/** Reads the files of `multisell`; the name of a file is the id of its multisell. */
export const readMultisellFiles = oncePerDatapack(
  (datapack: Datapack, { folder }: L2jDialect): readonly Sourced<MultisellFile>[] => {
    const files = readXmlFolder(datapack, `${folder}/multisell`, (list) => readMultisell(datapack.report, list));
    return files;
  },
);

function readMultisell(report: Report, list: XmlElement): readonly Sourced<MultisellFile>[] {
  const id = idOfFile(report, list, "the id of a multisell");
  const attributes = readAttributes(report, list, listAttributes);
  const children = readChildren(report, list, ["npcs", "item"]);
  const npcIds = readNpcIds(report, onlyChild(report, children, "npcs"));
  const entries = children.filter(({ name }) => name === "item").flatMap((entry) => readEntry(report, entry));
  if (id === undefined) return [];
  const maintainEnchantment = isTrue(attributes?.maintainEnchantment);
  const row = { id, maintainEnchantment, appliesTaxes: isTrue(attributes?.applyTaxes), npcIds, entries };
  return [{ file: list.file, line: list.line, row }];
}

function readEntry(report: Report, element: XmlElement): readonly MultisellFileEntry[] {
  const children = readChildren(report, element, ["ingredient", "production"]);
  const [produces, ...alsoProduces] = children.flatMap((child) => {
    const read = child.name === "production" ? readLeaf(report, child, productionAttributes) : undefined;
    return read ? [{ itemId: read.id, count: read.count }] : [];
  });
  const required = children.flatMap((child) => {
    const read = child.name === "ingredient" ? readLeaf(report, child, ingredientAttributes) : undefined;
    if (read === undefined) return [];
    return [present({ itemId: read.id, count: read.count, isKept: isTrue(read.maintainIngredient) })];
  });
  if (produces === undefined) {
    report.error(element, "<item>", "a <production>", "none");
    return [];
  }
  return [{ element, required, produces, alsoProduces }];
}
