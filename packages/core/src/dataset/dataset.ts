import { classRaces, classTypes, itemGrades, npcRaces, questRaces } from "@gamedata/schema";
import type { ChronicleWords, DatasetMeta } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { itemCategoryOf } from "../items/item-facets.js";
import { npcRaceOf } from "../npcs/npc-facts.js";
import { queryWithoutInput } from "../query/define-query.js";
import type { CatalogQuery } from "../query/query.js";
import { questIndex } from "../quests/quest-index.js";
import { classIndex } from "../records/classes.js";
import { gradeOf, itemIndex } from "../records/items.js";
import { npcIndex } from "../records/npcs.js";
import { countNames } from "../rows/group-by.js";

/**
 * Returns the version and the source of the data, and the number of rows and the hash of each table.
 *
 * @example
 * ```ts
 * const { chronicle, tables } = getDataset(catalog);
 * assert.equal(chronicle, "interlude");
 * assert.equal(tables["items"]?.rows, 9206);
 * ```
 */
export const getDataset: CatalogQuery<object, DatasetMeta> = queryWithoutInput(
  { name: "getDataset", shape: "part", row: "DatasetMeta" },
  ({ manifest }) => {
    const { chronicle, dataVersion, schemaVersion, source, tables } = manifest;
    return {
      chronicle,
      dataVersion,
      schemaVersion,
      source,
      tables: Object.fromEntries(Object.entries(tables).map(([name, { rows, sha256 }]) => [name, { rows, sha256 }])),
    };
  },
);

const wordCounts = derived((catalog): ChronicleWords => ({ ...wordsOfItems(catalog), ...wordsOfOthers(catalog) }));

/**
 * Counts the records of each word in the lists that differ by chronicle: the grades and types of items, the races of NPCs, classes
 * and quests, the roles of classes, and the kinds of zones. A word that no record has is omitted.
 *
 * @example
 * ```ts
 * const { weaponType } = countWords(catalog);
 * assert.equal(weaponType.find(({ name }) => name === "BOW")?.count, 94);
 * ```
 */
export const countWords: CatalogQuery<object, ChronicleWords> = queryWithoutInput(
  { name: "countWords", shape: "part", row: "ChronicleWords" },
  wordCounts,
);

function wordsOfItems(catalog: Catalog) {
  const items = itemIndex(catalog).all;
  return {
    itemGrade: countNames(items, gradeOf, itemGrades),
    bodypart: countNames(items, (row) => itemCategoryOf(row)?.bodypart),
    weaponType: countNames(items, ({ weaponType }) => weaponType),
    armorType: countNames(items, ({ armorType }) => armorType),
    etcItemType: countNames(items, ({ etcItemType }) => etcItemType),
  };
}

function wordsOfOthers(catalog: Catalog) {
  const classes = classIndex(catalog).all;
  const racesOfQuests = questIndex(catalog).all.flatMap(({ row }) => row.races ?? []);
  return {
    npcRace: countNames(npcIndex(catalog).all, ({ canonical }) => npcRaceOf(canonical), npcRaces),
    classRace: countNames(classes, ({ race }) => race, classRaces),
    classType: countNames(classes, ({ type }) => type, classTypes),
    questRace: countNames(racesOfQuests, (race) => race, questRaces),
    zoneKind: countNames(catalog.dataset.zones, ({ kind }) => kind),
  };
}
