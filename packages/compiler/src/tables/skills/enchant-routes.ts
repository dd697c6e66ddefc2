import type { SkillRow } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readChildren, type Setting, setAttributes, withTextAs } from "../../read/element.js";
import { count, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { type Draft, finishRow } from "../table-rows.js";
import { missingParts } from "./formula-values.js";
import { readSkillTables, type SkillScope, type SkillSettings, type SkillTables } from "./level-tables.js";
import type { ReadRoute } from "./skill-form.js";

/** The numbers of the routes; two before Kamael, eight up to High Five. */
const routes = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What a skill states of each route in an attribute. */
type OfRoutes<Name extends string> = Readonly<Partial<Record<`${Name}${(typeof routes)[number]}`, number>>>;

const attributesOf = <const Name extends string>(name: Name) => routes.map((route) => `${name}${route}` as const);

/** The attributes that name what the routes cost. */
const GROUPS = attributesOf("enchantGroup");
export const groupAttributes = v.entriesFromList(GROUPS, count);

/** Returns the group of costs that a skill names for a route; undefined for none. */
export const groupOf = (skill: OfRoutes<"enchantGroup">, route: number): number | undefined =>
  GROUPS.map((name) => skill[name])[route - 1] || undefined;

/** The attributes that state how many steps the routes have. */
const STEPS = attributesOf("enchantLevels");
export const stepAttributes = v.entriesFromList(STEPS, v.exactOptional(integerText(0, 1000)));

/** Returns how many steps a skill states of a route. */
export const stepsStated = (skill: OfRoutes<"enchantLevels">, route: number): number | undefined =>
  STEPS.map((name) => skill[name])[route - 1];

/** The names of the elements of routes: settings, and lists of effects in place of those of the skill. */
export const routeElements = (lists: readonly string[]): readonly string[] =>
  routes.flatMap((route) => ["", ...lists].map((list) => `enchant${route}${list}`));

export interface Route {
  readonly route: number;
  readonly scope: SkillScope;
  readonly settings: ReadonlyMap<string, Setting>;
  /** The lists of effects that the route has in place of those of the skill, by the names behind `enchantN`. */
  readonly lists: ReadonlyMap<string, readonly XmlElement[]>;
}

export type RouteValues = Omit<Draft<SkillRow>, "id" | "name" | "maxLevel">;

/** Returns the settings that a route changes, with those of the skill that state a value together with one of them. */
export function settingsOfRoute({ settings }: Route, ofSkill: SkillSettings): SkillSettings {
  const parts = missingParts((name) => settings.has(name)).map((name) => [name, ofSkill[name]] as const);
  return Object.fromEntries([...settings, ...parts.filter(([, setting]) => setting !== undefined)]);
}

export function finishRoute(
  element: XmlElement,
  skillId: number,
  { route, scope }: Route,
  { iconFile: _icon, operateType: _type, target: _target, skillType: _kind, ...values }: RouteValues,
  costGroup?: number,
): readonly ReadRoute[] {
  const draft = { skillId, route, stepCount: scope.maxLevel, ...values };
  return finishRow(element.report, "skillEnchants", element, draft).map((row) => ({ row, costGroup }));
}

/**
 * Returns the enchant routes of a skill. A table that a route names has a value for each of its steps; of another one the value of the skill's
 * highest level counts. Source: class `DocumentSkill` of aCis and of L2J Server.
 *
 * @param stepsOf Returns the number of steps of a route, by default the length of the shortest table that it names. A route without steps is left
 *   out.
 */
export function routesOf(
  { report, tables, maxLevel }: SkillScope,
  children: readonly XmlElement[],
  stepsOf: (route: number, shortest: number) => number | undefined = (_route, shortest) => shortest,
): readonly Route[] {
  return routes.flatMap((route): readonly Route[] => {
    const name = `enchant${route}`;
    const own = children.filter((child) => child.name.startsWith(name));
    if (own.length === 0) return [];
    const named = new Set(own.flatMap(tableNamesIn));
    const lengths = [...named].flatMap((table) => tables.get(table)?.values.length ?? []);
    const steps = stepsOf(route, Math.min(...lengths));
    if (steps === undefined || !Number.isFinite(steps) || steps === 0) return [];
    const settings = new Map<string, Setting>();
    for (const child of own.filter((one) => one.name === name)) {
      const read = readAttributes(withTextAs("val", child), setAttributes);
      if (read !== undefined) settings.set(read.name, { value: read.val, file: child.file, line: child.line });
    }
    const lists = new Map<string, readonly XmlElement[]>();
    for (const child of own.filter((one) => one.name !== name)) {
      const list = child.name.slice(name.length);
      lists.set(list, [...(lists.get(list) ?? []), child]);
    }
    const ofSteps = stepTables(tables, named, maxLevel, steps);
    return [{ route, scope: { report, tables: ofSteps, maxLevel: steps }, settings, lists }];
  });
}

const label = v.exactOptional(v.string());
const tablesAttributes = v.strictObject({
  levels: v.exactOptional(integerText(1, 1000), "30"),
  name: label,
  enchRoute: label,
});

/**
 * Returns the enchant routes of a skill of L2-Scripts, which are numbered as they stand, and have the steps of the first one: elements with tables in
 * place of those of the skill, of which the last value counts beyond its levels. Source: class `DocumentSkill`.
 *
 * @param lists The lists of effects of the skill, which a route has with its own values.
 */
export function routesOfTables(
  { report, tables, maxLevel }: SkillScope,
  children: readonly XmlElement[],
  settings: SkillSettings,
  [list, lists]: readonly [name: string, lists: readonly XmlElement[]],
): readonly Route[] {
  const elements = children.filter(({ name }) => name.startsWith("enchant"));
  const [first] = elements.map((element) => readAttributes(element, tablesAttributes));
  if (first === undefined) return [];
  const steps = first.levels;
  return elements.map((element, at): Route => {
    const own = readSkillTables(readChildren(element, ["table"]), true);
    const isOwn = (text: string) => tables.has(text) && own.has(text);
    const ofRoute = new Map(
      [...tables].map(([name, table]) => {
        const beyond = table.values.slice(maxLevel + at * steps);
        return [name, own.get(name) ?? { ...table, values: beyond }] as const;
      }),
    );
    return {
      route: at + 1,
      scope: { report, tables: ofRoute, maxLevel: steps },
      settings: new Map(
        Object.entries(settings).flatMap(([name, setting]) =>
          setting !== undefined && isOwn(setting.value) ? [[name, setting] as const] : [],
        ),
      ),
      lists: new Map(lists.flatMap(tableNamesIn).some(isOwn) ? [[list, lists]] : []),
    };
  });
}

function tableNamesIn({ attributes, text, children }: XmlElement): readonly string[] {
  return [
    ...[...Object.values(attributes), text.trim()].filter((value) => value.startsWith("#")),
    ...children.flatMap(tableNamesIn),
  ];
}

function stepTables(tables: SkillTables, named: ReadonlySet<string>, maxLevel: number, steps: number): SkillTables {
  return new Map(
    [...tables].map(([name, { position, values }]) => {
      const last = values[maxLevel - 1];
      const held = last === undefined ? values : Array.from({ length: steps }, () => last);
      return [name, { position, values: named.has(name) ? values : held }];
    }),
  );
}
