import { RACE_SKILL_ID } from "@gamedata/rules";
import type { LevelValue, OperateType } from "@gamedata/schema";
import * as v from "valibot";
import {
  hasOnlyKnownChildren,
  readAttributes,
  readChildren,
  readSettings,
  type Setting,
  takeSettings,
} from "../../read/element.js";
import { formFrom } from "../../read/form.js";
import { idText, integerText, labelText, nameText, number } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { iconText } from "../icons.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { kindOf, OPERATE_LETTERS, operateTypeOf } from "./effects-in-force.js";
import {
  finishRoute,
  groupAttributes,
  groupOf,
  type Route,
  routeElements,
  routesOf,
  settingsOfRoute,
} from "./enchant-routes.js";
import { CAST_SETTINGS, FORMULA_SETTINGS, readCastValues, readFormulaValues } from "./formula-values.js";
import { readSkillTables, resolveLevels, type SkillScope, type SkillSettings, UNSTATED } from "./level-tables.js";
import { readPower, readSkillEffects } from "./named-effects.js";
import { readSettingElements } from "./setting-elements.js";
import { addSkillContents, createdItemsOf, OPTION_SETTING } from "./skill-contents.js";
import type { SkillFileScope, SkillForm } from "./skill-form.js";
import { routesOfSubLevels } from "./sub-level-routes.js";
import { readSkillConditions, readWeapons, USE_CONDITIONS } from "./use-conditions.js";

/** No skill has as many levels. */
const MOST_LEVELS = 1000;

const levels = integerText(1, MOST_LEVELS);

const skillAttributes = v.strictObject({
  id: idText,
  // One server states how many levels there are, the other the last one.
  levels: v.exactOptional(levels),
  toLevel: v.exactOptional(levels),
  fromLevel: v.exactOptional(levels, "1"),
  name: v.string(),
  ...groupAttributes,
});

/** The lists of effects of a skill: on its targets, on its caster, and those that count only against players, or against monsters. */
const LISTS = {
  targets: ["effects", "for"],
  onCaster: ["selfEffects"],
  players: ["pvpEffects"],
  monsters: ["pveEffects"],
} as const;

/** Those of an enchant route. */
const ROUTE_LISTS = { ...LISTS, targets: ["Effects", "for"] } as const;

const WANTED: readonly string[] = [
  ...["operateType", "targetType", "icon", "power", "abnormalTime", OPTION_SETTING],
  ...CAST_SETTINGS,
  ...FORMULA_SETTINGS,
];
const ALLOWED: readonly string[] = [
  "table",
  "set",
  ...LISTS.onCaster,
  ...USE_CONDITIONS,
  ...LISTS.targets,
  ...LISTS.players,
  ...LISTS.monsters,
  ...WANTED,
  ...routeElements(Object.values(ROUTE_LISTS).flat()),
];

/** Skills with `<effect name>`. The levels of `fromLevel`, by default 1, to `levels` are the skill's own; those above are of enchant routes. */
export const modernSkill: SkillForm = formFrom(
  "L2J Server since 2012, L2J Mobius",
  ["stats/skills"],
  "skill",
  readSkill,
);

