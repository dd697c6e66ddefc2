import { type ItemGrade, type ItemRow, type ItemType, itemGrade, itemGrades } from "@gamedata/schema";
import * as v from "valibot";
import type { Report, SourcePosition } from "../diagnostic.js";
import { meantName } from "../read/name.js";
import { idText, labelText, nameText } from "../read/values.js";
import type { XmlElement } from "../read/xml.js";
import type { SourcedTable } from "./table-rows.js";

/** The name of a placeholder item, of which the source has only the id. */
const PLACEHOLDER_NAME = "0";

/** The types of the data set by the names of the source. */
const itemTypes = { Weapon: "weapon", Armor: "armor", EtcItem: "etcitem" } as const satisfies Record<string, ItemType>;

export const itemAttributes = v.strictObject({
  id: idText,
  type: labelText,
  name: nameText,
  additionalName: v.exactOptional(v.string()),
  // In L2J Unity.
  name_additional: v.exactOptional(v.string()),
});

const typeNames = ["Weapon", "Armor", "EtcItem"] as const;

/** Returns the type of an item by the word of the source; `undefined` for one that a server has added, which is an error in a strict run. */
export function itemTypeOf(element: XmlElement, word: string): ItemType | undefined {
  const name = meantName(word, typeNames);
  if (name === undefined && element.report.isStrict)
    element.report.error(element, "<item> type", typeNames.join(", "), `"${word}"`);
  return name && itemTypes[name];
}

/**
 * Returns the items, with those of a type that a server adds: one that has the id of another item, such as a look for it, is no item of its own
 * and left out. Any other one is `etcitem`, anything else.
 *
 * @param added The rows of such types, each with the word of the source.
 */
export function settleAddedTypes(
  report: Report,
  items: SourcedTable<"items">,
  added: ReadonlyMap<ItemRow, string>,
): SourcedTable<"items"> {
  if (added.size === 0) return items;
  const ids = new Set(items.flatMap(({ row }) => (added.has(row) ? [] : row.id)));
  return items.filter(({ row, ...position }) => {
    const word = added.get(row);
    if (word === undefined) return true;
    const isAbout = ids.has(row.id);
    const outcome = isAbout ? "about an item of a known type: left out" : "kept as EtcItem";
    report.warn(position, "<item> type", typeNames.join(", "), `"${word}", ${outcome}`);
    if (isAbout) report.leaveOut();
    return !isAbout;
  });
}

type NameParts = { readonly name: string; readonly additionalName?: string; readonly name_additional?: string };

/** Returns the name of an item as the game shows it: the second part, which later chronicles have, follows the first. */
export function fullNameOf({ name, name_additional = "", additionalName = name_additional }: NameParts) {
  const second = additionalName.trim();
  return second === "" ? name : `${name} - ${second}`;
}

export const gradeText = v.pipe(labelText, v.toLowerCase(), itemGrade);

/** Returns the grade of an item; `undefined` for none. One that no known chronicle has is kept, with a warning. */
export function gradeOf(report: Report, position: SourcePosition, grade: ItemGrade | undefined): ItemGrade | undefined {
  if (grade === undefined || grade === "none") return undefined;
  if (!itemGrades.includes(grade)) report.warn(position, "grade", itemGrades.join(", "), `"${grade}": kept`);
  return grade;
}

/** Returns whether a stack can be made of items that are used up in a way. */
export const isStackable = (consumeType: string | undefined): boolean | undefined =>
  consumeType === undefined ? undefined : ["stackable", "asset"].includes(consumeType.toLowerCase());

/** The type in a dump of the items that work when they are picked up. */
export const HERB = "herb";

/** The types of weapons of which dumps have another name. */
const WEAPON_TYPES: Readonly<Record<string, string>> = { rod: "FISHINGROD" };

/** The word of a dump for a weapon or armor without a type. */
export const NO_TYPE = "none";

/** Returns the type of a weapon or armor by the word of a dump, or of a file with the words of one, whose "none" is none. */
export const typeOfWord = (word: string | undefined): string | undefined =>
  word === undefined || word === NO_TYPE ? undefined : (WEAPON_TYPES[word] ?? word.toUpperCase());

/** Returns whether an item is a placeholder, with a warning that it is left out. */
export function isPlaceholder(element: XmlElement, item: { readonly id: number; readonly name: string }) {
  if (item.name !== PLACEHOLDER_NAME) return false;
  element.report.omit(element, `item ${item.id}`, "a name", `"${PLACEHOLDER_NAME}", a placeholder`);
  return true;
}

/** The parts of the body whose names in the data set are others than the same word in lower case. */
const PARTS: Readonly<Record<string, string>> = {
  LEFT_RIGHT_HAND: "lrhand",
  TWO_HAND: "lrhand",
  RIGHT_HAND: "rhand",
  LEFT_HAND: "lhand",
  RIGHT_BRACELET: "rbracelet",
  LEFT_BRACELET: "lbracelet",
  RIGHT_EAR: "rear",
  LEFT_EAR: "lear",
  RIGHT_FINGER: "rfinger",
  LEFT_FINGER: "lfinger",
  LEFT_RIGHT_EAR: "rear;lear",
  EAR: "rear;lear",
  LEFT_RIGHT_FINGER: "rfinger;lfinger",
  FINGER: "rfinger;lfinger",
  "LFINGER,RFINGER": "rfinger;lfinger",
  "LEAR,REAR": "rear;lear",
  HAIR_ALL: "hairall",
  DHAIR: "hairall",
  PENDANT: "underwear",
  ALL_DRESS: "alldress",
  FULL_ARMOR: "fullarmor",
  BABY_PET: "babypet",
  BELT: "waist",
};

/** Returns the part of the body by the constant of a server's engine, as L2jOrg, Lucera and some forks of aCis write it. */
export const bodyPartOf = (constant: string): string => PARTS[constant.toUpperCase()] ?? constant.toLowerCase();

/** The parts of the body of which dumps have another name. */
const DUMPED_PARTS: Readonly<Record<string, string>> = { dhair: "hairall" };

/** Returns the part of the body by the word of a dump, or of a file with the words of one, whose "none" is none. */
export const bodyPartOfWord = (word: string): string | undefined =>
  word.toLowerCase() === "none"
    ? undefined
    : (DUMPED_PARTS[word.toLowerCase()] ?? word.toLowerCase().replaceAll(",", ";"));
