import * as v from "valibot";
import { closedObject, filledList, optionalList } from "./form.js";
import type { Immutable } from "./immutable.js";
import { amount, finite, label, positiveCount } from "./measure.js";

/** A value that all levels of a skill share, or one value for each level. */
export type LevelValue<Value> = Value | readonly Value[];

/** A value of a skill: one for all levels, or a list with one for each level, from level 1. */
export const levelValue = <const Value extends v.GenericSchema>(value: Value) => v.union([value, filledList(value)]);

export const effectOperation = v.pipe(
  v.picklist(["add", "mul", "baseMul", "set"]),
  v.description(
    "What is done with the value: `add` adds it, `mul` multiplies by it, `baseMul` adds the base value of the stat times it, and `set` sets the stat to it.",
  ),
);
export type EffectOperation = v.InferOutput<typeof effectOperation>;

/** The properties that a condition names, with their values. */
export type ConditionProperties = { readonly [name: string]: boolean | number | string };

/** Condition of an effect. */
export interface EffectCondition {
  readonly and?: readonly EffectCondition[];
  readonly or?: readonly EffectCondition[];
  readonly not?: EffectCondition;
  readonly using?: ConditionProperties;
  readonly player?: ConditionProperties;
  readonly target?: ConditionProperties;
  readonly game?: ConditionProperties;
}

const properties = (subject: string) =>
  v.exactOptional(
    v.pipe(
      v.record(v.string(), v.union([v.boolean(), v.number(), v.string()])),
      v.description(`${subject}, by the source's names; several must all be true.`),
    ),
  );

const nested = v.lazy((): v.GenericSchema<EffectCondition> => effectCondition);

export const effectCondition = v.pipe(
  v.strictObject({
    and: v.exactOptional(v.pipe(filledList(nested), v.description("All of them."))),
    or: v.exactOptional(v.pipe(filledList(nested), v.description("At least one of them."))),
    not: v.exactOptional(v.pipe(nested, v.description("The opposite."))),
    using: properties("What the player uses: the kinds of weapon or armor, joined by commas"),
    player: properties("State of the player"),
    target: properties("State of the target"),
    game: properties("State of the world"),
  }),
  v.entries(1, "exactly one of and, or, not, using, player, target, game"),
  v.description("Condition of an effect: exactly one of its fields is present."),
);

const stat = v.pipe(label, v.description("The engine's name of the stat."));

export const skillEffect = closedObject("Change of one stat.", { stat, op: effectOperation, value: finite });
export type SkillEffect = Immutable<v.InferOutput<typeof skillEffect>>;

export const conditionalEffect = closedObject("Change of one stat while a condition is true.", () => ({
  ...skillEffect.entries,
  when: effectCondition,
}));
export type ConditionalEffect = Immutable<v.InferOutput<typeof conditionalEffect>>;

const seconds = v.pipe(amount, v.description("Seconds that one count lasts."));
const counts = v.pipe(
  positiveCount,
  v.description("How often it runs; 1 when it is missing, and 2147483647 until it is switched off."),
);
const strength = v.pipe(
  finite,
  v.description("The effect's own number, for example the damage or the MP of each count; missing when it is 0."),
);

const self = v.exactOptional(
  v.pipe(v.literal(true), v.description("Present where the effect is put on the caster, not on the target.")),
);

export const appliedEffect = closedObject("Buff, debuff or other effect that a skill puts on its target.", () => ({
  name: v.pipe(v.string(), v.description("The engine's name of the effect, for example Buff or Stun.")),
  seconds,
  count: v.exactOptional(counts),
  value: v.exactOptional(strength),
  self,
  effects: optionalList(skillEffect),
  conditionalEffects: optionalList(conditionalEffect),
}));
export type AppliedEffect = Immutable<v.InferOutput<typeof appliedEffect>>;

export const skillEffectRow = closedObject("Change of one stat, unrounded.", () => ({
  stat,
  op: effectOperation,
  value: v.pipe(
    v.union([finite, filledList(v.nullable(finite))]),
    v.description("Null at a level at which the engine would divide by zero; the effect is left out there."),
  ),
}));
export type SkillEffectRow = Immutable<v.InferOutput<typeof skillEffectRow>>;

export const conditionalEffectRow = closedObject("Change of one stat while a condition is true, unrounded.", () => ({
  ...skillEffectRow.entries,
  when: effectCondition,
}));
export type ConditionalEffectRow = Immutable<v.InferOutput<typeof conditionalEffectRow>>;

export const appliedEffectRow = closedObject("Effect that a skill puts on its target.", () => ({
  name: levelValue(label),
  seconds: levelValue(seconds),
  count: v.exactOptional(levelValue(counts)),
  value: v.exactOptional(levelValue(strength)),
  self,
  effects: optionalList(skillEffectRow),
  conditionalEffects: optionalList(conditionalEffectRow),
}));
export type AppliedEffectRow = Immutable<v.InferOutput<typeof appliedEffectRow>>;
