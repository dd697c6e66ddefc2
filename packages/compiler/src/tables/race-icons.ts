import { iconFile } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../read/datapack.js";
import { readJsonRows } from "../read/json.js";
import { finishRow } from "./draft.js";
import type { SourcedTable } from "./sourced-tables.js";

const iconRow = v.strictObject({ skillLevel: v.number(), iconFile });

/** Reads the `raceIcons` table from `curated/race-icons.json`. */
export function readRaceIcons(datapack: Datapack): SourcedTable<"raceIcons"> {
  return readJsonRows(datapack, "curated/race-icons.json", iconRow).flatMap(({ row, ...position }) =>
    finishRow(datapack.report, "raceIcons", position, row),
  );
}
