import { nonEmpty, present, valueAt } from "@gamedata/rules";
import type { AppliedEffectRow, LevelValue, NamedEffectRow, OperateType } from "@gamedata/schema";
import type { Setting } from "../../read/element.js";
import { number } from "../../read/values.js";
import { durationOf, INSTANT, UNTIL_SWITCHED_OFF } from "./duration.js";
import type { Functions } from "./functions.js";
import { orUnstated, resolveLevels, type SkillScope } from "./level-tables.js";

/** The first letters of the types of use since L2J of 2012: passive, toggled, and cast once, with a direction, or as long as it is held. */
const BY_LETTER: Readonly<Record<string, OperateType>> = {
  P: "OP_PASSIVE",
  T: "OP_TOGGLE",
  A: "OP_ACTIVE",
  D: "OP_ACTIVE",
  C: "OP_ACTIVE",
};

/** The letters with which a type of use may begin. */
export const OPERATE_LETTERS = Object.keys(BY_LETTER).join(", ");

/** An aura is switched on and off (enum `SkillOperateType` of L2J Mobius, `isToggle`). */
const AURA = "AU";

/** Returns how a skill is used, by the word of L2J since 2012. */
export const operateTypeOf = (word: string): OperateType | undefined =>
  word === AURA ? "OP_TOGGLE" : BY_LETTER[word.charAt(0)];

export interface Effects extends Functions {
  /** The power of the first effect on the target that states one. */
  readonly power: LevelValue<number> | undefined;
  readonly appliedEffects?: readonly AppliedEffectRow[] | undefined;
  readonly instantEffects?: readonly NamedEffectRow[] | undefined;
  readonly passiveEffects?: readonly NamedEffectRow[] | undefined;
}

/** When the effects of a skill are in force. */
export interface Duration {
  /** `undefined` where the files do not say it for certain. */
  readonly kind: "always" | "toggled" | "timed" | undefined;
  /** The seconds of a timed skill; without them its effects are over at once. */
  readonly time: Setting | undefined;
}

const kinds: Readonly<Record<OperateType, Duration["kind"]>> = {
  OP_PASSIVE: "always",
  OP_TOGGLE: "toggled",
  OP_ACTIVE: "timed",
};

/** Returns when the effects of a skill are in force by its use. */
export const kindOf = (type: OperateType | undefined): Duration["kind"] => type && kinds[type];

export interface ReadEffect extends Functions {
  readonly name: NamedEffectRow["name"];
  readonly self: true | undefined;
  /** Whether it changes a stat, although others of its name are attacks. */
  readonly isChange: boolean;
  readonly time?: Setting | undefined;
  readonly power: NamedEffectRow["power"];
  /** Whether it states a power that cannot be read. */
  readonly lacksPower: boolean;
  /** Whether it is the amount of a change that lasts, which is no power of the skill. */
  readonly isAmount: boolean;
  readonly parameters?: NamedEffectRow["parameters"];
}

/**
 * Returns what a skill does. The functions of a passive skill are always in force; what another one puts on its target, or itself, is an
 * applied effect as long as the skill lasts, or an instant one. Of a passive skill the effects that do more than change stats are named. Where it
 * is not known when they are in force, they are left out.
 *
 * @param direct Functions outside of an effect.
 */
export function effectsInForce(
  scope: SkillScope,
  all: readonly ReadEffect[],
  { kind, time }: Duration,
  direct: readonly Functions[] = [],
): Effects {
  const onTarget = all.filter(({ self }) => self === undefined);
  const power = powerOf(onTarget);
  if (kind === undefined) return { power };
  if (kind === "always") {
    const always = [...direct, ...onTarget];
    return {
      power,
      effects: nonEmpty(always.flatMap(({ effects = [] }) => effects)),
      conditionalEffects: nonEmpty(always.flatMap(({ conditionalEffects = [] }) => conditionalEffects)),
      passiveEffects: nonEmpty(onTarget.filter(doesMore).map(nameEffect)),
    };
  }
  const isToggled = kind === "toggled";
  const lasting = all.filter((effect) => isToggled || lasts(effect, time));
  return {
    power,
    appliedEffects: nonEmpty(
      lasting.flatMap((effect) => (isToggled ? applyToggle(effect) : applyTimed(scope, effect, time))),
    ),
    instantEffects: nonEmpty(all.filter((one) => !lasting.includes(one)).map(nameEffect)),
  };
}

/** Returns the power of the first effect that states one, if it does so for all levels and can be read. */
export function powerOf(effects: readonly ReadEffect[]): LevelValue<number> | undefined {
  const statesPower = ({ name, power, lacksPower, isAmount }: ReadEffect) =>
    (power !== undefined || lacksPower) && !isAmount && !namesOf(name).includes(null);
  const power = effects.find(statesPower)?.power;
  if (typeof power !== "object") return power;
  const stated = power.filter((value) => value !== null);
  return stated.length < power.length ? undefined : stated;
}

const namesOf = (name: ReadEffect["name"]): readonly (string | null)[] => (typeof name === "string" ? [name] : name);

/** Whether an effect is more than its functions: it has none, or further settings. Next to a power these only say how it changes a stat. */
const doesMore = ({ effects, conditionalEffects, power, parameters }: ReadEffect) =>
  (effects ?? conditionalEffects) === undefined || (power === undefined && parameters !== undefined);

const nameEffect = ({ name, power, parameters, self }: ReadEffect): NamedEffectRow =>
  present({ name, power, parameters, self });

/** Returns whether an effect has a time, and is not over at once whatever its skill says. */
const lasts = ({ name, time, isChange }: ReadEffect, shared: Setting | undefined) =>
  (time ?? shared) !== undefined && (isChange || !namesOf(name).every((one) => one === null || INSTANT.has(one)));

const applied = ({ name, power: value, parameters, self, effects, conditionalEffects }: ReadEffect) => ({
  name,
  value,
  parameters,
  self,
  effects,
  conditionalEffects,
});

const applyToggle = (effect: ReadEffect): AppliedEffectRow =>
  present({ ...applied(effect), seconds: 1, count: UNTIL_SWITCHED_OFF });

function applyTimed(scope: SkillScope, effect: ReadEffect, shared: Setting | undefined): readonly AppliedEffectRow[] {
  const time = effect.time ?? shared;
  const stated = time && resolveLevels(scope, time, orUnstated(number));
  if (stated === undefined || stated === null) return [];
  if (typeof stated === "number") return [present({ ...applied(effect), ...durationOf(stated) })];
  const [first = 0] = stated.filter((seconds) => seconds !== null);
  const duration = durationOf(stated.map((seconds) => seconds ?? first));
  // How long an effect lasts at a level without a time is not known.
  const names = stated.map((seconds, at) => (seconds === null ? null : (valueAt(effect.name, at + 1) ?? null)));
  return [present({ ...applied(effect), ...(stated.includes(null) && { name: names }), ...duration })];
}
