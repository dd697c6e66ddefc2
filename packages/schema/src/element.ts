import * as v from "valibot";
import { closedObject } from "./form.js";
import type { Immutable } from "./immutable.js";
import { finite } from "./measure.js";

export const element = v.pipe(
  v.picklist(["fire", "water", "wind", "earth", "holy", "dark"]),
  v.description("Element of an attack or a defence."),
);
export type Element = v.InferOutput<typeof element>;

const points = v.exactOptional(finite);

export const elementalDefence = closedObject("Points of defence against each element; 0 where one is missing.", {
  fire: points,
  water: points,
  wind: points,
  earth: points,
  holy: points,
  dark: points,
});
export type ElementalDefence = Immutable<v.InferOutput<typeof elementalDefence>>;

export const elements = closedObject("Elements of an item or an NPC, where the source states them.", {
  attack: v.exactOptional(
    v.pipe(v.strictObject({ element, value: finite }), v.description("Element of its attacks, and its points.")),
  ),
  defence: v.exactOptional(elementalDefence),
});
export type Elements = Immutable<v.InferOutput<typeof elements>>;
