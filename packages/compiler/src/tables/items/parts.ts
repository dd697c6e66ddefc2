import { presentGroup } from "@gamedata/rules";
import type { ItemRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren } from "../../read/element.js";
import { isUnread } from "../../read/fault.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import type { TextSchema } from "../../read/listed-names.js";
import {
  count,
  flag,
  idText,
  integerText,
  labelText,
  nameText,
  numberText,
  positiveOrNone,
  wordText,
} from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { iconText } from "../icons.js";
import { bodyPartOf, gradeOf, gradeText } from "../item-facts.js";
import { readUseConditions } from "../skills/use-conditions.js";
import { statNameOf } from "../stat-names.js";
import { type Draft, finishRow, type SourcedTable } from "../table-rows.js";
import { readExtract } from "./capsuled-items.js";
import type { ItemForm } from "./item-form.js";
import { readItemSkills } from "./skills.js";
import { type StatEntry, statsOfEntries } from "./stats.js";

/** The names of the elements of items in this form, and the types that they are of. */
const TYPES = { item: "etcitem", weapon: "weapon", armor: "armor" } as const satisfies Record<string, ItemRow["type"]>;

const isPartItem = (name: string): name is keyof typeof TYPES => Object.hasOwn(TYPES, name);

const word = v.exactOptional(wordText("none"));

const itemAttributes = v.object({
  id: idText,
  name: nameText,
  type: word,
  "body-part": word,
  icon: v.exactOptional(v.string()),
  "mana-consume": count,
  magic: flag,
});
const factAttributes = openFields({
  ...fieldsNamed(count, "weight price reuseDelay=reuse-delay"),
  ...fieldsNamed(flag, "isImmediate=ex-immediate-effect isEnabled=enchant-enabled"),
  timeLimitMinutes: [v.exactOptional(integerText(-1)), "duration"],
});
const crystalAttributes = openFields({ type: v.exactOptional(gradeText), crystalCount: [count, "count"] });
const bookAttributes = v.object({ skill: idText });
const restrictionAttributes = v.object({ stackable: flag, tradable: flag, dropable: flag, sellable: flag });
const damageAttributes = v.object({ angle: count });
const statAttributes = v.object({ type: labelText, value: numberText() });
/** The types of weapons whose names in the data set are others than the same word without `_`. */
const WEAPON_TYPES: Readonly<Record<string, string>> = {
  MAGIC_SWORD: "SWORD",
  TWO_HAND_SWORD: "BIGSWORD",
  STAFF: "BLUNT",
  ROD: "BLUNT",
  HAMMER: "BLUNT",
  SPEAR: "POLE",
  FIST: "DUALFIST",
};

const DEFAULT_SKILL_LEVEL = 1;

/** The type of a shield, which is no type of armor. */
const SHIELD = "SHIELD";

/**
 * An item with its facts in parts: `<item>`, `<weapon>` or `<armor>` with `<attributes weight price>`, `<crystal type count>`, `<restriction>`,
 * `<stats><stat type value>` and `<skills><skill id level type chance>`. Types, parts of the body and stats are named as in other servers
 * with the same items; other stats are left out.
 */
export const itemOfParts: ItemForm = {
  servers: "L2jOrg",
  files: ["items"],
  mark: "item/attributes, weapon/attributes, armor/attributes",
  read: ({ datapack, contents }, element) => {
    const rows = readItem(datapack, element);
    const given = readExtract(element.children);
    if (given !== undefined) for (const { row } of rows) contents.set(row, given);
    return rows;
  },
};

function readItem({ report, defaults }: Datapack, element: XmlElement): SourcedTable<"items"> {
  const item = readAttributes(element, itemAttributes);
  if (item === undefined || !isPartItem(element.name)) return [];
  const attributesOf = <Schema extends TextSchema>(name: string, schema: Schema) => {
    const child = onlyChild(element.children, name);
    return child && readAttributes(child, schema);
  };
  const attributes = attributesOf("attributes", factAttributes);
  const { isImmediate, isEnabled = true, timeLimitMinutes, ...facts } = attributes ?? {};
  const { type: grade, crystalCount } = attributesOf("crystal", crystalAttributes) ?? {};
  const { "body-part": part, type } = item;
  const icon = v.safeParse(iconText, item.icon);
  const { stats, elements, randomDamage } = statsOfEntries(readEntries(element));
  const weaponType = element.name === "weapon" ? type && (WEAPON_TYPES[type] ?? type.replaceAll("_", "")) : undefined;
  const itemGrade = gradeOf(report, element, grade);
  const isEnchantable = defaults.isEnchantable({
    id: item.id,
    type: TYPES[element.name],
    grade: itemGrade,
    weaponType,
    isEnabled: isUnread(attributes, "enchant-enabled") ? "unknown" : isEnabled,
  });
  const { itemSkill, ...skills } = readItemSkills(element.children, DEFAULT_SKILL_LEVEL);
  const book = attributesOf("transformation-book", bookAttributes);
  const row: Draft<ItemRow> = {
    id: item.id,
    name: item.name,
    type: TYPES[element.name],
    iconFile: icon.success && item.icon !== "None" ? icon.output : undefined,
    ...facts,
    isHerb: isImmediate === true ? true : undefined,
    grade: itemGrade,
    crystalCount,
    bodypart: part && bodyPartOf(part),
    etcItemType: element.name === "item" ? type?.toLowerCase() : undefined,
    weaponType,
    armorType: element.name === "armor" && type !== SHIELD ? type : undefined,
    mpConsume: item["mana-consume"],
    timeLimitMinutes: positiveOrNone(timeLimitMinutes),
    flags: presentGroup({
      ...attributesOf("restriction", restrictionAttributes),
      magical: item.magic,
      enchantable: isEnchantable ? true : undefined,
    }),
    randomDamage,
    elements,
    stats: presentGroup({ ...stats, pAtkAngle: attributesOf("damage", damageAttributes)?.angle }),
    conditions: readUseConditions(element.children.filter(({ name }) => name === "condition")),
    ...skills,
    // The handler of such a book uses the skill that it names at its first level.
    itemSkill: book === undefined ? itemSkill : `${book.skill}-${DEFAULT_SKILL_LEVEL}`,
  };
  return finishRow(report, "items", element, row, attributes);
}

/** Reads the `<stats><stat type value>` of an item. */
function readEntries(item: XmlElement): readonly StatEntry[] {
  const elements = readChildren(onlyChild(item.children, "stats"), ["stat"]);
  return elements.flatMap((element) => {
    const { type, value } = readAttributes(element, statAttributes) ?? {};
    return type === undefined || value === undefined ? [] : [{ element, stat: statNameOf(type), value }];
  });
}
