import type { LevelValue } from "@gamedata/schema";
import * as v from "valibot";
import type { Report, SourcePosition } from "../../diagnostic.js";
import { readAttributes, type Setting } from "../../read/element.js";
import { reportIssues } from "../../read/fault.js";
import { labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";

/** One value per level. */
export interface LevelTable {
  readonly position: SourcePosition;
  readonly values: readonly (string | undefined)[];
  /** What counts at a level without a value; by default that is an error. */
  readonly unstated?: string | undefined;
}

export type SkillTables = ReadonlyMap<string, LevelTable>;

/** What stands for the value at a level for which the source states none, where it is not known what counts. */
export const UNSTATED = "";

const none = v.pipe(
  v.string(),
  v.transform(() => null),
);

/** A value, or null where none is stated. */
export const orUnstated = <Value>(value: v.GenericSchema<string, Value>): v.GenericSchema<string, Value | null> =>
  v.lazy((text) => (text === UNSTATED ? none : value));

const tableAttributes = v.strictObject({ name: v.pipe(labelText, v.startsWith("#", 'a name that starts with "#"')) });

/**
 * Reads the `<table>` elements of a skill. Of two with the same name the last is used, as in the engine, with a
 * warning.
 *
 * @param repeatsLast Whether the last value counts at the levels without one.
 */
export function readSkillTables(children: readonly XmlElement[], repeatsLast = false): SkillTables {
  const tables = new Map<string, LevelTable>();
  for (const element of children) {
    if (element.name !== "table") continue;
    const read = readAttributes(element, tableAttributes);
    if (read === undefined) continue;
    if (tables.has(read.name))
      element.report.warn(element, `<table> ${read.name}`, "one table", "another one: it counts");
    const values = element.text.split(/\s+/u).filter((value) => value !== "");
    tables.set(read.name, { position: element, values, unstated: repeatsLast ? values.at(-1) : undefined });
  }
  return tables;
}

/** What the values of a skill are read with: the report, the skill's tables and its number of levels. */
export interface SkillScope {
  readonly report: Report;
  readonly tables: SkillTables;
  /** The first level, by default 1. */
  readonly minLevel?: number;
  readonly maxLevel: number;
  /** The last level whose value counts, by default the last one; the levels above have its value. */
  readonly lastLevel?: number;
  /** The enchant route whose steps the levels are, and the level of the skill that it is of; only where effects and values have sub-levels. */
  readonly route?: { readonly number: number; readonly level: number };
}

/**
 * Returns the value of a setting for all levels, or the list of its values by level, from the table that it names: that of the first level
 * stands for those below it, which the skill does not have. A missing
 * or too short table and a value that the schema refuses are errors.
 */
export function resolveLevels<Value>(
  scope: SkillScope,
  setting: Setting,
  schema: v.GenericSchema<string, Value>,
): LevelValue<Value> | undefined {
  const { report, tables, minLevel = 1, maxLevel, lastLevel = maxLevel } = scope;
  if (!setting.value.startsWith("#")) return readValue(report, setting, setting.value, schema);
  const table = tables.get(setting.value);
  if (table === undefined)
    return report.refuse(setting, "table reference", "a table of the skill", `"${setting.value}"`);
  const stated = Array.from({ length: maxLevel }, (_, index) => {
    const level = Math.min(Math.max(index + 1, minLevel), lastLevel);
    return table.values[level - 1];
  });
  const texts = stated.map((text) => text ?? table.unstated);
  const missing = texts.indexOf(undefined);
  // One value that counts at all levels is meant so.
  if (missing === -1 && table.values.length > 1 && stated.includes(undefined)) {
    const level = Math.max(stated.indexOf(undefined) + 1, minLevel);
    report.warn(table.position, `<table> ${setting.value}`, "a value for each level", `none for level ${level}`);
  }
  if (!report.isStrict && missing !== -1)
    return report.refuse(table.position, `<table> ${setting.value}`, `a value for level ${missing + 1}`, "nothing");
  const values = texts.flatMap((text, index): readonly Value[] => {
    if (text === undefined)
      return report.error(table.position, `<table> ${setting.value}`, `a value for level ${index + 1}`, "nothing");
    const value = readValue(report, table.position, text, schema);
    return value === undefined ? [] : [value];
  });
  return values.length === maxLevel ? sharedValue(values) : undefined;
}

export type SkillSettings = Readonly<Partial<Record<string, Setting>>>;

/** How a source states values that may differ by level: the schema of each, and the names of its setting. */
type LevelFields = Readonly<
  Record<string, readonly [schema: v.GenericSchema<string, unknown>, ...names: [string, ...string[]]]>
>;

/** The values of such settings. */
export type LevelValuesOf<Some extends LevelFields> = {
  readonly [Name in keyof Some]: LevelValue<v.InferOutput<Some[Name][0]>> | undefined;
};

export const settingsOf = (fields: LevelFields): readonly string[] =>
  Object.values(fields).flatMap(([_schema, ...names]) => names);

/**
 * Reads the values of settings as `resolveLevels`; of several names of one the first that the skill has counts. One that cannot be read is
 * there, and `undefined`.
 */
export function readLevelFields<const Some extends LevelFields>(
  scope: SkillScope,
  settings: SkillSettings,
  fields: Some,
) {
  const values: Record<string, unknown> = {};
  for (const [field, [schema, ...names]] of Object.entries(fields)) {
    const setting = names.map((name) => settings[name]).find((one) => one !== undefined);
    if (setting !== undefined) values[field] = resolveLevels(scope, setting, schema);
  }
  // Each value is of the schema of its field.
  return values as LevelValuesOf<Some>;
}

/** Returns the one value of a list whose values are all equal, and any other list as it is. */
export function sharedValue<Value>(values: readonly Value[]): LevelValue<Value> | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? first : values;
}

function readValue<Value>(
  report: Report,
  position: SourcePosition,
  text: string,
  schema: v.GenericSchema<string, Value>,
) {
  const result = v.safeParse(schema, text);
  if (result.success) return result.output;
  reportIssues(report, position, "value", result.issues);
  return undefined;
}
