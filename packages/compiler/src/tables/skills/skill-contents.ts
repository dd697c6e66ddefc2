import { nonEmpty, valueAt } from "@gamedata/rules";
import type { SkillRow } from "@gamedata/schema";
import * as v from "valibot";
import { attributeOf, readAttributes, readKnownChildren, readList, type Setting } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { meantName, nameKey } from "../../read/name.js";
import { idText, integerText, level, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import {
  type BoxContents,
  type BoxOption,
  contentsOfGroup,
  enchanted,
  enchantsOf,
  optionListText,
} from "../box-contents.js";
import { settingsOfEffect } from "./effect-parameters.js";
import { resolveLevels, type SkillScope, sharedValue } from "./level-tables.js";

/** What the levels of skills give, by `<id>-<level>`. */
export type SkillContents = Map<string, BoxContents>;

/** The setting of a skill that lists its options. */
export const OPTION_SETTING = "capsuled_items_skill";

/** The children of an effect that state what it gives. */
export const GIVEN: readonly string[] = ["items", "itemId", "itemCount", "itemEnchantmentLevel"];

/** The effect that gives its item always, and the one that gives one of its options. */
const ALWAYS = "Restoration";
const ONE_OPTION = "RestorationRandom";

/** Some servers state a power, which these effects do not have. */
const noPower = v.exactOptional(v.literal("0"));
const effectAttributes = exactObject({ name: v.string(), level, fromLevel: level, toLevel: level, val: noPower });
const optionAttributes = v.strictObject({ chance: numberText(0) });
const valueAttributes = exactObject({ level: integerText(1) });
const itemAttributes = exactObject({ id: idText, count: integerText(1), ...enchanted });
const count = integerText(1);

/** The effects of L2jOrg that give items, each an element of its own name. */
const RESTORATION = "restoration";
const RANDOM_RESTORATION = "random-restoration";
const restorationAttributes = exactObject({
  item: idText,
  count: v.exactOptional(integerText(1), "1"),
  enchant: enchanted.minEnchant,
  "start-level": level,
  "stop-level": level,
});

/**
 * Adds what each level of a skill gives: one of the options of its setting, and what its effects give. A skill with a part that cannot be read
 * is left out as a whole.
 */
export function addSkillContents(
  all: SkillContents,
  scope: SkillScope,
  skillId: number,
  options: Setting | undefined,
  lists: readonly XmlElement[],
): void {
  const parts = [
    ...(options === undefined ? [] : [optionsOfSetting(scope, options)]),
    ...lists.flatMap((list) => list.children).flatMap((effect) => partOfEffect(scope, effect)),
  ];
  const isRead = !parts.includes(undefined);
  for (let one = scope.minLevel ?? 1; one <= scope.maxLevel; one += 1) {
    const contents = isRead ? parts.flatMap((part, index) => part?.(one, index + 1) ?? []) : [];
    if (contents.length > 0) all.set(`${skillId}-${one}`, contents);
    // A skill that is defined again replaces the one before.
    else all.delete(`${skillId}-${one}`);
  }
}

/** Returns the items that a skill gives at each use, by level: none at a level where it gives one of several, or by chance. */
export function createdItemsOf(
  all: SkillContents,
  skillId: number,
  { minLevel = 1, maxLevel }: SkillScope,
): SkillRow["createdItems"] {
  const levels = Array.from({ length: maxLevel }, (_, at) => all.get(`${skillId}-${Math.max(at + 1, minLevel)}`) ?? []);
  const always = levels.map((contents) =>
    contents.filter(({ chance, group }) => chance === 100 && group === undefined),
  );
  const ids = [...new Set(always.flatMap((contents) => contents.map(({ itemId }) => itemId)))];
  const created = ids.map((itemId) => {
    const counts = always.map((contents) =>
      contents.reduce((sum, one) => (one.itemId === itemId ? sum + one.min : sum), 0),
    );
    const number = sharedValue(counts) ?? 0;
    return { itemId, min: number, max: number };
  });
  return nonEmpty(created);
}

/** Returns what a part gives at a level, as the group of a number where it gives one of several options. */
type Part = (level: number, group: number) => BoxContents;

function optionsOfSetting(scope: SkillScope, setting: Setting): Part | undefined {
  const lists = resolveLevels<{ readonly list: readonly BoxOption[] }>(scope, setting, optionLists);
  return lists && ((one, group) => contentsOfGroup(valueAt(lists, one)?.list ?? [], group));
}

// A list of options is one value, also where levels have lists of them.
const optionLists = v.pipe(
  optionListText,
  v.transform((list) => ({ list })),
);

function partOfEffect(scope: SkillScope, effect: XmlElement): readonly (Part | undefined)[] {
  const stated = attributeOf(effect, "name") ?? "";
  const name = meantName(stated, [ALWAYS, ONE_OPTION]);
  if (effect.name === RESTORATION) return [itemOfElement(scope, effect)];
  if (effect.name === RANDOM_RESTORATION) {
    const expected = "chances that the engine takes as they are";
    scope.report.warn(effect, `<${effect.name}>`, expected, "whole numbers and an order of its own: left out");
    return [undefined];
  }
  if (nameKey(effect.name) !== nameKey("effect") || name === undefined) return [];
  const read = readAttributes(effect, effectAttributes, { isWhole: true });
  if (read === undefined) return [undefined];
  const { level: only, fromLevel = only ?? 1, toLevel = only ?? scope.maxLevel } = read;
  const part = name === ALWAYS ? itemOfEffect(scope, effect) : optionsOfEffect(effect);
  // Without a list of its own this effect gives the options of the setting.
  if (part === "none") return [];
  return [part && ((one, group) => (one < fromLevel || one > toLevel ? [] : part(one, group)))];
}

/** Reads the `<restoration item count>` of L2jOrg. */
function itemOfElement({ maxLevel }: SkillScope, effect: XmlElement): Part | undefined {
  const read = readAttributes(effect, restorationAttributes, { isWhole: true });
  if (read === undefined) return undefined;
  const { item: itemId, count: pieces, enchant, "start-level": first = 1, "stop-level": last = maxLevel } = read;
  const given = { itemId, min: pieces, max: pieces, ...(enchant > 0 && { enchant }), chance: 100 };
  return (one) => (one < first || one > last ? [] : [given]);
}

function itemOfEffect(scope: SkillScope, effect: XmlElement): Part | undefined {
  const { settings, tables } = settingsOfEffect(scope, effect, effect.children, GIVEN);
  const own = { ...scope, tables };
  const [id, pieces] = [settings.get("itemId"), settings.get("itemCount")];
  if (id === undefined || pieces === undefined)
    return scope.report.refuse(effect, `<effect> ${ALWAYS}`, "itemId and itemCount", "not both");
  const enchantment = settings.get("itemEnchantmentLevel") ?? { file: effect.file, line: effect.line, value: "0" };
  const [itemId, itemCount] = [resolveLevels(own, id, idText), resolveLevels(own, pieces, count)];
  const enchants = resolveLevels(own, enchantment, integerText(0));
  if (itemId === undefined || itemCount === undefined || enchants === undefined) return undefined;
  return (one) => {
    const [given, number, enchant = 0] = [valueAt(itemId, one), valueAt(itemCount, one), valueAt(enchants, one)];
    if (given === undefined || number === undefined) return [];
    return [{ itemId: given, min: number, max: number, ...(enchant > 0 && { enchant }), chance: 100 }];
  };
}

/** Reads the `<items>` of an effect: the options of all levels, or a `<value level>` with those of one. */
function optionsOfEffect(effect: XmlElement): Part | "none" | undefined {
  const lists = effect.children.filter(({ name }) => name === "items");
  if (lists.length === 0) return "none";
  const everywhere: XmlElement[] = [];
  const byLevel = new Map<number, readonly BoxOption[]>();
  const children = lists.map((list) => readKnownChildren(list, ["item", "value"]));
  if (children.includes(undefined)) return undefined;
  for (const child of children.flatMap((list) => list ?? [])) {
    if (child.name === "item") everywhere.push(child);
    else {
      const at = readAttributes(child, valueAttributes, { isWhole: true })?.level;
      const options = readOptions(readKnownChildren(child, ["item"]));
      if (at === undefined || options === undefined) return undefined;
      byLevel.set(at, options);
    }
  }
  const ofAll = readOptions(everywhere);
  return ofAll && ((one, group) => contentsOfGroup(byLevel.get(one) ?? ofAll, group));
}

function readOptions(elements: readonly XmlElement[] | undefined): readonly BoxOption[] | undefined {
  const options: BoxOption[] = [];
  for (const option of elements ?? []) {
    const share = readAttributes(option, optionAttributes, { isWhole: true });
    const items = readList(option, "item", itemAttributes);
    if (share === undefined || items === undefined || items.length === 0) return undefined;
    const [first, ...others] = items;
    const isAlone = first?.count === 1 && others.length === 0;
    const enchants = items.map((item) => enchantsOf(option, item, isAlone));
    if (enchants.includes(undefined)) return undefined;
    const [steps = []] = enchants;
    for (const step of steps.keys()) {
      const given = items.map(({ id: itemId, count: pieces }, at) => ({
        itemId,
        count: pieces,
        ...enchants[at]?.[step],
      }));
      options.push({ chance: share.chance / steps.length, items: given });
    }
  }
  return elements && options;
}
