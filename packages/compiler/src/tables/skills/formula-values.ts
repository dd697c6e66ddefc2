import { nonEmpty, present, valueAt } from "@gamedata/rules";
import type { CastCondition, Element, LevelValue, SkillRow } from "@gamedata/schema";
import * as v from "valibot";
import { fieldsNamed } from "../../read/fields.js";
import { idText, integerText, labelText, number, numberText } from "../../read/values.js";
import type { Draft } from "../table-rows.js";
import {
  type LevelValuesOf,
  readLevelFields,
  resolveLevels,
  type SkillScope,
  type SkillSettings,
  settingsOf,
} from "./level-tables.js";

const whole = integerText();

/** What a cast takes, by the names of several servers. */
const CAST_VALUES = {
  // A negative one stands for the level of the target.
  ...fieldsNamed(whole, "magicLevel=magicLvl|magicLevel"),
  ...fieldsNamed(number, "mpInitialConsume=mpConsume1|mpInitialConsume mpConsume=mpConsume2|mpConsume hpConsume"),
  ...fieldsNamed(integerText(0), "hitTime"),
  ...fieldsNamed(whole, "reuseDelay castRange effectRange"),
};
const ITEM_CONSUME = fieldsNamed(integerText(0), "itemId=itemConsumeId count=itemConsumeCount");

export const CAST_SETTINGS: readonly string[] = [CAST_VALUES, ITEM_CONSUME].flatMap(settingsOf);

/** Those that aCis and L2J before 2012 know; the other names mean nothing there. */
export const FIRST_CAST_SETTINGS: readonly string[] = CAST_SETTINGS.filter(
  (name) => !["magicLevel", "mpConsume1", "mpConsume2"].includes(name),
);

const LEVEL_VALUES = {
  ...fieldsNamed(labelText, "affectScope"),
  ...fieldsNamed(whole, "radius=affectRange|skillRadius"),
  ...fieldsNamed(labelText, "abnormalType"),
  ...fieldsNamed(whole, "abnormalLevel=abnormalLvl|abnormalLevel activateRate"),
  ...fieldsNamed(labelText, "basicProperty=basicProperty|saveVs trait"),
  ...fieldsNamed(number, "pvpPower"),
  ...fieldsNamed(numberText(0), "baseCritRate"),
};
const ATTRIBUTE = fieldsNamed(number, "value=attributePower|attributeValue|elementPower");
const TRIGGERED = { level: [integerText(1), "triggeredLevel"], chance: [numberText(0), "activationChance"] } as const;
const CREATED = { min: [integerText(0), "create_item_count"], counts: [integerText(1), "random_count"] } as const;

export const FORMULA_SETTINGS: readonly string[] = [
  ...[LEVEL_VALUES, ATTRIBUTE, TRIGGERED, CREATED].flatMap(settingsOf),
  ...["attributeType", "element", "weaponsAllowed", "triggeredId", "chanceType", "create_item_id", "condition"],
  ...["channelingSkillId", "channelingTickInterval", "mpPerChanneling"],
];

/** The settings that state one value together: the names of each of its parts. */
const TOGETHER: readonly (readonly (readonly string[])[])[] = [
  [["attributeType", "element"], settingsOf(ATTRIBUTE)],
  [["itemConsumeId"], ["itemConsumeCount"]],
  [["triggeredId"], ["triggeredLevel"], ["activationChance"], ["chanceType"]],
  [["create_item_id"], ["create_item_count"], ["random_count"]],
  [["channelingSkillId"], ["channelingTickInterval"], ["mpPerChanneling"]],
];

/** Returns the names of the settings that state a value together with some that are stated, and are not. */
export const missingParts = (isStated: (name: string) => boolean): readonly string[] =>
  TOGETHER.filter((parts) => parts.flat().some(isStated)).flatMap((parts) =>
    parts.filter((names) => !names.some(isStated)).flat(),
  );

