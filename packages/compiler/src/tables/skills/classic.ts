import { nonEmpty } from "@gamedata/rules";
import { type AppliedEffectRow, operateType, type SkillRow } from "@gamedata/schema";
import * as v from "valibot";
import {
  attributeOf,
  readAttributes,
  readChildren,
  readSettings,
  type Setting,
  takeSettings,
} from "../../read/element.js";
import { fieldsNamed } from "../../read/fields.js";
import { formFrom } from "../../read/form.js";
import { idText, integerText, labelText, nameText, number } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { iconText } from "../icons.js";
import { type Draft, finishRow, type SourcedTable } from "../table-rows.js";
import { operateTypeOf } from "./effects-in-force.js";
import {
  finishRoute,
  groupAttributes,
  groupOf,
  type RouteValues,
  routeElements,
  routesOf,
  routesOfTables,
  settingsOfRoute,
  stepAttributes,
  stepsStated,
} from "./enchant-routes.js";
import {
  CAST_SETTINGS,
  FIRST_CAST_SETTINGS,
  FORMULA_SETTINGS,
  readCastValues,
  readFormulaValues,
} from "./formula-values.js";
import { FUNCTIONS, readFunctions } from "./functions.js";
import {
  readLevelFields,
  readSkillTables,
  resolveLevels,
  type SkillScope,
  type SkillSettings,
  settingsOf,
  sharedValue,
} from "./level-tables.js";
import { addSkillContents, OPTION_SETTING } from "./skill-contents.js";
import type { SkillFileScope, SkillForm } from "./skill-form.js";
import { readEffectOfSkillTime, SKILL_TIME_EFFECTS } from "./skill-time-effects.js";
import { readTimedEffect, type UsualTimes } from "./timed-effects.js";
import { readSkillConditions, USE_CONDITIONS } from "./use-conditions.js";

const skillAttributes = v.strictObject({
  id: idText,
  levels: integerText(1, 1000),
  name: nameText,
  ...stepAttributes,
  ...groupAttributes,
});

const EFFECTS = "for";

const LEVEL_VALUES = {
  ...fieldsNamed(number, "power"),
  ...fieldsNamed(integerText(), "levelDepend=lvlDepend"),
  ...fieldsNamed(number, "soulshotBoost=SSBoost"),
};

const BUFF_DURATION = "buffDuration";
/** How long the effects of a skill last that state no time, in L2J since the end of 2012, seconds. */
const ABNORMAL_TIME = "abnormalTime";

const SKILL_SETTINGS = [
  ...["operateType", "target", "targetType", "skillType", "icon", OPTION_SETTING, BUFF_DURATION, ABNORMAL_TIME],
  ...settingsOf(LEVEL_VALUES),
  ...FIRST_CAST_SETTINGS,
  ...FORMULA_SETTINGS,
];

/**
 * A skill whose `<effect>` elements have times of their own. Levels 1 to `levels` are of the skill itself. Engines write
 * the names of targets, and the time of an effect, in their own ways.
 */
export const classicSkill: SkillForm = formFrom(
  "aCis, L2J to 2012",
  ["skills", "stats/skills"],
  "skill[target], skill[skillType], skill[operateType=OP_]",
  readSkill,
);

