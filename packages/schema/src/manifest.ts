import * as v from "valibot";
import { regionGrid } from "./resources/location.js";
import { closedObject, optional, optionalList } from "./values/form.js";
import { count, label } from "./values/measure.js";

/** The version of the table schemas in this package; a data set of another version is refused. */
export const SCHEMA_VERSION = 2;

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u), v.description("SHA-256 of the table's file."));

export const manifestTable = closedObject("Table of a data set: its file, row count and hash.", {
  file: label,
  rows: count,
  sha256,
});

export const manifest = closedObject("Source, version and tables of a data set.", {
  schemaVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  chronicle: label,
  dataVersion: v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]{12}$/u),
    v.description(
      "Changes if and only if a table changes: the first 12 digits of the SHA-256 over the tables' hashes.",
    ),
  ),
  source: v.strictObject({ project: label, revision: label }),
  engine: optional(label, "Engine whose preset of rules the data set has; missing where only a file states its rules."),
  regionGrid: optional(regionGrid, "Grid of the regions; missing for 11 × 16 tiles from tile 16, 10."),
  missingSources: optionalList(
    label,
    "Files that the datapack may have and has not; what they state is missing in the tables.",
  ),
  tables: v.record(v.string(), manifestTable),
});
