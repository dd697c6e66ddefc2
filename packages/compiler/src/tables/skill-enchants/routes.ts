import type { Datapack } from "../../read/datapack.js";
import { groupBy } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { costsInOrder, FROM_LEVEL, type Step } from "./costs.js";

export interface Costs {
  readonly rows: SourcedTable<"skillEnchantCosts">;
  /** Returns which of them a route has, by its skill and number, and the group that the skill names. */
  readonly costOf: (skillId: number, route: number, group: number | undefined) => number | undefined;
}

/** The levels of a skill before the first step of each route. Source: aCis, class `L2Skill`. */
const BEFORE_ROUTES = [100, 140];

/** The same from Kamael on. Source: class `L2EnchantSkillLearn` of L2J and l2jfree, methods `getEnchantType` and `getEnchantIndex`. */
const BEFORE_LATER_ROUTES = [100, 200, 300, 400, 500, 600, 700, 800];

/** Returns the levels before the routes, by those between that only the second route of a server before Kamael has. */
export const beforeRoutes = (steps: readonly { readonly level: number }[]): readonly number[] =>
  steps.some(({ level }) => level > 140 && level <= 170) ? BEFORE_ROUTES : BEFORE_LATER_ROUTES;

/** A step of a route of a skill, by the level that the skill then has, and what it costs. */
export interface LevelCost extends Omit<Step, "step"> {
  readonly id: number;
  readonly level: number;
}

/** Gives those of all routes of all skills that cost the same one row. */
export function costsBySkill({ report }: Datapack, source: string, all: readonly LevelCost[]): Costs {
  const before = beforeRoutes(all);
  const steps = all.map(({ level, ...cost }) => {
    const route = before.filter((last) => last < level).length;
    return { ...cost, route, step: level - (before[route - 1] ?? 0) };
  });
  const costs = new Map<string, { readonly id: number; readonly rows: SourcedTable<"skillEnchantCosts"> }>();
  const byRoute = new Map<string, number>();
  for (const [key, ofRoute] of groupBy(steps, ({ id, route }) => `${id}/${route}`)) {
    const [first] = ofRoute;
    if (first === undefined) continue;
    const stated = costsInOrder(report, `route ${first.route} of skill ${first.id}`, ofRoute);
    if (stated === undefined) continue;
    const text = JSON.stringify(stated);
    const known = costs.get(text);
    const id = known?.id ?? costs.size + 1;
    if (known === undefined) {
      const draft = { id, fromLevel: FROM_LEVEL, costs: stated, source };
      costs.set(text, { id, rows: finishRow(report, "skillEnchantCosts", first.position, draft) });
    }
    byRoute.set(key, id);
  }
  return {
    rows: [...costs.values()].flatMap(({ rows }) => rows),
    costOf: (skillId, route) => byRoute.get(`${skillId}/${route}`),
  };
}
