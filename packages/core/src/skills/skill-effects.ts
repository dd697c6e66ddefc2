import { nonEmpty, present, valueAt } from "@gamedata/rules";
import type {
  AppliedEffect,
  AppliedEffectRow,
  EffectOperation,
  NamedEffect,
  NamedEffectRow,
  SkillEffect,
  SkillEffectRow,
  SkillRow,
  SkillSummary,
} from "@gamedata/schema/types";

/** What a skill does at a level: at once or always, under conditions, and by the effects that it applies. */
type EffectGroups = Pick<
  SkillSummary,
  "effects" | "conditionalEffects" | "appliedEffects" | "instantEffects" | "passiveEffects"
>;

/** Returns the effects of a skill at a level, with rounded values; groups without effects are left out. */
export function effectsAt(row: SkillRow, level: number): EffectGroups {
  const { appliedEffects, instantEffects, passiveEffects } = row;
  return present({
    ...functionsAt(row, level),
    appliedEffects: effectsOf(appliedEffects, level, appliedAt),
    instantEffects: effectsOf(instantEffects, level, namedAt),
    passiveEffects: effectsOf(passiveEffects, level, namedAt),
  });
}

function effectsOf<Row extends Pick<NamedEffectRow, "name">, Effect>(
  rows: readonly Row[] = [],
  level: number,
  effectAt: (row: Row, level: number, name: string) => Effect,
): readonly Effect[] | undefined {
  return nonEmpty(
    rows.flatMap((row) => {
      const name = valueAt(row.name, level);
      return name ? [effectAt(row, level, name)] : [];
    }),
  );
}

function functionsAt(
  { effects = [], conditionalEffects = [] }: Pick<SkillRow, "effects" | "conditionalEffects">,
  level: number,
) {
  return present({
    effects: nonEmpty(effects.flatMap((row) => effectAt(row, level))),
    conditionalEffects: nonEmpty(
      conditionalEffects.flatMap((row) => effectAt(row, level).map((effect) => ({ ...effect, when: row.when }))),
    ),
  });
}

function parametersAt({ parameters }: Pick<NamedEffectRow, "parameters">, level: number): NamedEffect["parameters"] {
  const entries = Object.entries(parameters ?? {}).flatMap(([name, values]) => {
    const value = valueAt(values, level);
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

const namedAt = (row: NamedEffectRow, level: number, name: string): NamedEffect =>
  present({
    name,
    power: valueAt(row.power, level) ?? undefined,
    parameters: parametersAt(row, level),
    self: row.self,
  });

function appliedAt(row: AppliedEffectRow, level: number, name: string): AppliedEffect {
  const seconds = valueAt(row.seconds, level) ?? 0;
  const value = valueAt(row.value, level) || undefined;
  const count = valueAt(row.count, level);
  const parameters = parametersAt(row, level);
  return { ...present({ name, seconds, count, value, parameters, self: row.self }), ...functionsAt(row, level) };
}

function effectAt({ stat, op, value: values }: SkillEffectRow, level: number): readonly SkillEffect[] {
  const value = valueAt(values, level);
  return value === undefined || value === null ? [] : [{ stat, op, value: roundValue(op, value) }];
}

/** Summands of at least this magnitude are rounded to whole numbers, smaller ones to one decimal. */
const WHOLE_FROM = 1;

/** Factors are rounded to six decimals. */
const FACTOR_SCALE = 1_000_000;

/** Rounds the value of an effect as the contract specifies; summands with halves away from zero. */
export function roundValue(op: EffectOperation, value: number): number {
  switch (op) {
    case "add":
      return roundSummand(value);
    case "mul":
      return Math.round(value * FACTOR_SCALE) / FACTOR_SCALE;
    case "baseMul":
    case "set":
      return value;
  }
}

function roundSummand(value: number): number {
  const magnitude = Math.abs(value);
  const rounded = magnitude >= WHOLE_FROM ? Math.round(magnitude) : Math.round(magnitude * 10) / 10;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
