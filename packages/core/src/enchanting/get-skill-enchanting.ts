import { present } from "@gamedata/rules";
import type {
  SkillEnchantCostRow,
  SkillEnchanting,
  SkillEnchantRow,
  SkillId,
  SkillLevel,
  SkillRow,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { recordQuery } from "../query/define-query.js";
import type { RecordQuery } from "../query/query.js";
import { itemQuantityOf } from "../records/items.js";
import { groupBy, indexById } from "../rows/group-by.js";
import { skillRefOf } from "../skills/skill-index.js";
import { skillLevelOf } from "../skills/skill-level.js";
import { skillKind } from "../skills/skills.js";

const routesBySkill = derived(({ dataset }) => groupBy(dataset.skillEnchants, ({ skillId }) => skillId));
const costIndex = derived(({ dataset }) => indexById(dataset.skillEnchantCosts, ({ id }) => id));

/**
 * Returns the enchant routes of a skill: what each step costs, its chance, and the values that it changes. `routes` is empty for a skill that cannot be
 * enchanted, and in a data set that states no routes; a failed try takes the skill back to its highest level without enchantment,
 * or to the `failStep` of the step.
 *
 * Source: class `RequestExEnchantSkill` of aCis, of L2J Server and of L2J Mobius.
 *
 * @throws {GameDataError} `INVALID_ID`, or `SKILL_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { level, routes } = getSkillEnchanting(catalog, 1);
 * assert.equal(level, 37);
 * assert.deepEqual(routes.map(({ steps }) => steps.at(-1)?.changes.power ?? steps.at(-1)?.changes.mpConsume), [2708, 70]);
 * ```
 */
export const getSkillEnchanting: RecordQuery<SkillId, SkillEnchanting> = recordQuery(
  { name: "getSkillEnchanting", of: skillKind, shape: "part", row: "SkillEnchanting" },
  (catalog, row) => {
    const highest = skillLevelOf(catalog, row, row.maxLevel);
    return {
      skill: skillRefOf(row),
      level: row.maxLevel,
      routes: (routesBySkill(catalog).get(row.id) ?? []).map((route) => routeOf(catalog, row, highest, route)),
    };
  },
);

function routeOf(catalog: Catalog, { name }: SkillRow, highest: SkillLevel, enchant: SkillEnchantRow) {
  const { route, stepCount, costId, skillId, ...values } = enchant;
  const cost = costId === undefined ? undefined : costIndex(catalog).byId.get(costId);
  const row: SkillRow = { id: skillId, name, maxLevel: stepCount, ...values };
  const changed = Object.keys(values);
  return present({
    route,
    fromLevel: cost?.fromLevel,
    steps: Array.from({ length: stepCount }, (_, at) => ({
      step: at + 1,
      ...costAt(catalog, cost, at),
      changes: changesOf(skillLevelOf(catalog, row, at + 1), highest, changed),
    })),
  });
}

function costAt(catalog: Catalog, cost: SkillEnchantCostRow | undefined, at: number) {
  const step = cost?.costs[at];
  if (step === undefined) return {};
  const { item, ...rest } = step;
  return present({ ...rest, item: item && itemQuantityOf(catalog, item) });
}

/** Returns the values of a step that the route has, and that differ from those of the highest level. */
function changesOf(
  step: SkillLevel,
  highest: SkillLevel,
  changed: readonly string[],
): SkillEnchanting["routes"][number]["steps"][number]["changes"] {
  const textOf = (value: unknown) => JSON.stringify(value);
  const base = new Map(Object.entries(highest));
  return Object.fromEntries(
    Object.entries(step).filter(([name, value]) => changed.includes(name) && textOf(value) !== textOf(base.get(name))),
  );
}
