import { valueAt } from "@gamedata/rules";
import type { EffectCondition, EffectOperation, SkillEffectRow, SkillId } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { memoize } from "../memoize/memoize.js";
import { skillIndex } from "../skills/skill-index.js";

/** A change of a stat. */
export interface StatFunction {
  /** What the source calls the stat. */
  readonly stat: string;
  readonly op: EffectOperation;
  readonly value: number;
  readonly when?: EffectCondition | undefined;
}

/** The longest list of levels of a skill. */
const LEVELS = 10_000;

const functionsByLevel = derived((catalog) =>
  memoize((key: number): readonly StatFunction[] => functionsAt(catalog, Math.trunc(key / LEVELS), key % LEVELS)),
);

/**
 * Returns what a level of a skill changes for who has it: of a passive skill its own functions, of others those of the effects that they
 * apply. Values are exact, not rounded as in records of skills.
 */
export const skillFunctionsOf = (catalog: Catalog, id: SkillId, level: number): readonly StatFunction[] =>
  functionsByLevel(catalog)(id * LEVELS + level);

function functionsAt(catalog: Catalog, id: SkillId, level: number): readonly StatFunction[] {
  const row = skillIndex(catalog).byId.get(id);
  if (row === undefined) return [];
  const applied = row.appliedEffects?.filter(({ name }) => valueAt(name, level) !== null) ?? [];
  const groups = row.operateType === "OP_PASSIVE" ? [row] : applied;
  return groups.flatMap(({ effects = [], conditionalEffects = [] }) => [
    ...effects.flatMap((effect) => functionAt(effect, level)),
    ...conditionalEffects.flatMap((effect) =>
      functionAt(effect, level).map((one): StatFunction => ({ ...one, when: effect.when })),
    ),
  ]);
}

function functionAt({ stat, op, value: values }: SkillEffectRow, level: number): readonly StatFunction[] {
  const value = valueAt(values, level);
  return typeof value === "number" ? [{ stat, op, value }] : [];
}
