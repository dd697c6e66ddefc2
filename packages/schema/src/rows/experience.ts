import type { ExperienceRow } from "../generated/types.js";
import { closedObject, described } from "../values/form.js";
import { experienceLevelId } from "../values/id.js";
import { count } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const totalExperience = described(count, "Experience points in all with which the level begins.");

export const experienceRow = closedObject("Total experience of a player level.", {
  level: experienceLevelId,
  exp: totalExperience,
});

export const experienceTable: TableDescription<ExperienceRow> = {
  description: "The total experience of each player level; the last row is the limit of the experience.",
  row: experienceRow,
  key: ["level"],
};
