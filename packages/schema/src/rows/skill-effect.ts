import * as v from "valibot";
import type {
  AppliedEffectRow,
  ConditionalEffectRow,
  EffectCondition,
  NamedEffectRow,
  SkillEffectRow,
} from "../generated/types.js";
import { choice, closedObject, described, filledList, optional, optionalList } from "../values/form.js";
import { amount, finite, label, positiveCount } from "../values/measure.js";

/** A value that all levels of a skill share, or one value for each level. */
export type LevelValue<Value> = Value | readonly Value[];

/** A value of a skill: one for all levels, or a list with one for each level, from level 1. */
export const levelValue = <const Value extends v.GenericSchema>(value: Value) => v.union([value, filledList(value)]);

/** The schema of a closed object whose type has a name, so that declarations of types that contain it stay short. */
export type NamedSchema<Type> = v.GenericSchema<Type> & {
  readonly type: "strict_object";
  readonly entries: v.ObjectEntries;
};

export const effectOperation = choice(
  ["add", "mul", "baseMul", "set"],
  "What is done with the value: `add` adds it, `mul` multiplies by it, `baseMul` adds the base value of the stat times it, and `set` sets the stat to it.",
);

const propertyItem = v.union([v.number(), v.string()]);
const propertiesOf = (subject: string) =>
  optional(
    v.record(v.string(), v.union([v.boolean(), propertyItem, filledList(propertyItem)])),
    `${subject}, by the source's names; several must all be true, and of a list of values one.`,
  );

const nested = v.lazy(() => effectCondition);

export const effectCondition: NamedSchema<EffectCondition> = v.pipe(
  v.strictObject({
    and: optionalList(nested, "All of them."),
    or: optionalList(nested, "At least one of them."),
    not: optional(nested),
    using: propertiesOf("What the player uses: the kinds of weapon or armor"),
    player: propertiesOf("State of the player"),
    target: propertiesOf("State of the target"),
    game: propertiesOf("State of the world"),
  }),
  v.entries(1, "exactly one of and, or, not, using, player, target, game"),
  v.description("Condition of an effect: exactly one of its fields is present."),
);

export const stat = described(label, "The engine's name of the stat.");

export const seconds = described(amount, "Seconds that one count lasts; 1 where the source states no time.");
export const counts = described(
  positiveCount,
  "How often it runs; 1 when it is missing, and 2147483647 until it is switched off.",
);
export const strength = described(
  finite,
  "The effect's own number, for example the damage or the MP of each count; missing when it is 0.",
);

export const self = optional(v.literal(true), "Present where the effect is put on the caster, not on the target.");

const skillEffectRowSchema = closedObject("Change of one stat, unrounded.", () => ({
  stat,
  op: effectOperation,
  value: described(
    v.union([finite, filledList(v.nullable(finite))]),
    "Null at a level that does not have the effect, or at which the engine would divide by zero; the effect is left out there.",
  ),
}));
export const skillEffectRow: NamedSchema<SkillEffectRow> = skillEffectRowSchema;

const conditionalEffectRowSchema = closedObject("Change of one stat while a condition is true, unrounded.", () => ({
  ...skillEffectRowSchema.entries,
  when: effectCondition,
}));
export const conditionalEffectRow: NamedSchema<ConditionalEffectRow> = conditionalEffectRowSchema;

/** A setting of an effect. */
export const effectParameter = v.union([finite, v.boolean(), v.string()]);

const parametersOf = <const Value extends v.GenericSchema>(value: Value) =>
  optional(v.record(v.string(), value), "Settings of this kind of effect, by the source's names.");

/** The settings of an effect at one level. */
export const effectParameters = parametersOf(effectParameter);

/** A value of an effect for all levels, or by level, with null where the source states none. */
const statedValue = <const Value extends v.GenericSchema>(value: Value) =>
  v.union([value, filledList(v.nullable(value))]);

const parameters = parametersOf(statedValue(effectParameter));

const effectName = described(
  statedValue(label),
  "Null at a level that does not have the effect; what else is stated for it says nothing there.",
);

const namedEffectRowSchema = closedObject("Effect by the engine's name, without a time.", () => ({
  name: effectName,
  power: optional(statedValue(finite), "Null at a level for which the source states none."),
  parameters,
  self,
}));
export const namedEffectRow: NamedSchema<NamedEffectRow> = namedEffectRowSchema;

const appliedEffectRowSchema = closedObject("Effect that a skill puts on its target.", () => ({
  name: effectName,
  seconds: levelValue(seconds),
  count: optional(levelValue(counts)),
  value: optional(statedValue(strength)),
  parameters,
  self,
  effects: optionalList(skillEffectRow),
  conditionalEffects: optionalList(conditionalEffectRow),
}));
export const appliedEffectRow: NamedSchema<AppliedEffectRow> = appliedEffectRowSchema;
