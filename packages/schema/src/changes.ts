import * as v from "valibot";
import type { TableName } from "./dataset.js";
import { closedObject } from "./form.js";
import type { Immutable } from "./immutable.js";
import { manifest } from "./manifest.js";
import { count } from "./measure.js";

/**
 * The tables that chronicles are compared by, with the field of their key, by the name that the paths of the API have for
 * their records. The keys are repeated here, because the descriptions of all tables would be in every bundle of core.
 */
export const changeTables = {
  items: { table: "items", key: "id" },
  npcs: { table: "npcs", key: "id" },
  skills: { table: "skills", key: "id" },
  quests: { table: "quests", key: "id" },
  classes: { table: "classes", key: "id" },
  recipes: { table: "recipes", key: "id" },
  "armor-sets": { table: "armorSets", key: "id" },
  exchanges: { table: "multisells", key: "id" },
  hennas: { table: "hennas", key: "symbolId" },
  seeds: { table: "seeds", key: "itemId" },
  "soul-crystals": { table: "soulCrystals", key: "itemId" },
  experience: { table: "experience", key: "level" },
  locations: { table: "locations", key: "id" },
  regions: { table: "regions", key: "id" },
} as const satisfies Readonly<Record<string, { readonly table: TableName; readonly key: string }>>;

export const changeType = v.picklist([
  "items",
  "npcs",
  "skills",
  "quests",
  "classes",
  "recipes",
  "armor-sets",
  "exchanges",
  "hennas",
  "seeds",
  "soul-crystals",
  "experience",
  "locations",
  "regions",
] satisfies (keyof typeof changeTables)[]);
/** A kind of record that two chronicles can be compared by. */
export type ChangeType = v.InferOutput<typeof changeType>;

const recordEntries = {
  type: changeType,
  id: v.pipe(count, v.description("The key of the record in its table, most often its id.")),
};
const name = v.pipe(v.nullable(v.string()), v.description("Null for a record without a name of its own."));

export const changedRef = closedObject("Record that only one of two chronicles has.", () => ({
  ...recordEntries,
  name,
}));

export const changedRecord = closedObject("Record of two chronicles whose fields differ.", () => ({
  ...recordEntries,
  name,
  fields: v.pipe(
    v.record(v.string(), v.pipe(v.array(v.unknown()), v.length(2))),
    v.description("The old and the new value of each field of the table that differs; null for a missing field."),
  ),
}));

export const reusedId = closedObject("Id that names another thing in each of two chronicles.", () => ({
  ...recordEntries,
  names: v.pipe(v.array(v.string()), v.length(2), v.description("The old and the new name; they share no word.")),
}));

export const changeCount = closedObject("Number of differences of one kind of record.", () => ({
  type: changeType,
  added: count,
  removed: count,
  changed: count,
  reused: count,
}));

export const changes = closedObject("Differences of a chronicle from another one.", () => ({
  chronicle: manifest.entries.chronicle,
  dataVersion: manifest.entries.dataVersion,
  from: closedObject("The other chronicle: the old values are its values.", {
    chronicle: manifest.entries.chronicle,
    dataVersion: manifest.entries.dataVersion,
  }),
  counts: v.pipe(v.array(changeCount), v.description("All differences by type, whatever the page is.")),
  added: v.array(changedRef),
  removed: v.array(changedRef),
  changed: v.pipe(v.array(changedRecord), v.description("Those with a reused id are among them.")),
  reused: v.array(reusedId),
}));
/** What differs between two chronicles. */
export type Changes = Immutable<v.InferOutput<typeof changes>>;

export const chronicle = closedObject("Chronicle that a service has.", () => ({
  name: manifest.entries.chronicle,
  dataVersion: manifest.entries.dataVersion,
  source: manifest.entries.source,
  rows: v.pipe(count, v.description("Rows of all tables.")),
}));
/** A chronicle that a service has. */
export type ChronicleFacts = Immutable<v.InferOutput<typeof chronicle>>;