/** The elements by the words of L2J Server since 2012 (enum `AttributeType`). */
const WORDS: Readonly<Record<string, Element | undefined>> = {
  FIRE: "fire",
  WATER: "water",
  WIND: "wind",
  EARTH: "earth",
  HOLY: "holy",
  UNHOLY: "dark",
  DARK: "dark",
};

/** The words and numbers that stand for no element. */
const NO_ELEMENT: ReadonlySet<string> = new Set(["NONE", "-1", "-2"]);

/** Kinds of weapons in the order of their bits, and those that no skill names as empty ones. Source: enum `L2WeaponType` of L2J before 2011. */
const WEAPON_KINDS = ",SHIELD,SWORD,BLUNT,DAGGER,BOW,POLE,,FIST,DUAL,DUALFIST,BIGSWORD,,,BIGBLUNT".split(",");

/** Kinds of weapons, which servers divide in several ways, or the number of their bits; 0 is none. */
const kindsText = v.pipe(
  labelText,
  v.transform((text) => {
    if (!/^\d{1,15}$/u.test(text)) return text.split(/[\s,;]+/u);
    return [...Number(text).toString(2)]
      .toReversed()
      .flatMap((bit, at) => (bit === "1" ? (WEAPON_KINDS[at] ?? "") : []));
  }),
  v.everyItem((kind) => kind !== "", "kinds of weapons, or their bits"),
  v.transform((kinds) => kinds.join(",") || undefined),
);

const isByLevel = <Value>(value: LevelValue<Value> | undefined): value is readonly Value[] => Array.isArray(value);

/** Reads a value that is the same for all levels. A value that differs by level is left out with a warning. */
type Constant = <Value>(name: string, schema: v.GenericSchema<string, Value>) => Value | undefined;

function constantsOf(scope: SkillScope, settings: SkillSettings): Constant {
  return (name, schema) => {
    const setting = settings[name];
    if (setting === undefined) return undefined;
    const value = resolveLevels(scope, setting, schema);
    if (!isByLevel(value)) return value;
    scope.report.warn(setting, `<set> ${name}`, "one value for all levels", "several: left out");
    return undefined;
  };
}

export function readCastValues(scope: SkillScope, settings: SkillSettings): Partial<Draft<SkillRow>> {
  const { itemId, count } = readLevelFields(scope, settings, ITEM_CONSUME);
  const itemConsume = itemId === undefined || count === undefined ? undefined : itemConsumeOf(itemId, count);
  return { itemConsume, ...readLevelFields(scope, settings, CAST_VALUES) };
}

/** Returns the item that a cast consumes; at levels at which the source names item 0, none of the item that it names elsewhere. */
function itemConsumeOf(itemId: LevelValue<number>, count: LevelValue<number>): SkillRow["itemConsume"] {
  if (typeof itemId === "number") return itemId === 0 ? undefined : { itemId, count };
  if (itemId.every((id) => id > 0)) return { itemId, count };
  const named = itemId.find((id) => id > 0);
  if (named === undefined) return undefined;
  const countAt = (index: number) => (typeof count === "number" ? count : (count[index] ?? 0));
  return { itemId: itemId.map((id) => id || named), count: itemId.map((id, index) => (id > 0 ? countAt(index) : 0)) };
}

/**
 * Reads what the formulas of the engine take of a skill: whom it affects, its group of effects, its chance, its element, and the skill or item
 * that comes of it.
 */
export function readFormulaValues(
  scope: SkillScope,
  settings: SkillSettings,
  elements: readonly (Element | undefined)[],
): Partial<Draft<SkillRow>> {
  const constant = constantsOf(scope, settings);
  return {
    ...readLevelFields(scope, settings, LEVEL_VALUES),
    attribute: readAttribute(scope, settings, elements),
    weaponsAllowed: constant("weaponsAllowed", kindsText),
    castConditions: readCastConditions(constant),
    triggeredSkill: readTriggeredSkill(constant, readLevelFields(scope, settings, TRIGGERED)),
    channeling: readChanneling(constant),
    createdItems: readCreatedItems(constant, readLevelFields(scope, settings, CREATED), scope.maxLevel),
  };
}

