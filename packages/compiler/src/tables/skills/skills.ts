import { iconFile } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import { readRecords } from "../../read/form.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { type Names, readXmlAt } from "../../read/place.js";
import { withIcons } from "../icons.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { classicSkill } from "./classic.js";
import { skillOfInitialValues } from "./initial-values.js";
import { modernSkill } from "./modern.js";
import type { SkillContents } from "./skill-contents.js";
import type { ReadRoute, SkillForm } from "./skill-form.js";

const PLACES: Names = ["skills", "stats/skills"];

export const skillForms: readonly SkillForm[] = [skillOfInitialValues, classicSkill, modernSkill];

/** Reads the `skills` table, the icons of races, and enchant routes. */
export const readSkillFiles = oncePerDatapack((datapack: Datapack) => {
  const raceIcons: SourcedTable<"raceIcons">[number][] = [];
  const routes: ReadRoute[] = [];
  const contents: SkillContents = new Map();
  // Passive skills of L2-Scripts state nothing of those that mark the form.
  const forms = datapack.defaults.isOfL2Scripts === true ? [{ ...classicSkill, mark: "skill" }] : skillForms;
  const skills = withIcons(datapack, "skill", (iconOf) =>
    readXmlAt(datapack, PLACES, (list) =>
      readRecords(list, forms).flatMap(({ form, element }) =>
        form.read({ datapack, iconOf, raceIcons, routes, contents }, element),
      ),
    ),
  );
  return { skills, raceIcons, routes, contents };
});

const iconRow = v.strictObject({ skillLevel: v.number(), iconFile });

const FILE = "curated/race-icons.json";

/** Reads the `raceIcons` table from `curated/race-icons.json`, or from the files of skills where they have the icons. */
export function readRaceIcons(datapack: Datapack): SourcedTable<"raceIcons"> {
  const { raceIcons } = readSkillFiles(datapack);
  if (raceIcons.length > 0 && !hasFile(datapack, FILE)) return raceIcons;
  const rows = readOptionalJsonRows(datapack, FILE, iconRow) ?? [];
  return rows.flatMap(({ row, ...position }) => finishRow(datapack.report, "raceIcons", position, row));
}
