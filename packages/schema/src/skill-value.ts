import * as v from "valibot";
import { amount, count, finite, integer } from "./measure.js";

const described = <const Value extends v.GenericSchema<number>>(value: Value, description: string) =>
  v.pipe(value, v.description<v.InferOutput<Value>, string>(description));

const milliseconds = described(count, "Milliseconds.");

/** The numbers that a skill has at one level. */
export const skillValues = {
  magicLevel: described(count, "Level for the chance of success."),
  power: finite,
  mpInitialConsume: described(amount, "MP that the start of a cast costs."),
  mpConsume: described(amount, "MP that the rest of a cast costs."),
  hpConsume: described(amount, "HP that a cast costs."),
  hitTime: milliseconds,
  reuseDelay: milliseconds,
  castRange: described(
    integer,
    "Greatest distance to the target in game units; -1 where the engine does not check it.",
  ),
  effectRange: described(
    integer,
    "Greatest distance when the cast ends, in game units; -1 where the engine does not check it.",
  ),
} as const;
