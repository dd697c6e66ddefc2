import * as v from "valibot";
import { described } from "./form.js";
import { amount, count, finite, integer, label } from "./measure.js";

/** The numbers that a skill has at one level. */
export const skillValues = {
  magicLevel: described(
    integer,
    "Level for the chance of success. Negative, as stated: the engine takes the level of the target and 3 more.",
  ),
  power: finite,
  mpInitialConsume: described(amount, "MP that the start of a cast costs."),
  mpConsume: described(amount, "MP that the rest of a cast costs."),
  hpConsume: described(amount, "HP that a cast costs."),
  hitTime: described(count, "Milliseconds."),
  reuseDelay: described(integer, "Milliseconds. Negative, as stated: there is no delay."),
  castRange: described(
    integer,
    "Greatest distance to the target in game units; negative where the engine does not check it.",
  ),
  effectRange: described(
    integer,
    "Greatest distance when the cast ends, in game units; negative where the engine does not check it.",
  ),
} as const;

const word = (description: string) =>
  v.pipe(label, v.description<string, string>(`${description}, by the source's word.`));

/** What the formulas of the engine take of a skill at one level. */
export const skillFormulaValues = {
  affectScope: word("Whom the skill affects around its target"),
  radius: described(integer, "Game units around the target in which others are affected, too; -1 where all are."),
  abnormalType: word("Group of effects of which a character has one: another one of the group replaces it"),
  abnormalLevel: described(integer, "Rank in its group: a lower one replaces none that is in force."),
  activateRate: described(
    integer,
    "Chance of success in percent, before levels and attributes count; -1 where it always succeeds.",
  ),
  basicProperty: word("Attribute of the target that resists"),
  trait: word("Kind of attack, which targets may resist"),
  pvpPower: described(finite, "`power` against a player."),
  pvePower: described(finite, "`power` against a monster."),
  levelDepend: described(integer, "Levels by which the level of the target counts for less, beside `magicLevel`."),
  soulshotBoost: described(finite, "By what soulshots multiply `power`."),
  baseCritRate: described(amount, "Chance of a critical hit in percent, before STR counts."),
} as const;