function readSkill(
  { datapack, iconOf, routes, contents }: SkillFileScope,
  element: XmlElement,
): SourcedTable<"skills"> {
  const { report, defaults } = datapack;
  const isOfL2Scripts = defaults.isOfL2Scripts === true;
  const skill = readAttributes(element, skillAttributes);
  const children = readChildren(element, ["table", "set", EFFECTS, ...USE_CONDITIONS, ...routeElements([EFFECTS])]);
  if (skill === undefined) return [];
  const settings = takeSettings(
    element,
    readSettings(children, "warn"),
    isOfL2Scripts ? [...SKILL_SETTINGS, ...CAST_SETTINGS, ...DIVIDED_MP_SETTINGS] : SKILL_SETTINGS,
    `<set> of skill ${skill.id}`,
  );
  const scope = { report, tables: readSkillTables(children, isOfL2Scripts), maxLevel: skill.levels };
  const target = readConstant(scope, "target", settings["target"] ?? settings["targetType"]);
  addSkillContents(contents, scope, skill.id, settings[OPTION_SETTING], []);
  const lists = children.filter(({ name }) => name === EFFECTS);
  const isOfSkillTime = isOfL2Scripts && !haveTimes(lists) && haveTimeOf(settings);
  const timesOf = (own: SkillSettings, lists: readonly XmlElement[]): UsualTimes => ({
    times: defaults.effectTimes,
    buffDuration: own[BUFF_DURATION],
    shared: sharedTimeOf(settings["operateType"], own[ABNORMAL_TIME] ?? settings[ABNORMAL_TIME], lists),
  });
  const valuesOf = (of: SkillScope, own: SkillSettings, lists: readonly XmlElement[]) => ({
    ...(isOfL2Scripts ? readDividedMp(of, own, settings) : {}),
    ...readCastValues(of, own),
    ...readLevelFields(of, own, LEVEL_VALUES),
    ...readFormulaValues(of, own, defaults.skillElements),
    ...(isOfSkillTime
      ? readEffects(of, lists, SKILL_TIME_EFFECTS, (effect) =>
          readEffectOfSkillTime(of, effect, own[ABNORMAL_TIME] ?? settings[ABNORMAL_TIME]),
        )
      : readEffects(of, lists, ["effect"], (effect) => readTimedEffect(of, effect, timesOf(own, lists)))),
  });
  // Servers with groups of costs state no numbers of steps.
  const stepsOf = (route: number, shortest: number) =>
    groupOf(skill, route) === undefined ? stepsStated(skill, route) : shortest;
  const all = isOfL2Scripts
    ? routesOfTables(scope, children, settings, [EFFECTS, lists])
    : routesOf(scope, children, stepsOf);
  for (const route of all) {
    const own = settingsOfRoute(route, settings);
    // With another time the effects are others that have none of their own.
    const changed = route.lists.get(EFFECTS) ?? (own[ABNORMAL_TIME] === undefined || haveTimes(lists) ? [] : lists);
    const values = valuesOf(route.scope, own, changed);
    routes.push(...finishRoute(element, skill.id, route, values, groupOf(skill, route.route)));
  }
  return finishRow(report, "skills", element, {
    id: skill.id,
    name: skill.name,
    iconFile:
      (settings["icon"]?.value ? resolveLevels(scope, settings["icon"], iconText) : undefined) ?? iconOf(skill.id),
    maxLevel: skill.levels,
    operateType: readOperateType(scope, settings["operateType"]),
    target: defaults.keepsTargetPrefix ? target : target?.replace(TARGET_PREFIX, ""),
    skillType: readConstant(scope, "skillType", settings["skillType"]),
    conditions: readSkillConditions(scope, children),
    ...valuesOf(scope, settings, lists),
  });
}

/** Returns a value that is the same for all levels. A value that differs by level is left out with a warning. */
function readConstant(scope: SkillScope, name: string, setting: Setting | undefined): string | undefined {
  if (setting === undefined) return undefined;
  const value = resolveLevels(scope, setting, v.string());
  if (value === undefined || typeof value === "string") return value;
  scope.report.warn(setting, `<set> ${name}`, "one value for all levels", `the table ${setting.value}: left out`);
  return undefined;
}

/** What aCis and L2J before 2012 write before the names of targets and of types of use. */
const TARGET_PREFIX = /^TARGET_/u;
const TYPE_PREFIX = "OP_";

/** The types of use of older revisions that have become others: what is cast by chance is passive. */
const RENAMED_TYPES: Readonly<Record<string, string>> = { OP_CHANCE: "OP_PASSIVE" };

/** The types of use since 2012. */
const LATER_TYPE = /^(?:[ACD]{1,2}\d|P|T)$/u;

