import * as v from "valibot";
import { manifest, manifestTable } from "../manifest.js";
import { closedObject, described, describedList } from "../values/form.js";
import { count } from "../values/measure.js";

export const nameCount = closedObject("Distinct value and the number of records that have it.", {
  name: v.string(),
  count,
});

export const npcTypeCount = closedObject("NPC type and the number of raw records that have it.", {
  name: v.string(),
  isMonster: described(v.boolean(), "True when the type is in the monster subset."),
  count,
});

const words = (description: string) => describedList(nameCount, description);

export const chronicleWords = closedObject(
  "Words of the lists that differ by chronicle, with the number of records.",
  () => ({
    itemGrade: words("Grades of items, from the lowest to the highest."),
    bodypart: words("Where items are worn, by name."),
    weaponType: words("Types of weapons, by name."),
    armorType: words("Types of armor, by name."),
    etcItemType: words("Types of other items, by name."),
    npcRace: words("Races of the NPCs of the cleaned layer."),
    classRace: words("Races of player classes."),
    classType: words("Roles of player classes."),
    questRace: words("Races that quests are open to."),
    zoneKind: words("Kinds of zones, by name."),
  }),
);

export const datasetMeta = closedObject("Data set that a service uses: its version, source and tables.", () => ({
  chronicle: manifest.entries.chronicle,
  dataVersion: manifest.entries.dataVersion,
  schemaVersion: manifest.entries.schemaVersion,
  source: manifest.entries.source,
  tables: described(
    v.record(v.string(), v.strictObject({ rows: manifestTable.entries.rows, sha256: manifestTable.entries.sha256 })),
    "Row count and hash of each table, by table name.",
  ),
}));
