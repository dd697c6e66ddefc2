import * as v from "valibot";
import type { Datapack } from "../read/datapack.js";
import { hasFile } from "../read/file.js";
import { readJsonRows } from "../read/json.js";
import { finishRow } from "./draft.js";
import type { SourcedTable } from "./sourced-tables.js";

const overrideRow = v.strictObject({ npcId: v.number(), locationId: v.number(), reason: v.string() });

const FILE = "curated/location-overrides.json";

/** Reads the `locationOverrides` table from `curated/location-overrides.json`. */
export function readLocationOverrides(datapack: Datapack): SourcedTable<"locationOverrides"> {
  const rows = hasFile(datapack, FILE) ? readJsonRows(datapack, FILE, overrideRow) : [];
  return rows.flatMap(({ row: { npcId, locationId }, ...position }) =>
    finishRow(datapack.report, "locationOverrides", position, { npcId, locationId }),
  );
}
