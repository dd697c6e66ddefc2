import type { ItemType } from "@gamedata/schema";
import * as v from "valibot";
import { onlyChild, readEach, readPart } from "../../read/element.js";
import { idText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { variationsOf } from "../enchant-variations.js";
import { bodyPartOf } from "../item-facts.js";
import { CONTENTS, readCapsuled } from "./capsuled-items.js";
import type { ItemForm } from "./item-form.js";
import { itemOfSettings } from "./settings.js";

const TYPES: Readonly<Record<string, ItemType>> = { weapon: "weapon", armor: "armor", etcitem: "etcitem" };

/** The names of settings that others of the same records have, by the kind of item where they differ by it. */
const NAMES: Readonly<Record<string, string | Readonly<Record<ItemType, string>>>> = {
  type: { weapon: "weapon_type", armor: "armor_type", etcitem: "etcitem_type" },
  atk_reuse: "reuse_delay",
  stackable: "is_stackable",
  atk_range: "attack_range",
  durability: "duration",
};
const LIFE = "durability";
/** The elements that are not those of other items. */
const READ_APART: ReadonlySet<string> = new Set(["equip", "enchant4_skill", CONTENTS]);

/** The stats that others name otherwise; of a critical rate they have the tenth part (class `WeaponTemplate`: 80 of 1,000 where they have 8). */
const STATS: Readonly<Record<string, readonly [name: string, divisor: number]>> = {
  baseCrit: ["rCrit", 10],
  basePCritRate: ["rCrit", 10],
  atkBaseSpeed: ["pAtkSpd", 1],
  pAccCombat: ["accCombat", 1],
  basePAtkSpd: ["pAtkSpd", 1],
};

/** The word for none (enum `EtcItemType`). */
const OTHER = "OTHER";
/** The settings of which the source states 0 for none. */
const SHOTS: ReadonlySet<string> = new Set(["soulshots", "spiritshots", "mp_consume"]);
const SHIELD_SLOT = "LEFT_HAND";

const slotAttributes = v.strictObject({ id: labelText });
const skillAttributes = v.strictObject({ id: idText, level: idText });

/** An item of the kind of its element, whose settings have a `value`, the slots in an `<equip>`, and stats by other names. */
export const itemOfValues: ItemForm = {
  servers: "L2-Scripts",
  files: ["items"],
  mark: "weapon/set@name, armor/set@name, etcitem",
  read: (scope, element) => {
    const rows = itemOfSettings.read(scope, asItem(element, variationsOf(scope.datapack).length > 0));
    const given = readCapsuled(element.children);
    if (given !== undefined) for (const { row } of rows) scope.contents.set(row, given);
    return rows;
  },
};

const ENCHANTABLE = "enchantable";

/**
 * Returns an item as one of settings. Source: classes `ItemParser`, `ItemTemplate` and `ItemFlags`.
 *
 * @param isFlagged Whether its settings alone say whether it can be enchanted, which depends on other facts in earlier revisions.
 */
function asItem(element: XmlElement, isFlagged: boolean): XmlElement {
  const type = TYPES[element.name] ?? "etcitem";
  const { add_name: additionalName, ...attributes } = element.attributes;
  if (additionalName !== undefined) element.kind.attribute("add_name").isRead = true;
  const slots = readEach(onlyChild(element.children, "equip"), "slot", slotAttributes).map(({ row }) => row.id);
  const skill = readPart(element.children, "enchant4_skill", skillAttributes);
  const setting = (name: string, val: string): XmlElement => ({
    ...element,
    name: "set",
    kind: element.kind.child("set"),
    children: [],
    attributes: { name, val },
  });
  const isTimed = element.children.some(({ attributes: { name, val } }) => name === "temporal" && val === "true");
  const isOfFlag = ({ name, attributes }: XmlElement) => name === "set" && attributes["name"] === ENCHANTABLE;
  const flag = isFlagged ? element.children.findLast(isOfFlag) : undefined;
  if (flag !== undefined) flag.kind.setting(ENCHANTABLE).isRead = true;
  const children = element.children.flatMap((child) => {
    if (isFlagged && isOfFlag(child)) return [];
    if (child.name === "set") return asSetting(child, type, slots, isTimed);
    if (child.name === "for") return { ...child, children: child.children.map(asStat) };
    return READ_APART.has(child.name) ? [] : child;
  });
  const parts = slots.map(bodyPartOf).sort().reverse();
  return {
    ...element,
    attributes: { ...attributes, type, ...(additionalName && { additionalName }) },
    children: [
      ...children,
      ...(parts.length === 0 ? [] : [setting("bodypart", parts.join(";"))]),
      ...(isFlagged ? [setting("is_enchantable", flag?.attributes["val"] ?? "true")] : []),
      ...(skill === undefined ? [] : [setting("enchant4_skill", `${skill.id}-${skill.level}`)]),
    ],
  };
}

function asSetting(
  set: XmlElement,
  type: ItemType,
  slots: readonly string[],
  isTimed: boolean,
): XmlElement | readonly XmlElement[] {
  const { name = "", val = "" } = set.attributes;
  // Minutes: of an item that is temporal since it was made, and else of one while it is worn (class `ItemTemplate`, `isShadowItem`).
  const renamed = name === LIFE && isTimed ? "time" : (NAMES[name] ?? name);
  if (name === "temporal" || (name === LIFE && type === "etcitem" && !isTimed)) return [];
  if (name === "type" && val === OTHER) return [];
  if (val === "0" && SHOTS.has(name)) return [];
  // A weapon without a type that is worn on the left hand is a shield.
  const isNone = name === "type" && val === "NONE" && !(type === "weapon" && slots.includes(SHIELD_SLOT));
  if (isNone) return [];
  const value = name === "type" ? val.toLowerCase() : val;
  return {
    ...set,
    attributes: { ...set.attributes, name: typeof renamed === "string" ? renamed : renamed[type], val: value },
  };
}

function asStat(element: XmlElement): XmlElement {
  const { stat = "", val = "", ...attributes } = element.attributes;
  const [name, divisor] = STATS[stat] ?? [stat, 1];
  return {
    ...element,
    attributes: { ...attributes, stat: name, val: divisor === 1 ? val : String(Number(val) / divisor) },
  };
}
