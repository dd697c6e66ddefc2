import { iconFile } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import { readOptionalJsonRows } from "../../read/json.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { readSkillFiles } from "./skills.js";

const iconRow = v.strictObject({ skillLevel: v.number(), iconFile });

const FILE = "curated/race-icons.json";

/** Reads the `raceIcons` table from `curated/race-icons.json`, or from the files of skills where they have the icons. */
export function readRaceIcons(datapack: Datapack): SourcedTable<"raceIcons"> {
  const { raceIcons } = readSkillFiles(datapack);
  if (raceIcons.length > 0 && !hasFile(datapack, FILE)) return raceIcons;
  const rows = readOptionalJsonRows(datapack, FILE, iconRow) ?? [];
  return rows.flatMap(({ row, ...position }) => finishRow(datapack.report, "raceIcons", position, row));
}
