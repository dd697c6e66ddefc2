import * as v from "valibot";
import { readAttributes, readMixedChildren, type Setting } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { integerText, level } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { groupBy } from "../rows-by-id.js";
import { valueOfExpression } from "./expression.js";
import type { LevelTable, SkillScope, SkillTables } from "./level-tables.js";

const subLevel = v.exactOptional(integerText(1));

/** The attributes of an element that counts at some steps of an enchant route only. */
export const subLevels = { subLevel, fromSubLevel: subLevel, toSubLevel: subLevel };

/** The first sub-level of route 1 is 1001, that of route 2 is 2001. */
const ROUTE = 1000;

interface SubLevels {
  readonly subLevel?: number;
  readonly fromSubLevel?: number;
  readonly toSubLevel?: number;
}

interface Steps {
  readonly first: number;
  readonly last: number;
}

/** Returns the first and the last sub-level of an element; `undefined` where it states none. */
function rangeOf({ subLevel: only = 0, fromSubLevel: from = only, toSubLevel: to = only }: SubLevels) {
  return from === 0 && to === 0 ? undefined : { from, to };
}

/**
 * Returns the route and the steps of the sub-levels of an element; `undefined` where it states none. The route is 0, which no skill has, where
 * they are not of one route.
 */
export function stepsIn(subLevels: SubLevels): (Steps & { readonly route: number }) | undefined {
  const range = rangeOf(subLevels);
  if (range === undefined) return undefined;
  const { from, to } = range;
  const [route, other] = [Math.trunc(from / ROUTE), Math.trunc(to / ROUTE)];
  return { route: route === other && from <= to ? route : 0, first: from % ROUTE, last: to % ROUTE };
}

/** Returns at which steps of a route an element counts: at all of them where it states no sub-levels; `undefined` for none. */
export function stepsOf(route: number, subLevels: SubLevels): Steps | undefined {
  const { from, to } = rangeOf(subLevels) ?? { from: route * ROUTE, to: (route + 1) * ROUTE };
  const [first, last] = [from - route * ROUTE, to - route * ROUTE];
  return last < 1 || first >= ROUTE ? undefined : { first, last };
}

const valueAttributes = exactObject({ level, fromLevel: level, toLevel: level, ...subLevels });

/**
 * Reads the settings of a skill that are elements of their own: `<mpConsume>42</mpConsume>`, or with a `<value level>` for each level or
 * range of levels. The values by level, or by step of an enchant route, become tables with the name of the setting.
 *
 * @param names The settings to read.
 * @param isWhole Whether they are whole numbers, to which the engine cuts those that it computes.
 * @param unstatedOf Returns what counts at levels for which a setting states nothing.
 */
export function readSettingElements(
  scope: Omit<SkillScope, "tables">,
  children: readonly XmlElement[],
  names: readonly string[],
  isWhole = false,
  unstatedOf: (name: string) => string | undefined = () => undefined,
): { readonly settings: ReadonlyMap<string, Setting>; readonly tables: SkillTables } {
  const settings = new Map<string, Setting>();
  const tables = new Map<string, LevelTable>();
  const stated = groupBy(
    children.filter(({ name }) => names.includes(name)),
    ({ name }) => name,
  );
  for (const [name, elements] of stated) {
    const values = elements.flatMap((element) => readMixedChildren(element, ["value"]));
    // In the engine the values of levels count before one for all of them, wherever it stands (class `SkillData`).
    const constant = elements.findLast((element) => element.children.length === 0);
    const list = elements.find((element) => element.children.length > 0);
    const position = (values.length === 0 ? constant : list) ?? list;
    if (position === undefined) continue;
    const { file, line } = position;
    const table = `#${name}`;
    settings.set(name, { value: values.length === 0 ? position.text.trim() : table, file, line });
    if (values.length === 0) continue;
    const { byLevel, areAllRead } = valuesByLevel(scope, values, isWhole, constant?.text.trim() || undefined);
    // What cannot be read may be the value of a level.
    const isKnown = areAllRead && elements.every((element) => element.children.every((one) => one.name === "value"));
    tables.set(table, { position, values: byLevel, unstated: isKnown ? unstatedOf(name) : undefined });
  }
  return { settings, tables };
}

/** Returns the values by level, or those of the steps of a route, at which the values of its level count that no step has of its own. */
function valuesByLevel(
  { maxLevel, route }: Omit<SkillScope, "tables">,
  elements: readonly XmlElement[],
  isWhole: boolean,
  constant: string | undefined,
): { readonly byLevel: readonly (string | undefined)[]; readonly areAllRead: boolean } {
  const highest = route?.level ?? maxLevel;
  const byLevel: string[] = constant === undefined ? [] : Array.from({ length: highest }, () => constant);
  const byStep: string[] = [];
  let areAllRead = true;
  const compute = (text: string, variables: readonly (readonly [string, number])[]) => {
    const value = valueOfExpression(text, new Map(variables));
    return value === undefined ? text : String(isWhole ? Math.trunc(value) : value);
  };
  for (const element of elements) {
    const read = readAttributes(element, valueAttributes, { isWhole: true });
    const text = element.text.trim();
    if (read === undefined) areAllRead = false;
    // The engine passes over an empty value (class `SkillData`).
    if (read === undefined || text === "") continue;
    const first = read.level ?? read.fromLevel ?? 1;
    const last = Math.min(read.level ?? read.toLevel ?? highest, highest);
    const steps = stepsIn(read);
    if (steps === undefined) {
      // The index of the first level is 1 (class `SkillData` of L2J Mobius).
      for (let one = first; one <= last; one += 1) byLevel[one - 1] = compute(text, [["index", one - first + 1]]);
    } else if (route !== undefined && steps.route === route.number && first <= highest && last === highest) {
      const base = Number(byLevel[highest - 1] ?? Number.NaN);
      for (let step = steps.first; step <= Math.min(steps.last, maxLevel); step += 1) {
        const indexes = [
          ["index", highest - first + 1],
          ["subIndex", step - steps.first + 1],
        ] as const;
        byStep[step - 1] = compute(text, [...indexes, ["base", base]]);
      }
    }
  }
  if (route === undefined) return { byLevel, areAllRead };
  const usual = byLevel[highest - 1];
  if (usual !== undefined) for (let at = 0; at < maxLevel; at += 1) byStep[at] ??= usual;
  return { byLevel: byStep, areAllRead };
}
