import * as v from "valibot";
import type { Place, Report } from "../diagnostic.js";
import { readAttributes, type Setting } from "../read/element.js";
import { labelText, numberText } from "../read/values.js";
import type { XmlElement } from "../read/xml.js";

/** The tables of a skill by name, with one value per level. */
export type SkillTables = ReadonlyMap<string, { readonly place: Place; readonly values: readonly string[] }>;

const tableAttributes = v.strictObject({ name: v.pipe(labelText, v.startsWith("#", 'a name that starts with "#"')) });
const number = numberText();

/**
 * Reads the `<table>` elements of a skill. Of two with the same name the last is used, as in the engine, with a
 * warning.
 */
export function readSkillTables(report: Report, children: readonly XmlElement[]): SkillTables {
  const tables = new Map<string, { readonly place: Place; readonly values: readonly string[] }>();
  for (const element of children) {
    if (element.name !== "table") continue;
    const read = readAttributes(report, element, tableAttributes);
    if (read === undefined) continue;
    if (tables.has(read.name)) report.warn(element, `<table> ${read.name}`, "one table", "another one: it counts");
    tables.set(read.name, { place: element, values: element.text.split(/\s+/u).filter((value) => value !== "") });
  }
  return tables;
}

/**
 * Returns the number of a setting at a level: its own value, or that of the table that it names. A missing or too short
 * table and text that is not a number are errors.
 *
 * @param index The level, from 0.
 */
export function resolveNumber(
  report: Report,
  setting: Setting,
  tables: SkillTables,
  index: number,
): number | undefined {
  const isReference = setting.value.startsWith("#");
  const table = isReference ? tables.get(setting.value) : undefined;
  if (isReference && table === undefined) {
    if (index === 0) report.error(setting, "table reference", "a table of the skill", `"${setting.value}"`);
    return undefined;
  }
  const value = table ? table.values[index] : setting.value;
  if (value === undefined) {
    report.error(table?.place ?? setting, `<table> ${setting.value}`, `a value for level ${index + 1}`, "nothing");
    return undefined;
  }
  const result = v.safeParse(number, value);
  if (result.success) return result.output;
  if (index === 0 || isReference) report.error(table?.place ?? setting, "value", "a number", JSON.stringify(value));
  return undefined;
}
