import * as v from "valibot";
import type { Datapack } from "../read/datapack.js";
import { readJsonRows } from "../read/json.js";
import { finishRow } from "./draft.js";
import type { SourcedTable } from "./sourced-tables.js";

const levelRow = v.strictObject({ level: v.number(), exp: v.number() });

/** Reads the `experience` table from `curated/experience.json`. */
export function readExperience(datapack: Datapack): SourcedTable<"experience"> {
  const rows = readJsonRows(datapack, "curated/experience.json", levelRow);
  return rows.flatMap(({ row, ...place }) => finishRow(datapack.report, "experience", place, row));
}