function readOperateType(scope: SkillScope, setting: Setting | undefined) {
  const value = readConstant(scope, "operateType", setting);
  if (setting === undefined || value === undefined) return undefined;
  if (LATER_TYPE.test(value)) return operateTypeOf(value);
  // Older revisions write the types without what they all begin with.
  const type = value.startsWith(TYPE_PREFIX) ? value : `${TYPE_PREFIX}${value}`;
  const result = v.safeParse(operateType, RENAMED_TYPES[type] ?? type);
  if (result.success) return result.output;
  return scope.report.refuse(setting, "<set> operateType", operateType.expects, JSON.stringify(value));
}

/** The types of use whose effects last until the skill is switched off, or always. */
const ENDLESS = /^[PT]$/u;
/** What an effect states of its time. */
const OWN_TIMES = ["time", "abnormalTime", "count"];

/**
 * Returns the time of effects that state none, in L2J since 2012: that of the skill, where none of its effects has its own as all that last have in
 * spring of that year. Source: method `Formulas.calcEffectAbnormalTime`.
 */
function sharedTimeOf(
  use: Setting | undefined,
  stated: Setting | undefined,
  lists: readonly XmlElement[],
): Setting | undefined {
  if (use === undefined || !LATER_TYPE.test(use.value)) return undefined;
  if (ENDLESS.test(use.value)) return { ...use, value: "-1" };
  return haveTimes(lists) ? undefined : stated;
}

/** Whether a skill of L2-Scripts states how long its effects last; later revisions take them for endless without a time, and write its use in another way. */
const haveTimeOf = (settings: SkillSettings): boolean =>
  settings[ABNORMAL_TIME] !== undefined || LATER_TYPE.test(settings["operateType"]?.value ?? "");

const haveTimes = (lists: readonly XmlElement[]): boolean =>
  lists.some(({ children }) =>
    children.some((effect) => OWN_TIMES.some((name) => attributeOf(effect, name) !== undefined)),
  );

/** Reads the effects: functions directly under `<for>`, with and without a condition, and the elements of effects, each by a function. */
function readEffects(
  scope: SkillScope,
  lists: readonly XmlElement[],
  names: readonly string[],
  read: (effect: XmlElement) => readonly AppliedEffectRow[],
): RouteValues {
  const parts = lists.flatMap((list) => readChildren(list, [...FUNCTIONS, ...names]));
  const applied = parts.filter(({ name }) => names.includes(name)).flatMap(read);
  return { ...readFunctions(scope, parts), appliedEffects: nonEmpty(applied) };
}

const MP = "mp_consume";
const KIND = "magicType";
const DIVIDED_MP_SETTINGS = [MP, KIND] as const;

const MAGIC = "MAGIC";

/**
 * Reads the MP that a skill of later revisions of L2-Scripts takes in all: magic takes a quarter of it when the cast begins, rounded down, and
 * three times as much at its end. Source: class `Skill`.
 *
 * @param settings What is stated of it, as a whole or for an enchant route, which has the kind of the skill.
 */
function readDividedMp(
  scope: SkillScope,
  settings: SkillSettings,
  { [KIND]: kindStated }: SkillSettings,
): Partial<Draft<SkillRow>> {
  const stated = settings[MP];
  const mp = stated && resolveLevels(scope, stated, integerText(0));
  if (stated === undefined || mp === undefined) return {};
  const kind = kindStated && resolveLevels(scope, kindStated, labelText);
  if (typeof kind === "object") {
    scope.report.error(stated, `<set> ${MP}`, `one ${KIND} for all levels`, "several");
    return {};
  }
  if (kind?.toUpperCase() !== MAGIC) return { mpConsume: mp };
  const ofMagic = (times: number) => {
    const partOf = (whole: number) => Math.trunc(whole / 4) * times;
    return typeof mp === "number" ? partOf(mp) : sharedValue(mp.map(partOf));
  };
  return { mpInitialConsume: ofMagic(1), mpConsume: ofMagic(3) };
}
