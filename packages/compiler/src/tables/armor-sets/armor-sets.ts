import * as v from "valibot";
import { columnElements, columnLines, hasElementsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { attributeOf } from "../../read/element.js";
import { type Form, readRecords } from "../../read/form.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { findPlace, type Names, readXmlAt } from "../../read/place.js";
import { nameText } from "../../read/values.js";
import type { SourcedTable } from "../table-rows.js";
import { setOfAttributeLists } from "./attribute-lists.js";
import { setOfAttributes } from "./attributes.js";
import { armorSetDump, hasArmorSetDump, readArmorSetDump } from "./dumps.js";
import { setOfLists } from "./lists.js";
import { setOfNamedSlots, setOfSlots } from "./slots.js";
import { type ArmorSetForm, SET_NAMES_FILE } from "./stated-set.js";

const PLACES: Names = ["armorSets.xml", "stats/armorsets", "xmlscript/items/armorSets.xml"];

const elements: readonly ArmorSetForm[] = [
  setOfNamedSlots,
  setOfAttributes,
  setOfLists,
  setOfAttributeLists,
  setOfSlots,
];

export const armorSetForms: readonly Form[] = [
  columnElements("armorsets"),
  ...elements,
  armorSetDump,
  columnLines("armorsets"),
];

const nameRow = v.object({ id: v.number(), name: nameText });

/**
 * Reads the `armorSets` table, from a dump where there are no XML files. A set that states no name is named by
 * `curated/armor-set-names.json`, or without that file by its chest.
 */
export function readArmorSets(datapack: Datapack, items: SourcedTable<"items">): SourcedTable<"armorSets"> {
  const { report } = datapack;
  const place = findPlace(datapack, PLACES);
  const isInElements = hasElementsOf(datapack, "armorsets");
  if (isInElements || (place === undefined && hasArmorSetDump(datapack))) return readArmorSetDump(datapack, items);
  const sets = readXmlAt(datapack, PLACES, (list) => readRecords(list, elements));
  const byId = new Map(items.map(({ row }) => [row.id, row]));
  let names: ReadonlyMap<number, string> | undefined;
  if (sets.some(({ form, element }) => form !== setOfAttributes || attributeOf(element, "name") === undefined)) {
    const rows = readOptionalJsonRows(datapack, SET_NAMES_FILE, nameRow);
    names = rows && new Map(rows.map(({ row }) => [row.id, row.name]));
  }
  const nameOf = (id: number, chest: number) => (names === undefined ? byId.get(chest)?.name : names.get(id));
  return sets.flatMap(({ form, element }, index) =>
    form.read({ report, position: index + 1, items: byId, nameOf }, element),
  );
}
