import type { ItemCount } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { attributeOf, readAttributes, readChildren, readEvery, readLeaf, readList } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { findPlace, readOptionalXml, readSharedXml } from "../../read/place.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { flag, flagText, idOrNoneText, idText, integerText, numberListText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { groupWhole } from "../rows-by-id.js";
import { readClassFiles, readListedTemplates } from "./class-elements.js";
import { readTemplateDump } from "./class-list.js";
import { engineClasses } from "./engine-classes.js";
import { readRaceTemplates, templateOf } from "./race-templates.js";

const itemAttributes = v.strictObject({
  id: idText,
  count: integerText(1),
  // Whether it is worn at once.
  isEquipped: v.exactOptional(flagText),
  equipped: v.exactOptional(flagText),
});

/** An item in a template of L2-Scripts, with what becomes of it at once. */
const listedItem = closedFields({
  id: idText,
  count: integerText(1),
  isEquipped: [flag, "equipable"],
  shortcut: v.exactOptional(integerText(-1)),
});

/** One of each, as aCis has them before 2018. */
const itemList = v.strictObject({
  val: v.pipe(
    numberListText,
    v.mapItems((itemId) => ({ itemId, count: 1 })),
  ),
});

const classAttributes = v.strictObject({ classId: integerText(0) });

/**
 * Reads the items that new characters have, by class id; those of classes without an entry by `ANY_CLASS`. aCis states them in `<class><items>`
 * (class PlayerTemplate), L2-Scripts by race, later servers in `<equipment classId>` (class InitialEquipmentData), each as `<item id count>`, and L2J before 2013 in
 * dumps. A list with an item that cannot be read is left out as a whole.
 */
export function readStartItems(datapack: Datapack): ReadonlyMap<number, readonly ItemCount[]> {
  const ofRaces = readRaceTemplates(datapack);
  if (ofRaces.size > 0) {
    const firsts = [...engineClasses.values()].filter(({ parentClassId }) => parentClassId === null);
    return new Map(firsts.map((row) => [row.id, templateOf(ofRaces, row)?.items ?? []]));
  }
  const listed = readListedTemplates(datapack);
  if (listed.length > 0) {
    const firsts = listed.filter(({ id }) => engineClasses.get(id)?.parentClassId === null);
    return new Map(firsts.map(({ id, items }) => [id, withCounts(readEvery(items, listedItem))]));
  }
  const elements = findPlace(datapack, ["classes"]);
  if (elements !== undefined) {
    const classes = readClassFiles(datapack, elements);
    return new Map(classes.map(({ id, items }) => [id, items === undefined ? [] : readItems(items)]));
  }
  const list = readOptionalXml(datapack, ["stats/initialEquipment.xml"]);
  if (list === undefined) {
    if (datapack.report.isStrict) return new Map();
    const templates = readSharedXml(datapack, [PLAYER_TEMPLATES]);
    return templates === undefined ? readStartItemDumps(datapack) : readTemplateItems(templates);
  }
  return new Map(
    readChildren(list, ["equipment"]).flatMap((element) => {
      const { classId } = readAttributes(element, classAttributes) ?? {};
      return classId === undefined ? [] : [[classId, readItems(element)]];
    }),
  );
}

/** The file of L2J Mobius for C4 and C6 that states what characters of each class have. */
export const PLAYER_TEMPLATES = "stats/playerTemplates.xml";

/** A template whose items, with their counts or one of each, are separated by a mark. */
const templateWith = (separator: string) =>
  v.object({
    id: integerText(0),
    items: v.pipe(
      v.string(),
      v.transform((text) => text.split(separator).filter((part) => part.trim() !== "")),
      v.mapItems((part) => part.split(",")),
      v.mapItems(([itemId = "", count = "1"]) => ({ itemId, count })),
      v.array(v.object({ itemId: idText, count: integerText(1) })),
    ),
  });
const templateAttributes = { playerTemplate: templateWith(","), class: templateWith(";") };

/** Reads the items of `<playerTemplate id items="1147,1146">`, one of each, or of `<class id items="1147,1;17,200">`. */
function readTemplateItems(list: XmlElement): ReadonlyMap<number, readonly ItemCount[]> {
  return new Map(
    readChildren(list, ["playerTemplate", "class"]).flatMap((element) => {
      const attributes = templateAttributes[element.name === "class" ? "class" : "playerTemplate"];
      const template = readAttributes(element, attributes, { isWhole: true });
      return template === undefined ? [] : [[template.id, template.items] as const];
    }),
  );
}

/** The number that stands for every class that a character begins as. */
export const ANY_CLASS = -1;

const givenColumns = v.object({ classId: integerText(ANY_CLASS), itemId: idText, amount: integerText(1) });

/**
 * Reads the dump `char_creation_items` of L2J from 2009 on, whose rows of class -1 are for all that begin as one (class CharTemplateTable), or
 * else the items of `char_templates`, one of each (class L2PcTemplate).
 */
function readStartItemDumps(datapack: Datapack): ReadonlyMap<number, readonly ItemCount[]> {
  if (hasFile(datapack, "sql/char_creation_items.sql")) return readGivenItems(datapack);
  return new Map(
    readTemplateDump(datapack).flatMap(
      ({ row: { ClassId: id, items1, items2, items3, items4, items5 }, ...position }) => {
        const texts = [items1, items2, items3, items4, items5].filter((text) => text !== undefined);
        const ids = v.safeParse(v.array(idOrNoneText), texts);
        if (!ids.success)
          return datapack.report.error(position, `items of class ${id}`, "ids of items", texts.join(", "));
        return [[id, ids.output.flatMap((itemId) => (itemId === undefined ? [] : { itemId, count: 1 }))]];
      },
    ),
  );
}

function readGivenItems(datapack: Datapack): ReadonlyMap<number, readonly ItemCount[]> {
  const given = groupWhole("classId", (onLost) =>
    readSqlRowsOf(datapack, "char_creation_items", givenColumns, undefined, onLost),
  );
  const ofAny = given.has(ANY_CLASS) ? given.get(ANY_CLASS) : [];
  return new Map(
    [...given].map(([id, own]) => {
      const rows = own && ofAny && (id === ANY_CLASS ? ofAny : [...own, ...ofAny]);
      return [id, rows?.map(({ itemId, amount: count }) => ({ itemId, count })) ?? []];
    }),
  );
}

function readItems(element: XmlElement): readonly ItemCount[] {
  if (attributeOf(element, "val") !== undefined) return readLeaf(element, itemList)?.val ?? [];
  return withCounts(readList(element, "item", itemAttributes));
}

const withCounts = (items: readonly { readonly id: number; readonly count: number }[] = []): readonly ItemCount[] =>
  items.map(({ id: itemId, count }) => ({ itemId, count }));
