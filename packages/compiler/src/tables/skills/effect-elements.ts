import type { EffectCondition, SkillEffectRow } from "@gamedata/schema";
import * as v from "valibot";
import {
  hasOnlyKnown,
  onlyChild,
  readAttributes,
  readChildren,
  readKnownChildren,
  type Setting,
} from "../../read/element.js";
import { integerText, labelText, level, number } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { statNameOf } from "../stat-names.js";
import { type Duration, type Effects, effectsInForce, powerOf, type ReadEffect } from "./effects-in-force.js";
import { type Functions, factorsOf } from "./functions.js";
import { type LevelTable, type SkillScope, type SkillSettings, type SkillTables, sharedValue } from "./level-tables.js";

const shared = { scope: v.exactOptional(labelText), "start-level": level, "stop-level": level };
const effectAttributes = v.object({ ...shared, name: v.exactOptional(labelText) });

const statAttributes = v.strictObject({
  ...shared,
  ...v.entriesFromList(["stat", "stat-add", "type", "types"], v.exactOptional(labelText)),
  mode: v.exactOptional(v.picklist(["DIFF", "PER"], '"DIFF" or "PER"')),
  heal: v.exactOptional(v.string()),
  ticks: v.exactOptional(v.string()),
});

/** The effects that change stats, which they name, or which are always the same. */
const STAT_EFFECTS = ["stat-modify", "vital-stat-modify", "speed", "base-stat", "base-stats"];
const LISTS = ["weapon-type", "armor-type"];

/**
 * Reads the `<effects>` of a skill of L2jOrg, each an element of its own name, or `<effect name>`, with a `<power>`. Those that change stats do so
 * by points or by percent (class `AbstractStatEffect`). Effects of fights with players or with monsters alone, and of a skill's end, are
 * left out with a warning.
 */
export function readEffectElements(scope: SkillScope, skill: XmlElement, duration: Duration): Effects {
  const list = onlyChild(skill.children, "effects");
  const all = list === undefined ? [] : list.children.flatMap((element) => readEffect(scope, element) ?? []);
  if (list !== undefined) list.kind.isRead = true;
  const condition = duration.kind === "always" ? onlyChild(skill.children, "conditions") : undefined;
  if (condition === undefined) return effectsInForce(scope, all, duration);
  scope.report.warn(condition, "effects of a passive skill", "no conditions", "some: left out");
  return { ...effectsInForce(scope, [], duration), power: powerOf(all.filter(({ self }) => self === undefined)) };
}

const nameOf = (tag: string) => tag.replace(/(?:^|-)(?<letter>\w)/gu, (_, letter: string) => letter.toUpperCase());

function readEffect(scope: SkillScope, element: XmlElement): ReadEffect | undefined {
  const changesStats = STAT_EFFECTS.includes(element.name);
  const read = readAttributes(element, effectAttributes, { isWhole: true });
  if (read === undefined) return undefined;
  const {
    scope: where = "GENERAL",
    name: kind = nameOf(element.name),
    "start-level": first = 1,
    "stop-level": last,
  } = read;
  if (where !== "GENERAL" && where !== "SELF") {
    scope.report.warn(element, `scope of effect ${kind}`, "GENERAL, SELF", `${where}: left out`);
    return undefined;
  }
  const isAt = (level: number) => level >= first && (last === undefined || level <= last);
  const stated = readPower(scope, element, isAt);
  const power = stated && oneOrAll(stated);
  const isStated = ({ attributes, children }: XmlElement) => Object.keys(attributes).length + children.length > 0;
  const effect = {
    name: oneOrAll(Array.from({ length: scope.maxLevel }, (_, index) => (isAt(index + 1) ? kind : null))),
    self: where === "SELF" ? (true as const) : undefined,
    isChange: changesStats,
    power: changesStats || power === null || power === 0 ? undefined : power,
    lacksPower: power === undefined && element.children.some((child) => child.name === "power" && isStated(child)),
    isAmount: changesStats,
  };
  if (!changesStats) return effect;
  const changes = readChanges(element, stated);
  return changes && { ...effect, ...changes };
}

