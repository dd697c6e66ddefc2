import * as v from "valibot";
import { closedObject } from "./form.js";
import { coordinates, positiveCount } from "./measure.js";

export const circle = closedObject("Circle.", {
  x: coordinates.x,
  y: coordinates.y,
  radius: v.pipe(positiveCount, v.description("Game units.")),
});
