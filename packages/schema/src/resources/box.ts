import * as v from "valibot";
import { boxOdds } from "../rows/box.js";
import { closedObject, described } from "../values/form.js";
import { percent } from "../values/measure.js";
import { itemRef } from "./reference.js";

export const boxContent = closedObject("Item that a box can give.", () => ({ ...itemRef.entries, ...boxOdds }));

export const boxSource = closedObject("Box that an item can come from.", {
  box: itemRef,
  chance: described(percent, "Percent of openings that give it."),
  expected: v.pipe(v.number(), v.minValue(0), v.description("Mean number of pieces of one opening.")),
});
