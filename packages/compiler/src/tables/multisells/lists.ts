import type { MultisellEntry } from "@gamedata/schema";
import * as v from "valibot";
import type { Report, SourcePosition } from "../../diagnostic.js";
import { type Datapack, oncePerDatapack, type Sourced } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import type { Form } from "../../read/form.js";
import { flag, numberText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { idOfFile, readNpcIds } from "../file-lists.js";
import { isTrue, readEntry } from "./entries.js";

export const multisellForms: readonly Form[] = [{ servers: "all", files: ["multisell"], mark: "item/ingredient" }];

export type MultisellFileEntry = MultisellEntry & { readonly position: SourcePosition };

export interface MultisellFile {
  readonly id: number;
  readonly maintainEnchantment: true | undefined;
  readonly appliesTaxes: true | undefined;
  readonly npcIds: readonly number[];
  readonly entries: readonly MultisellFileEntry[];
}

export type MultisellFiles = readonly Sourced<MultisellFile>[];

/** A factor of all counts of a list; one that changes them is not read. */
const factor = v.exactOptional(numberText(1, 1));

const listAttributes = exactObject({
  maintainEnchantment: flag,
  applyTaxes: flag,
  isChanceMultisell: flag,
  ingredientMultiplier: factor,
  productMultiplier: factor,
  useRate: factor,
});

/** The folder of aCis, which keeps each multisell by the hash of its file's name (class MultisellData). */
const HASHED = /(?:^|\/)xml\/multisell\//iu;

/**
 * Reads the files of a folder `multisell`, each a `<list>` with `<npcs>` and an `<item>` for each exchange; the name of a file is the id of
 * its multisell.
 */
export const readMultisellFiles = oncePerDatapack((datapack: Datapack): MultisellFiles => {
  return readXmlFolder(datapack, `${datapack.folder}/multisell`, (list) => readMultisell(datapack.report, list));
});

function readMultisell(report: Report, list: XmlElement): MultisellFiles {
  const id = idOfFile(report, list, "multisells", "the id of a multisell", HASHED.test(list.file));
  const attributes = readAttributes(report, list, listAttributes, { isWhole: true });
  const children = readChildren(report, list, ["npcs", "item"]);
  const npcIds = readNpcIds(report, onlyChild(report, children, "npcs"));
  if (id === undefined || attributes === undefined || npcIds === undefined) return [];
  const isByChance = attributes.isChanceMultisell === true;
  const entries = children.flatMap((child): readonly MultisellFileEntry[] => {
    const entry = child.name === "item" ? readEntry(report, child, isByChance) : undefined;
    return entry === undefined ? [] : [{ ...entry, position: { file: child.file, line: child.line } }];
  });
  const maintainEnchantment = isTrue(attributes.maintainEnchantment);
  const row = { id, maintainEnchantment, appliesTaxes: isTrue(attributes.applyTaxes), npcIds, entries };
  return [{ file: list.file, line: list.line, row }];
}