function readAttribute(
  scope: SkillScope,
  settings: SkillSettings,
  elements: readonly (Element | undefined)[],
): SkillRow["attribute"] {
  const setting = settings["attributeType"] ?? settings["element"];
  const stated = setting && resolveLevels(scope, setting, labelText);
  if (setting === undefined || stated === undefined) return undefined;
  const byLevel = [stated].flat().map((text) => text.toUpperCase());
  const [text, other] = new Set(byLevel.filter((one) => !NO_ELEMENT.has(one)));
  if (text === undefined) return undefined;
  const element = /^\d+$/u.test(text) ? elements[Number(text)] : WORDS[text];
  if (element !== undefined && other === undefined) {
    const { value } = readLevelFields(scope, settings, ATTRIBUTE);
    if (!isByLevel(stated)) return present({ element, value });
    // A level without the element has nothing of it.
    if (value !== undefined)
      return { element, value: byLevel.map((one, at) => (NO_ELEMENT.has(one) ? 0 : (valueAt(value, at + 1) ?? 0))) };
  }
  // The number that stands for none in engines that count from 1.
  if (text !== "0") scope.report.error(setting, "element of a skill", Object.keys(WORDS).join(", "), setting.value);
  return undefined;
}

/** The conditions of a cast by the bits of the number that states them. Source: class `L2Skill` of aCis and of L2J to 2012. */
const CAST_CONDITIONS: ReadonlyMap<number, CastCondition> = new Map([
  [0x08, "behind"],
  [0x10, "critical"],
  [0x20, "lowHp"],
  [0x40, "robe"],
  [0x80, "charges"],
  [0x100, "shield"],
]);

function readCastConditions(constant: Constant): SkillRow["castConditions"] {
  const bits = constant("condition", integerText(0)) ?? 0;
  return nonEmpty([...CAST_CONDITIONS].flatMap(([bit, condition]) => ((bits & bit) === 0 ? [] : condition)));
}

/** Whether one of the settings is stated, but could not be read: then it does not have its default. */
const isUnread = (values: object) => Object.values(values).includes(undefined);

function readTriggeredSkill(constant: Constant, stated: LevelValuesOf<typeof TRIGGERED>): SkillRow["triggeredSkill"] {
  const id = constant("triggeredId", idText);
  const { level = 1, chance } = stated;
  return id === undefined || isUnread(stated)
    ? undefined
    : present({ id, level, chance, on: constant("chanceType", labelText) });
}

function readChanneling(constant: Constant): SkillRow["channeling"] {
  const skillId = constant("channelingSkillId", idText);
  const seconds = constant("channelingTickInterval", numberText(0));
  const mpConsume = constant("mpPerChanneling", numberText(0));
  return skillId === undefined ? undefined : present({ skillId, seconds, mpConsume });
}

/** Source: class `L2SkillCreateItem` of aCis: `random_count` says how many counts there are, from the first one. */
function readCreatedItems(
  constant: Constant,
  stated: LevelValuesOf<typeof CREATED>,
  maxLevel: number,
): SkillRow["createdItems"] {
  const itemId = constant("create_item_id", idText);
  const { min, counts = 1 } = stated;
  if (itemId === undefined || min === undefined || isUnread(stated)) return undefined;
  const mostAt = (level: number) => (valueAt(min, level) ?? 0) + (valueAt(counts, level) ?? 1) - 1;
  const isConstant = typeof min === "number" && typeof counts === "number";
  return [{ itemId, min, max: isConstant ? mostAt(1) : Array.from({ length: maxLevel }, (_, at) => mostAt(at + 1)) }];
}
