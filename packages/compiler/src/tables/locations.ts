import * as v from "valibot";
import type { Datapack } from "../read/datapack.js";
import { hasFile } from "../read/file.js";
import { readJsonRows, readOptionalJsonRows } from "../read/json.js";
import { nameText } from "../read/values.js";
import { finishRow, type SourcedTable } from "./table-rows.js";

const zoneRow = v.strictObject({
  id: v.number(),
  type: v.number(),
  minLevel: v.nullable(v.pipe(v.number(), v.minValue(0))),
  ...v.entriesFromList(["x", "y", "z"], v.number()),
  name: nameText,
});

/** The hunting zones of the client, or those that are curated. */
const FILES = ["client/hunting-zones.json", "curated/hunting-zones.json"] as const;

/**
 * Reads the `locations` table from a file of hunting zones. A minimum level of 0 or null means none. A zone at 0,0,0 represents
 * a whole territory and is left out with a warning.
 */
export function readHuntingZones(datapack: Datapack): SourcedTable<"locations"> {
  const file = FILES.find((one) => hasFile(datapack, one)) ?? FILES[1];
  return (readOptionalJsonRows(datapack, file, zoneRow) ?? []).flatMap(({ row, ...position }) => {
    const { id, name, type, minLevel, x, y, z } = row;
    if (x === 0 && y === 0 && z === 0)
      return datapack.report.warn(position, `zone ${id}`, "a centre", "0,0,0, a whole territory: left out");
    const level = { minLevel: minLevel || undefined };
    return finishRow(datapack.report, "locations", position, { id, name, type, ...level, x, y, z });
  });
}

const overrideRow = v.strictObject({ npcId: v.number(), locationId: v.number(), reason: v.string() });

const FILE = "curated/location-overrides.json";

/** Reads the `locationOverrides` table from `curated/location-overrides.json`. */
export function readLocationOverrides(datapack: Datapack): SourcedTable<"locationOverrides"> {
  const rows = hasFile(datapack, FILE) ? readJsonRows(datapack, FILE, overrideRow) : [];
  return rows.flatMap(({ row: { npcId, locationId }, ...position }) =>
    finishRow(datapack.report, "locationOverrides", position, { npcId, locationId }),
  );
}
