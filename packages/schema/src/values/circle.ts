import { closedObject, described } from "./form.js";
import { coordinates, positiveCount } from "./measure.js";

export const circle = closedObject("Circle.", {
  x: coordinates.x,
  y: coordinates.y,
  radius: described(positiveCount, "Game units."),
});
