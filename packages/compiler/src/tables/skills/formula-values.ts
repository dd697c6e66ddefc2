import { nonEmpty, present, valueAt } from "@gamedata/rules";
import type { CastCondition, Element, LevelValue, SkillRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Setting } from "../../read/element.js";
import { idText, integerText, labelText, numberText } from "../../read/values.js";
import type { Draft } from "../draft.js";
import { resolveLevels, type SkillScope } from "./level-tables.js";

/** The settings that servers write in several ways. */
const SPELLINGS = {
  radius: ["affectRange", "skillRadius"],
  abnormalLevel: ["abnormalLvl", "abnormalLevel"],
  attributeValue: ["attributePower", "attributeValue", "elementPower"],
} as const;

/** The settings of `readFormulaValues`. */
export const FORMULA_SETTINGS = [
  ...Object.values(SPELLINGS).flat(),
  ...(["affectScope", "abnormalType", "activateRate", "basicProperty", "trait", "attributeType", "element"] as const),
  ...(["weaponsAllowed", "triggeredId", "triggeredLevel", "activationChance", "chanceType"] as const),
  ...(["channelingSkillId", "channelingTickInterval", "mpPerChanneling"] as const),
  ...(["create_item_id", "create_item_count", "random_count", "condition"] as const),
];

type Settings = Readonly<Partial<Record<string, Setting>>>;

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

/** Kinds of weapons, which servers divide in several ways. */
const kindsText = v.pipe(
  labelText,
  v.transform((kinds) => kinds.split(/[\s,;]+/u).join(",")),
);

const whole = integerText();
const number = numberText();

/** Reads settings of one skill. */
interface SettingReader {
  readonly report: SkillScope["report"];
  readonly maxLevel: number;
  /** Returns the first setting of some names. */
  readonly find: (...names: readonly string[]) => Setting | undefined;
  /** Reads the first setting of some names, by level. */
  readonly levels: <Value>(
    names: readonly string[],
    schema: v.GenericSchema<string, Value>,
  ) => LevelValue<Value> | undefined;
  /** Reads a value that is the same for all levels. A value that differs by level is left out with a warning. */
  readonly constant: <Value>(name: string, schema: v.GenericSchema<string, Value>) => Value | undefined;
}

const isByLevel = <Value>(value: LevelValue<Value> | undefined): value is readonly Value[] => Array.isArray(value);

function readerOf(scope: SkillScope, settings: Settings): SettingReader {
  const find = (...names: readonly string[]) => names.map((name) => settings[name]).find((one) => one !== undefined);
  const levels: SettingReader["levels"] = (names, schema) => {
    const setting = find(...names);
    return setting && resolveLevels(scope, setting, schema);
  };
  return {
    report: scope.report,
    maxLevel: scope.maxLevel,
    find,
    levels,
    constant: (name, schema) => {
      const setting = find(name);
      if (setting === undefined) return undefined;
      const value = resolveLevels(scope, setting, schema);
      if (!isByLevel(value)) return value;
      scope.report.warn(setting, `<set> ${name}`, "one value for all levels", "several: left out");
      return undefined;
    },
  };
}

/**
 * Reads what the formulas of the engine take of a skill: whom it affects, its group of effects, its chance, its element, and the skill or item
 * that comes of it.
 *
 * @param elements The elements by the numbers of the engine.
 */
export function readFormulaValues(
  scope: SkillScope,
  settings: Settings,
  elements: readonly (Element | undefined)[],
): Partial<Draft<SkillRow>> {
  const read = readerOf(scope, settings);
  return {
    affectScope: read.levels(["affectScope"], labelText),
    radius: read.levels(SPELLINGS.radius, whole),
    abnormalType: read.levels(["abnormalType"], labelText),
    abnormalLevel: read.levels(SPELLINGS.abnormalLevel, whole),
    activateRate: read.levels(["activateRate"], whole),
    basicProperty: read.levels(["basicProperty"], labelText),
    trait: read.levels(["trait"], labelText),
    attribute: readAttribute(read, elements),
    weaponsAllowed: read.constant("weaponsAllowed", kindsText),
    castConditions: readCastConditions(read),
    triggeredSkill: readTriggeredSkill(read),
    channeling: readChanneling(read),
    createdItems: readCreatedItems(read),
  };
}

function readAttribute(
  { report, find, levels }: SettingReader,
  elements: readonly (Element | undefined)[],
): SkillRow["attribute"] {
  const setting = find("attributeType", "element");
  const text = setting?.value.trim().toUpperCase();
  if (setting === undefined || text === undefined || NO_ELEMENT.has(text)) return undefined;
  const element = /^\d+$/u.test(text) ? elements[Number(text)] : WORDS[text];
  if (element !== undefined) return present({ element, value: levels(SPELLINGS.attributeValue, number) });
  // The number that stands for none in engines that count from 1.
  if (text !== "0") report.error(setting, "element of a skill", Object.keys(WORDS).join(", "), setting.value);
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

function readCastConditions({ constant }: SettingReader): SkillRow["castConditions"] {
  const bits = constant("condition", integerText(0)) ?? 0;
  return nonEmpty([...CAST_CONDITIONS].flatMap(([bit, condition]) => ((bits & bit) === 0 ? [] : condition)));
}

function readTriggeredSkill({ constant, levels }: SettingReader): SkillRow["triggeredSkill"] {
  const id = constant("triggeredId", idText);
  const level = levels(["triggeredLevel"], integerText(1)) ?? 1;
  const chance = levels(["activationChance"], numberText(0));
  return id === undefined ? undefined : present({ id, level, chance, on: constant("chanceType", labelText) });
}

function readChanneling({ constant }: SettingReader): SkillRow["channeling"] {
  const skillId = constant("channelingSkillId", idText);
  const seconds = constant("channelingTickInterval", numberText(0));
  const mpConsume = constant("mpPerChanneling", numberText(0));
  return skillId === undefined ? undefined : present({ skillId, seconds, mpConsume });
}

/** Source: class `L2SkillCreateItem` of aCis: `random_count` says how many counts there are, from the first one. */
function readCreatedItems({ constant, levels, maxLevel }: SettingReader): SkillRow["createdItems"] {
  const itemId = constant("create_item_id", idText);
  const min = levels(["create_item_count"], integerText(0));
  const counts = levels(["random_count"], integerText(1)) ?? 1;
  if (itemId === undefined || min === undefined) return undefined;
  const mostAt = (level: number) => (valueAt(min, level) ?? 0) + (valueAt(counts, level) ?? 1) - 1;
  const isConstant = typeof min === "number" && typeof counts === "number";
  return [{ itemId, min, max: isConstant ? mostAt(1) : Array.from({ length: maxLevel }, (_, at) => mostAt(at + 1)) }];
}
