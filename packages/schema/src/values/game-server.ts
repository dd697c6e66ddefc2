import * as v from "valibot";
import { closedObject, optional } from "./form.js";
import { amount, label } from "./measure.js";

/** The highest rate of a server. */
export const MAXIMUM_RATE = 1000;

/** The rate of a server: what it multiplies the game's own chances, amounts or points by. */
export const rate = v.pipe(v.number(), v.gtValue(0), v.maxValue(MAXIMUM_RATE));

const rateOf = (description: string) => optional(v.pipe(amount, v.maxValue(MAXIMUM_RATE), v.description(description)));

export const gameServerRates = closedObject(
  "Rates of the game server, above 0 and at most 1000; those that are missing are 1. No answer of the service uses them by itself.",
  {
    drop: rateOf("Rate of drops, as the parameter `rateDrop`."),
    adena: rateOf("Rate of adena, as the parameter `rateAdena`."),
    spoil: rateOf("Rate of spoil, as the parameter `rateSpoil`."),
    exp: rateOf("Rate of experience."),
    sp: rateOf("Rate of skill points."),
  },
);

export const gameServer = closedObject("Game server that a service belongs to, as its operator states it.", () => ({
  name: optional(v.pipe(label, v.maxLength(60), v.description("Name of the game server."))),
  url: optional(v.pipe(v.string(), v.regex(/^https?:[/]{2}\S+$/u), v.url(), v.description("Its home page."))),
  color: optional(
    v.pipe(
      v.string(),
      v.regex(/^#[0-9a-f]{6}$/u),
      v.description("Accent color of the explorer: `#` and six hexadecimal digits."),
    ),
  ),
  rates: optional(gameServerRates),
}));
