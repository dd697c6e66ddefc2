import * as v from "valibot";
import type { Datapack } from "../read/datapack.js";
import { readJsonRows } from "../read/json.js";
import { finishRow } from "./draft.js";
import type { SourcedTable } from "./sourced-tables.js";

const overrideRow = v.strictObject({ npcId: v.number(), locationId: v.number(), reason: v.string() });

/** Reads the `locationOverrides` table from `curated/location-overrides.json`. */
export function readLocationOverrides(datapack: Datapack): SourcedTable<"locationOverrides"> {
  const rows = readJsonRows(datapack, "curated/location-overrides.json", overrideRow);
  return rows.flatMap(({ row: { npcId, locationId }, ...position }) =>
    finishRow(datapack.report, "locationOverrides", position, { npcId, locationId }),
  );
}
