import * as v from "valibot";
import { totalExperience } from "../rows/experience.js";
import { closedObject, described } from "../values/form.js";
import { experienceLevelId } from "../values/id.js";
import { count } from "../values/measure.js";

export const experienceLevel = closedObject("Player level with the experience that it takes.", {
  level: experienceLevelId,
  exp: totalExperience,
  toNext: described(
    v.nullable(count),
    "Experience points from the start of the level to the next one; null for the last row, which is a limit.",
  ),
});
