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
  rules: [
    ({ level, exp }, rows) => {
      if (level === 1) {
        if (exp === 0) return undefined;
        return { severity: "error", what: "exp of level 1", expected: "0", received: String(exp) };
      }
      const before = rows.find((row) => row.level === level - 1);
      if (before !== undefined && before.exp < exp) return undefined;
      const expected = before === undefined ? `a row of level ${level - 1} too` : `more than ${before.exp}`;
      return { severity: "error", what: `exp of level ${level}`, expected, received: String(exp) };
    },
  ],
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