/** Reads the power of an effect; null at the levels that do not have it, `undefined` where it states none. */
function readPower({ report, maxLevel }: SkillScope, element: XmlElement, isAt: (level: number) => boolean) {
  const stated = element.children.find(({ name }) => name === "power");
  const texts = stated && textsByLevel(stated, maxLevel);
  if (stated === undefined || texts === undefined || texts.every((text) => text === undefined)) return undefined;
  const values = texts.map((text, index) => {
    if (text === undefined || !isAt(index + 1)) return null;
    const value = v.safeParse(number, text);
    if (!value.success) report.error(stated, "<power>", "a number", JSON.stringify(text));
    return value.success ? value.output : undefined;
  });
  return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
}

/** Returns the one value that all levels have, and others as they are. */
const oneOrAll = <Value>(values: readonly (Value | null)[]) => sharedValue(values) ?? values;

/** Reads what an effect changes; one whose mode may be misspelled, or that has a child which may be a condition, is left out. */
function readChanges(element: XmlElement, power: readonly (number | null)[] | undefined): Functions | undefined {
  const children = readChildren(element, ["power", ...LISTS]);
  const read = readAttributes(element, statAttributes, { isWhole: true });
  if (read === undefined || power === undefined || children.length < element.children.length) return undefined;
  if (!hasOnlyKnown(element, statAttributes)) return undefined;
  const stats = statsOf(element, read);
  if (stats.length === 0) return element.report.refuse(element, `<${element.name}>`, "a stat", "none");
  const values = read.mode === "PER" ? factorsOf(power) : power;
  const value = oneOrAll(values);
  const op: SkillEffectRow["op"] = read.mode === "PER" ? "mul" : "add";
  const kinds = children.filter(({ name }) => LISTS.includes(name)).map(kindsOf);
  const [first] = kinds;
  const when = kinds.length > 1 ? { and: kinds } : first;
  const effects = stats.map((stat) => ({ stat, op, value }));
  if (when === undefined) return { effects };
  return { conditionalEffects: effects.map((effect) => ({ ...effect, when })) };
}

function statsOf({ name }: XmlElement, read: v.InferOutput<typeof statAttributes>): readonly string[] {
  if (name === "speed") return ["runSpd"];
  if (name === "base-stat" || name === "base-stats")
    return (read.type ?? read.types ?? "").split(/\s+/u).filter(Boolean);
  const { stat, "stat-add": added } = read;
  const changed = name === "stat-modify" && read.mode !== "PER" ? (added ?? stat) : stat;
  return changed === undefined ? [] : [statNameOf(changed)];
}

function kindsOf(element: XmlElement): EffectCondition {
  element.kind.isRead = true;
  return { using: { kind: element.text.trim().split(/\s+/u) } };
}

const initialAttributes = v.object({ initial: v.exactOptional(v.string()) });
const valueAttributes = v.object({ level: integerText(1) });

/**
 * Returns the texts of an element with `initial` for level 1 and a `<value level>` from a level on, one for each level; `undefined` at the levels
 * before the first one that is stated.
 */
function textsByLevel(element: XmlElement, maxLevel: number): readonly (string | undefined)[] | undefined {
  const later = new Map<number, string>();
  const values = readKnownChildren(element, ["value"]);
  if (values === undefined) return undefined;
  for (const value of values) {
    const level = readAttributes(value, valueAttributes)?.level;
    if (level === undefined) return undefined;
    later.set(level, value.text.trim());
  }
  let current = readAttributes(element, initialAttributes)?.initial;
  return Array.from({ length: maxLevel }, (_, index) => {
    current = later.get(index + 1) ?? current;
    return current;
  });
}

/**
 * Reads elements with values by level as settings of a skill, each a table with one for each level; of two that state a setting the last counts.
 *
 * @param parents The elements that they are in, with the settings by the names of their elements.
 */
export function readLevelElements(
  maxLevel: number,
  parents: readonly (readonly [parent: XmlElement | undefined, names: Readonly<Record<string, string>>])[],
): { readonly settings: SkillSettings; readonly tables: SkillTables } {
  const settings: Record<string, Setting> = {};
  const tables = new Map<string, LevelTable>();
  for (const [parent, names] of parents) {
    for (const [child, name] of Object.entries(names)) {
      const element = parent && onlyChild(parent.children, child);
      if (element === undefined) continue;
      const values = textsByLevel(element, maxLevel);
      if (values === undefined) continue;
      const { file, line } = element;
      settings[name] = { file, line, value: `#${name}` };
      tables.set(`#${name}`, { position: element, values });
    }
  }
  return { settings, tables };
}
