import * as v from "valibot";
import { manifest } from "../manifest.js";
import { closedObject, described, describedList } from "../values/form.js";
import { count } from "../values/measure.js";

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
]);

const recordEntries = {
  type: changeType,
  id: described(count, "The key of the record in its table, most often its id."),
};
const name = described(v.nullable(v.string()), "Null for a record without a name of its own.");

export const changedRef = closedObject("Record that only one of two chronicles has.", () => ({
  ...recordEntries,
  name,
}));

export const changedRecord = closedObject("Record of two chronicles whose fields differ.", () => ({
  ...recordEntries,
  name,
  fields: described(
    v.record(v.string(), v.pipe(v.array(v.unknown()), v.length(2))),
    "The old and the new value of each field that differs, as the tables state it; null for a missing field. Tiles of regions are numbered as the client numbers them, slots of items are labels, and `mpConsume` of skills is what one cast costs in all.",
  ),
}));

export const reusedId = closedObject("Id that names another thing in each of two chronicles.", () => ({
  ...recordEntries,
  names: v.pipe(
    v.array(v.string()),
    v.length(2),
    v.description("The old and the new name; they share no word, or are those of armor sets with other chests."),
  ),
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
  counts: describedList(changeCount, "All differences by type, whatever the page is."),
  added: v.array(changedRef),
  removed: v.array(changedRef),
  changed: describedList(changedRecord, "Those with a reused id are among them."),
  reused: v.array(reusedId),
}));

export const chronicle = closedObject("Chronicle that a service has.", () => ({
  name: manifest.entries.chronicle,
  dataVersion: manifest.entries.dataVersion,
  source: manifest.entries.source,
  rows: described(count, "Rows of all tables."),
}));
