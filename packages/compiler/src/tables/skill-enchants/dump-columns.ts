import * as v from "valibot";
import { integerText } from "../../read/values.js";
import { percent, ratesNamed } from "./chances.js";

const rates = ratesNamed("success_rate");

/** What dumps state of a step. */
export const dumpColumns = {
  level: integerText(1),
  sp: integerText(0),
  exp: v.exactOptional(integerText(0), "0"),
  adena: v.exactOptional(integerText(0), "0"),
  ...rates,
  success_rate76: percent,
};

/** The columns whose absence means that a chronicle ends before their level. */
export const RATES = Object.keys(rates).map((name) => [name]);
