import * as v from "valibot";
import type { Immutable } from "./immutable.js";
import { count, label } from "./measure.js";

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u), v.description("SHA-256 of the table's file."));

export const manifestTable = v.strictObject({ file: label, rows: count, sha256 });
/** One table of a data set: its file, how many rows it has, and the hash of its bytes. */
export type ManifestTable = Immutable<v.InferOutput<typeof manifestTable>>;

export const manifest = v.strictObject({
  schemaVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  chronicle: label,
  dataVersion: v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]{12}$/u),
    v.description("Changes exactly when a table changes: the start of the SHA-256 over the tables' hashes."),
  ),
  source: v.strictObject({ project: label, revision: label }),
  tables: v.record(v.string(), manifestTable),
});
/** Where a data set comes from, and what it holds. */
export type Manifest = Immutable<v.InferOutput<typeof manifest>>;
