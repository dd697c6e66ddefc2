import type { LevelValue } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readKnownChildren, type Setting } from "../../read/element.js";
import { integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { resolveLevels } from "./level-tables.js";

const initialAttributes = v.object({ initial: v.exactOptional(v.string()) });
const valueAttributes = v.object({ level: integerText(1) });

/**
 * Returns the texts of an element with `initial` for level 1 and a `<value level>` from a level on, one for each level; `undefined` at the levels
 * before the first one that is stated.
 */
export function textsByLevel(
  report: Report,
  element: XmlElement,
  maxLevel: number,
): readonly (string | undefined)[] | undefined {
  const later = new Map<number, string>();
  const values = readKnownChildren(report, element, ["value"]);
  if (values === undefined) return undefined;
  for (const value of values) {
    const level = readAttributes(report, value, valueAttributes)?.level;
    if (level === undefined) return undefined;
    later.set(level, value.text.trim());
  }
  let current = readAttributes(report, element, initialAttributes)?.initial;
  return Array.from({ length: maxLevel }, (_, index) => {
    current = later.get(index + 1) ?? current;
    return current;
  });
}

/** Reads the values of a setting, which is to state one for each level. */
export function readValues<Value>(
  report: Report,
  element: XmlElement,
  maxLevel: number,
  schema: v.GenericSchema<string, Value>,
): LevelValue<Value> | undefined {
  const { file, line } = element;
  const texts = textsByLevel(report, element, maxLevel);
  const stated = texts?.filter((value) => value !== undefined) ?? [];
  if (stated.length < maxLevel) {
    if (texts !== undefined) report.error(element, `<${element.name}>`, "an initial value", "none");
    return undefined;
  }
  const setting: Setting = { file, line, value: "#values" };
  const tables = new Map([[setting.value, { position: element, values: stated }]]);
  return resolveLevels({ report, tables, maxLevel }, setting, schema);
}
