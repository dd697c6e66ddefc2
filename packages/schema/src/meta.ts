import * as v from "valibot";
import type { Immutable } from "./immutable.js";
import { manifest, manifestTable } from "./manifest.js";
import { count } from "./measure.js";

export const nameCount = v.strictObject({ name: v.string(), count });
/** A distinct value and how many records have it. */
export type NameCount = Immutable<v.InferOutput<typeof nameCount>>;

export const npcTypeCount = v.strictObject({
  name: v.string(),
  isMonster: v.pipe(v.boolean(), v.description("True when the type is in the monster subset.")),
  count,
});
/** An NPC type, whether it is a monster's, and how many raw records have it. */
export type NpcTypeCount = Immutable<v.InferOutput<typeof npcTypeCount>>;

const datasetMetaTable = v.omit(manifestTable, ["file"]);

export const datasetMeta = v.strictObject({
  chronicle: manifest.entries.chronicle,
  dataVersion: manifest.entries.dataVersion,
  schemaVersion: manifest.entries.schemaVersion,
  source: manifest.entries.source,
  tables: v.pipe(v.record(v.string(), datasetMetaTable), v.description("Rows and hash of every table, by its name.")),
});
/** Which data a service answers from: its version, where it comes from, and what its tables hold. */
export type DatasetMeta = Immutable<v.InferOutput<typeof datasetMeta>>;
