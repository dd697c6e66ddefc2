import { valueAt } from "@gamedata/rules";
import type { EffectCondition, EffectOperation, HennaRow, SkillEffectRow, SkillId } from "@gamedata/schema/types";
import { type Catalog, derivedFor } from "../catalog/catalog.js";
import { engineRules } from "../records/engine-rules.js";
import { skillIndex } from "../skills/skill-index.js";
import { ALL_STAGES, type CharacterDraft, type StagesOf, skillsOf, stageOf, stages } from "./character-draft.js";
import { ALONE, isMet, type State } from "./conditions.js";
import { countedStats } from "./stat-facts.js";

interface StatFunction {
  /** What the source calls the stat. */
  readonly stat: string;
  readonly op: EffectOperation;
  readonly value: number;
  readonly when?: EffectCondition | undefined;
}

/** The longest list of levels of a skill. */
const LEVELS = 10_000;

const functionsByLevel = derivedFor((catalog, key: number) =>
  functionsAt(catalog, Math.trunc(key / LEVELS), key % LEVELS),
);

/**
 * Returns what a level of a skill changes for who has it: of a passive skill its own functions, of others those of the effects that they
 * apply. Values are exact, not rounded as in records of skills.
 */
const skillFunctionsOf = (catalog: Catalog, id: SkillId, level: number): readonly StatFunction[] =>
  functionsByLevel(catalog, id * LEVELS + level);

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

/** The values of a stat with what the character has up to each stage; all are of one kind in memory, whole or not. */
export type Values = Float64Array;

/** A change of a stat from a stage on. */
interface StagedFunction extends Pick<StatFunction, "op" | "value"> {
  readonly stage: number;
}

/** The functions of everything that changes a character, by what the sources call the stat. */
export type FunctionIndex = ReadonlyMap<string, readonly StagedFunction[]>;

/** Lists what a character has that changes stats, by stat, of which the conditions are met. */
export function functionsOf(catalog: Catalog, draft: CharacterDraft, state: State = ALONE): FunctionIndex {
  const found = new Map<string, StagedFunction[]>();
  const add = (stat: string, one: StagedFunction) => {
    const others = found.get(stat);
    if (others === undefined) found.set(stat, [one]);
    else others.push(one);
  };
  for (const { stage, id, level } of skillsOf(draft)) {
    for (const { stat, op, value, when } of skillFunctionsOf(catalog, id, level)) {
      if (!countedStats().has(stat)) continue;
      if (when === undefined || isMet(when, draft.equipment, state)) add(stat, { op, value, stage });
    }
  }
  for (const { row } of draft.sets) {
    for (const [stat, value] of Object.entries(row.baseStats ?? {}))
      add(stat, { op: "add", value, stage: stageOf.set });
  }
  for (const [stat, value] of hennaPointsOf(catalog, draft.hennas))
    add(stat, { op: "add", value, stage: stageOf.henna });
  return found;
}

/** Returns the points that hennas add to each attribute, with the engine's bound. */
function hennaPointsOf(catalog: Catalog, hennas: readonly HennaRow[]): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  const { hennaMaximum = Number.MAX_SAFE_INTEGER } = engineRules(catalog);
  for (const { statChanges } of hennas) {
    for (const [stat, value] of Object.entries(statChanges)) {
      points.set(stat, Math.min(hennaMaximum, (points.get(stat) ?? 0) + value));
    }
  }
  return points;
}

/** Applies functions to the values of the stages that have them: first what multiplies, then what is added. */
export function apply(values: Values, functions: readonly StagedFunction[], { from }: StagesOf): void {
  const first = functions.some(({ op }) => op === "baseMul") ? values.slice() : values;
  for (const { op, value, stage } of functions) {
    for (let at = from[stage] ?? 0; op !== "add" && at < values.length; at += 1) {
      const now = values[at] ?? 0;
      if (op === "set") values[at] = value;
      else values[at] = op === "mul" ? now * value : now + (first[at] ?? 0) * value;
    }
  }
  for (const { op, value, stage } of functions) {
    for (let at = from[stage] ?? 0; op === "add" && at < values.length; at += 1) values[at] = (values[at] ?? 0) + value;
  }
}

/** Returns what all functions of a stat, by one of its names, make of a value. */
export function finalValueOf(functions: FunctionIndex, names: readonly string[], value: number): number {
  const values = new Float64Array(stages.length).fill(value);
  for (const name of names) apply(values, functions.get(name) ?? [], ALL_STAGES);
  return values.at(-1) ?? value;
}