function readSkill(
  { datapack: { report, defaults }, raceIcons, routes, contents, iconOf }: SkillFileScope,
  element: XmlElement,
): SourcedTable<"skills"> {
  const skill = readAttributes(element, skillAttributes);
  const children = readChildren(element, ALLOWED);
  const maxLevel = skill?.levels ?? skill?.toLevel;
  if (skill === undefined || maxLevel === undefined) {
    if (skill !== undefined) report.error(element, `skill ${skill.id}`, "levels or toLevel", "neither");
    return [];
  }
  const name = v.safeParse(nameText, skill.name);
  if (!name.success) return report.omit(element, `skill ${skill.id}`, "a name", "an empty one");
  const minLevel = skill.fromLevel;
  const stated = readSettings(children, "warn");
  const { settings: own, tables } = readSettingElements({ report, maxLevel }, children, WANTED, true, unstatedOf);
  const all = new Map([...stated, ...own]);
  const settings: SkillSettings = takeSettings(element, all, WANTED, `<set> of skill ${skill.id}`);
  const scope = { report, tables: new Map([...readSkillTables(children), ...tables]), minLevel, maxLevel };
  const icons = settings["icon"] && resolveLevels(scope, settings["icon"], iconText);
  const operateType = readOperateType(scope, settings["operateType"]);
  const time = settings["abnormalTime"];
  const areAllKnown = () => hasOnlyKnownChildren(element, ALLOWED, WANTED);
  const kindOfUse = kindOf(operateType);
  // What is not known may be the time, misspelled.
  const kind = kindOfUse !== "timed" || time !== undefined || areAllKnown() ? kindOfUse : undefined;
  const valuesOf = (of: SkillScope, own: SkillSettings, lists: EffectLists, lasting: Setting | undefined) => {
    const effects = readSkillEffects(of, lists.targets, lists.onCaster, { kind, time: lasting });
    const formulas = readFormulaValues(of, own, defaults.skillElements);
    return {
      ...readCastValues(of, own),
      ...formulas,
      ...effects,
      pvpPower: readPower(of, lists.players) ?? formulas.pvpPower,
      pvePower: readPower(of, lists.monsters),
      power: own["power"] ? resolveLevels(of, own["power"], number) : effects.power,
    };
  };
  const lists = listsBy((kind) => children.filter((child) => LISTS[kind].some((name) => name === child.name)));
  // A route may change just what is not read.
  const unread = element.children.filter(({ kind: { reason } }) => reason !== undefined);
  for (const route of [...routesOf(scope, children), ...routesOfSubLevels(scope, [...children, ...unread], WANTED)]) {
    const own = settingsOfRoute(route, settings);
    const changed = effectsOfRoute(route, lists, own["abnormalTime"] !== undefined);
    const values = valuesOf(route.scope, own, changed, own["abnormalTime"] ?? time);
    routes.push(...finishRoute(element, skill.id, route, values, groupOf(skill, route.route)));
  }
  addSkillContents(contents, scope, skill.id, settings[OPTION_SETTING], lists.targets);
  if (skill.id === RACE_SKILL_ID) raceIcons.push(...raceIconsOf(element, icons));
  const values = valuesOf(scope, settings, lists, time);
  return finishRow(report, "skills", element, {
    id: skill.id,
    name: name.output,
    iconFile: icons ?? iconOf(skill.id),
    minLevel: minLevel > 1 ? minLevel : undefined,
    maxLevel,
    operateType,
    target: settings["targetType"]
      ? resolveLevels(scope, settings["targetType"], labelText)
      : areAllKnown()
        ? DEFAULT_TARGET
        : undefined,
    conditions: readSkillConditions(scope, children),
    ...values,
    weaponsAllowed: values.weaponsAllowed ?? readWeapons(children),
    createdItems: values.createdItems ?? createdItemsOf(contents, skill.id, scope),
  });
}

type EffectLists = Readonly<Record<keyof typeof LISTS, readonly XmlElement[]>>;

const listsBy = (listsOf: (kind: keyof EffectLists) => readonly XmlElement[]): EffectLists => ({
  targets: listsOf("targets"),
  onCaster: listsOf("onCaster"),
  players: listsOf("players"),
  monsters: listsOf("monsters"),
});

/**
 * Returns the lists of effects that a route changes: none, or where it has lists of its own or another time, those that are in force with it.
 */
function effectsOfRoute({ lists: own }: Route, ofSkill: EffectLists, hasTime: boolean): EffectLists {
  const lists = listsBy((kind) => ROUTE_LISTS[kind].flatMap((name) => own.get(name) ?? []));
  const { targets, onCaster } = lists;
  if (!hasTime && targets.length + onCaster.length === 0) return lists;
  return {
    ...lists,
    targets: targets.length === 0 ? ofSkill.targets : targets,
    onCaster: onCaster.length === 0 ? ofSkill.onCaster : onCaster,
  };
}

function raceIconsOf({ report, file, line }: XmlElement, icons: LevelValue<string> | undefined) {
  const files = typeof icons === "object" ? icons : [];
  return files.flatMap((iconFile, index) =>
    finishRow(report, "raceIcons", { file, line }, { skillLevel: index + 1, iconFile }),
  );
}

/** Returns how a skill is used; a skill whose levels differ is used as its first one. */
function readOperateType(scope: SkillScope, setting: Setting | undefined): OperateType | undefined {
  const value = setting && resolveLevels(scope, setting, labelText);
  const first = typeof value === "object" ? value[0] : value;
  if (setting === undefined || first === undefined) return undefined;
  const type = operateTypeOf(first);
  if (type === undefined) scope.report.error(setting, "<set> operateType", OPERATE_LETTERS, first);
  return type;
}

/** What counts at a level for which a skill of L2J Mobius states none, while it does for others (class Skill, constructor). */
const MINUS_ONE: readonly string[] = ["castRange", "effectRange", "activateRate"];
const ZERO: readonly string[] = [
  ...CAST_SETTINGS.filter((name) => !MINUS_ONE.includes(name)),
  ...["abnormalLvl", "abnormalLevel", "affectRange"],
];
const DEFAULT_ICON = "icon.skill0000";

function unstatedOf(name: string): string | undefined {
  if (name === "abnormalTime") return UNSTATED;
  if (name === "icon") return DEFAULT_ICON;
  if (ZERO.includes(name)) return "0";
  return MINUS_ONE.includes(name) ? "-1" : undefined;
}

/** The target of a skill that states none (class Skill, constructor). */
const DEFAULT_TARGET = "SELF";
