import * as v from "valibot";
import { choice, closedObject, optional } from "./form.js";
import { finite } from "./measure.js";

export const element = choice(["fire", "water", "wind", "earth", "holy", "dark"], "Element of an attack or a defence.");

const points = optional(finite);

export const elementalDefence = closedObject("Points of defence against each element; 0 where one is missing.", {
  fire: points,
  water: points,
  wind: points,
  earth: points,
  holy: points,
  dark: points,
});

export const elements = closedObject("Elements of an item or an NPC, where the source states them.", {
  attack: optional(v.strictObject({ element, value: finite }), "Element of its attacks, and its points."),
  defence: optional(elementalDefence),
});
