import type { MultisellEntry } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import { type Datapack, oncePerDatapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import { attributeOf, onlyChild, readAttributes, readChildren } from "../../read/element.js";
import { exactFields, exactObject, fieldsNamed } from "../../read/fields.js";
import { type Form, formFrom } from "../../read/form.js";
import { choiceText, flag, numberText } from "../../read/values.js";
import { readXmlFolder, type XmlElement } from "../../read/xml.js";
import { idOfFile, readNpcIds } from "../file-lists.js";
import { isTrue, readEntry } from "./entries.js";

export const multisellForms: readonly Form[] = [formFrom("all", ["multisell"], "item/ingredient")];

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
  ...v.entriesFromList(["maintainEnchantment", "applyTaxes", "isChanceMultisell"], flag),
  ...v.entriesFromList(["ingredientMultiplier", "productMultiplier", "useRate"], factor),
});

/** How a list gives its products; chances are in one that draws them (class `RequestMultiSellChoose`), and in none. */
const TYPES = { normal: undefined, chanced: undefined };

/** What L2-Scripts states of a list in its `<config>` (class `MultiSellParser`), by default with taxes; a list shows what the player has, or all. */
const configAttributes = exactFields({
  type: v.exactOptional(choiceText(TYPES, '"normal" or "chanced"')),
  ...fieldsNamed(flag, "maintainEnchantment=keepEnchanted isUntaxed=noTax showsAll=showAll isWithoutKey=noKey"),
});

/** The folder of aCis, which keeps each multisell by the hash of its file's name (class MultisellData). */
const HASHED = /(?:^|\/)xml\/multisell\//iu;

/**
 * Reads the files of a folder `multisell`, each a `<list>` with `<npcs>` and an `<item>` for each exchange; the name of a file is the id of
 * its multisell.
 */
export const readMultisellFiles = oncePerDatapack((datapack: Datapack): MultisellFiles => {
  return readXmlFolder(datapack, `${datapack.folder}/multisell`, (list) => readMultisell(datapack, list));
});

function readMultisell({ report, defaults }: Datapack, list: XmlElement): MultisellFiles {
  const id = idOfFile(list, "multisells", "the id of a multisell", HASHED.test(list.file));
  const attributes = readAttributes(list, listAttributes, { isWhole: true });
  const children = readChildren(list, ["npcs", "item", "config"]);
  const npcIds = readNpcIds(onlyChild(children, "npcs"));
  const config = onlyChild(children, "config");
  const configured = config && readAttributes(config, configAttributes, { isWhole: true });
  if (id === undefined || attributes === undefined || npcIds === undefined) return [];
  if (config !== undefined && configured === undefined) return [];
  const isByChance = attributes.isChanceMultisell === true;
  const entries = children.flatMap((child): readonly MultisellFileEntry[] => {
    if (child.name !== "item") return [];
    // L2-Scripts rolls each product until one comes (class `RequestMultiSellChoose`), so that it is given by another chance than is stated.
    if (defaults.isOfL2Scripts && child.children.some((one) => attributeOf(one, "chance") !== undefined))
      return report.error(child, "<item>", "products without chances", "a chance");
    const entry = readEntry(child, isByChance);
    return entry === undefined ? [] : [{ ...entry, position: { file: child.file, line: child.line } }];
  });
  const maintainEnchantment = isTrue(configured?.maintainEnchantment ?? attributes.maintainEnchantment);
  const appliesTaxes = isTrue(defaults.isOfL2Scripts ? configured?.isUntaxed !== true : attributes.applyTaxes);
  const row = { id, maintainEnchantment, appliesTaxes, npcIds, entries };
  return [sourcedAt(list, row)];
}
