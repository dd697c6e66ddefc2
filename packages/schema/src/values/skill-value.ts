import * as v from "valibot";
import { amount, count, finite, integer } from "./measure.js";

const described = <const Value extends v.GenericSchema<number>>(value: Value, description: string) =>
  v.pipe(value, v.description<v.InferOutput<Value>, string>(description));

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
    "Greatest distance to the target in game units; -1 where the engine does not check it.",
  ),
  effectRange: described(
    integer,
    "Greatest distance when the cast ends, in game units; -1 where the engine does not check it.",
  ),
} as const;
