import * as v from "valibot";
import { namedFor } from "../../read/listed-names.js";
import { level } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Route } from "./enchant-routes.js";
import { missingParts } from "./formula-values.js";
import type { SkillScope } from "./level-tables.js";
import { readSettingElements, stepsIn, subLevels } from "./setting-elements.js";

/** The lists of effects that a route may change, by their names there. */
const LISTS: Readonly<Record<string, string>> = {
  effects: "Effects",
  selfEffects: "selfEffects",
  pvpEffects: "pvpEffects",
  pveEffects: "pveEffects",
};

const rangeAttributes = v.object({ level, fromLevel: level, toLevel: level, ...subLevels });

/** Steps of a route, the element that states them, and whether they are those of the highest level of the skill. */
type StatedSteps = Steps & { readonly element: XmlElement; readonly isHighest: boolean };

/** Returns the steps of routes in an element and those below it. */
function stepsAt(element: XmlElement, highest: number): readonly StatedSteps[] {
  const read = v.safeParse(rangeAttributes, namedFor(element.attributes, rangeAttributes, element.kind.attribute));
  const { level: only, fromLevel = only ?? 1, toLevel = only ?? highest } = read.success ? read.output : {};
  const steps = read.success ? stepsIn(read.output) : undefined;
  const below = element.children.flatMap((child) => stepsAt(child, highest));
  if (steps === undefined || steps.route === 0) return below;
  return [{ ...steps, element, isHighest: fromLevel <= highest && highest <= toLevel }, ...below];
}

type Steps = NonNullable<ReturnType<typeof stepsIn>>;

/** Returns the enchant routes of a skill of L2J Mobius, whose values and effects have sub-levels, at its highest level. */
export function routesOfSubLevels(
  { report, tables, maxLevel: highest }: SkillScope,
  children: readonly XmlElement[],
  names: readonly string[],
): readonly Route[] {
  const stated = children.flatMap((child) => stepsAt(child, highest).map((steps) => ({ ...steps, child })));
  const lower = stated.find(({ isHighest }) => !isHighest);
  if (lower !== undefined)
    report.warn(lower.element, "enchant routes", "those of the highest level of a skill", "lower ones: left out");
  const all = stated.filter(({ isHighest }) => isHighest);
  return [...new Set(all.map(({ route }) => route))].sort().flatMap((number): readonly Route[] => {
    const own = all.filter(({ route }) => route === number);
    const maxLevel = Math.max(...own.map(({ last }) => last));
    const elements = [...new Set(own.map(({ child }) => child))];
    const of = { report, maxLevel, route: { level: highest, number } };
    const changes = (setting: string) => elements.some(({ name }) => name === setting);
    const needed = ["abnormalTime", ...missingParts(changes)];
    const others = children.filter(({ name }) => needed.includes(name) && !changes(name));
    const read = readSettingElements(of, [...elements, ...others], names, true);
    const settings = new Map([...read.settings].filter(([name]) => changes(name)));
    const lists = new Map(elements.flatMap((list) => (LISTS[list.name] ? [[LISTS[list.name] ?? "", [list]]] : [])));
    return [{ route: number, scope: { ...of, tables: new Map([...tables, ...read.tables]) }, settings, lists }];
  });
}
