import * as v from "valibot";
import { closedObject } from "./form.js";
import type { ExperienceRow } from "./generated/types.js";
import { experienceLevelId } from "./id.js";
import { count } from "./measure.js";
import type { TableDescription } from "./table.js";

const totalExperience = v.pipe(count, v.description("Experience points in all with which the level begins."));

export const experienceRow = closedObject("Total experience of a player level.", {
  level: experienceLevelId,
  exp: totalExperience,
});

export const experienceTable: TableDescription<ExperienceRow> = {
  description: "The total experience of each player level; the last row is the limit of the experience.",
  row: experienceRow,
  key: ["level"],
};

export const experienceLevel = closedObject("Player level with the experience that it takes.", {
  level: experienceLevelId,
  exp: totalExperience,
  toNext: v.pipe(
    v.nullable(count),
    v.description(
      "Experience points from the start of the level to the next one; null for the last row, which is a limit.",
    ),
  ),
});
