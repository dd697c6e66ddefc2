import type { NamedEffectRow } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import { readChildren, readOpenAttributes, type Setting } from "../../read/element.js";
import { meantName } from "../../read/name.js";
import type { XmlElement } from "../../read/xml.js";
import { orUnstated, resolveLevels, type SkillScope, type SkillTables, UNSTATED } from "./level-tables.js";
import { openValue } from "./open-value.js";
import { readSettingElements } from "./setting-elements.js";

/** The value of such a setting. */
export const parameterText = v.pipe(v.string(), v.trim(), v.nonEmpty("a value"), v.transform(openValue));

const parameterOrNone = orUnstated(parameterText);

/**
 * Reads settings of an effect: elements of their own, or else the attributes of its `<param>` elements, of which the first counts; with the tables
 * that they name.
 *
 * @param unstatedOf Returns what counts at levels for which an element states nothing.
 */
export function settingsOfEffect(
  scope: SkillScope,
  { file, line }: SourcePosition,
  children: readonly XmlElement[],
  names: readonly string[],
  unstatedOf?: (name: string) => string | undefined,
): { readonly settings: ReadonlyMap<string, Setting>; readonly tables: SkillTables } {
  const params = children.filter(({ name }) => name === "param");
  for (const param of params) readChildren(param, []);
  const stated = params.flatMap((param) => Object.entries(readOpenAttributes(param))).toReversed();
  const ofParams = stated.flatMap(([name, value]) => {
    const meant = meantName(name, names);
    return meant === undefined ? [] : [[meant, { value, file, line }] as const];
  });
  const { settings, tables } = readSettingElements(scope, children, names, false, unstatedOf);
  return { settings: new Map([...ofParams, ...settings]), tables: new Map([...scope.tables, ...tables]) };
}

/** Whether an element states one value, or one by level; others are lists of an effect. */
const isSetting = ({ attributes, children }: XmlElement) =>
  Object.keys(attributes).length === 0 && children.every(({ name }) => meantName(name, ["value"]) !== undefined);

/**
 * Reads the settings of an effect that only its kind has: the attributes of its `<param>` elements, or elements of their own, by the source's
 * names.
 *
 * @param others The names that are no parameters.
 */
export function readParameters(
  scope: SkillScope,
  element: XmlElement,
  others: readonly string[],
): NamedEffectRow["parameters"] {
  const { file, line } = element;
  const isOther = (name: string) => meantName(name, others) !== undefined;
  const params = element.children.filter(({ name }) => name === "param");
  const stated = params.flatMap((param) => Object.entries(readOpenAttributes(param)));
  const single = element.children.filter((child) => child.name !== "param" && !isOther(child.name) && isSetting(child));
  const names = single.map(({ name }) => name);
  const { settings, tables } = readSettingElements(scope, single, names, false, () => UNSTATED);
  const all: readonly (readonly [string, Setting])[] = [
    ...stated.flatMap(([name, value]) => (isOther(name) ? [] : [[name, { value, file, line }] as const])),
    ...settings,
  ];
  const own = { ...scope, tables: new Map([...scope.tables, ...tables]) };
  const values = all.flatMap(([name, setting]) => {
    const value = resolveLevels(own, setting, settings.has(name) ? parameterOrNone : parameterText);
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return values.length === 0 ? undefined : Object.fromEntries(values);
}
