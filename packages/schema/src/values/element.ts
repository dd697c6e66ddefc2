import * as v from "valibot";
import { choice, closedObject } from "./form.js";
import { finite } from "./measure.js";

export const element = choice(["fire", "water", "wind", "earth", "holy", "dark"], "Element of an attack or a defence.");

const points = v.exactOptional(finite);

export const elementalDefence = closedObject("Points of defence against each element; 0 where one is missing.", {
  fire: points,
  water: points,
  wind: points,
  earth: points,
  holy: points,
  dark: points,
});

export const elements = closedObject("Elements of an item or an NPC, where the source states them.", {
  attack: v.exactOptional(
    v.pipe(v.strictObject({ element, value: finite }), v.description("Element of its attacks, and its points.")),
  ),
  defence: v.exactOptional(elementalDefence),
});
