import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readMixedChildren, type Setting } from "../../read/element.js";
import { integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { exactObject } from "../exact-object.js";
import type { SkillTables } from "./level-tables.js";

const level = v.exactOptional(integerText(1));
const valueAttributes = exactObject({
  level,
  fromLevel: level,
  toLevel: level,
  fromSubLevel: level,
  toSubLevel: level,
});

/** A value by its place in its range, of which the first level has 1 (class `SkillData` of L2J Mobius): `{3+index*2}`. */
const COUNTED = /^\{(?<start>-?[\d.]+)(?<sign>[+-])index(?:\*(?<step>[\d.]+))?\}$/u;

/**
 * Reads the settings of a skill that are elements of their own: `<mpConsume>42</mpConsume>`, or with a `<value level>` for each level or
 * range of levels. The values by level become tables with the name of the setting; those of enchant routes are left out.
 *
 * @param names The settings to read.
 */
export function readSettingElements(
  report: Report,
  children: readonly XmlElement[],
  names: readonly string[],
  maxLevel: number,
): { readonly settings: ReadonlyMap<string, Setting>; readonly tables: SkillTables } {
  const settings = new Map<string, Setting>();
  const tables = new Map<string, { readonly position: XmlElement; readonly values: readonly string[] }>();
  for (const element of children) {
    const { name, file, line, text } = element;
    if (!names.includes(name)) continue;
    const values = readMixedChildren(report, element, ["value"]);
    const table = `#${name}`;
    settings.set(name, { value: values.length === 0 ? text.trim() : table, file, line });
    if (values.length > 0) tables.set(table, { position: element, values: valuesByLevel(report, values, maxLevel) });
  }
  return { settings, tables };
}

function valuesByLevel(report: Report, elements: readonly XmlElement[], maxLevel: number): readonly string[] {
  const values: string[] = [];
  for (const element of elements) {
    const read = readAttributes(report, element, valueAttributes, { isWhole: true });
    if (read === undefined || read.fromSubLevel !== undefined) continue;
    const first = read.level ?? read.fromLevel ?? 1;
    const last = Math.min(read.level ?? read.toLevel ?? maxLevel, maxLevel);
    for (let one = first; one <= last; one += 1) values[one - 1] = countedValue(element.text.trim(), one - first + 1);
  }
  return values;
}

/** Returns the value at an index of its range. */
function countedValue(text: string, index: number): string {
  const { start, sign, step = "1" } = COUNTED.exec(text.replaceAll(" ", ""))?.groups ?? {};
  if (start === undefined) return text;
  return String(Number(start) + (sign === "-" ? -1 : 1) * Number(step) * index);
}
