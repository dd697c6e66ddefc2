import { type Catalog, getClassGrowth, getNpcDrops, getNpcLoot, listNpcSpawns } from "@gamedata/core";
import { collections } from "@gamedata/core/collections";
import { classDetail, manifest as manifestSchema, npcDetail, valibotSchemaOf } from "@gamedata/schema";
import * as v from "valibot";
import { collectionRules } from "./collection-rules.js";
import { type CollectionTable, collectionTables } from "./collection-tables.js";
import { fillTables } from "./fill-tables.js";
import type { FlatTable } from "./flat-table.js";
import { planTable } from "./plan-table.js";
import type { Schema } from "./read-schema.js";

/** The table of the source and the version of the data. */
const DATASET = "dataset";

const classId = v.object({ id: classDetail.entries.id });
const npcCounts = v.object({ id: npcDetail.entries.id, dropCount: npcDetail.entries.dropCount });

/** Adds what the details of an NPC count, and have not. */
function withNpcParts(catalog: Catalog, detail: object): object {
  const { id, dropCount = 0 } = v.parse(npcCounts, detail);
  const { drops } = dropCount > 0 ? getNpcDrops(catalog, id) : { drops: [] };
  return { ...detail, drops, spawns: listNpcSpawns(catalog, id).data, loot: getNpcLoot(catalog, id) };
}

/** Adds what a class has by level, where the data set states it. */
function withClassParts(catalog: Catalog, detail: object): object {
  const { id } = v.parse(classId, detail);
  const isStated = catalog.dataset.classGrowth.some((row) => row.classId === id);
  return isStated ? { ...detail, growth: getClassGrowth(catalog, id) } : detail;
}

/** What is added to the details of collections. */
const parts: Readonly<Partial<Record<string, (catalog: Catalog, detail: object) => object>>> = {
  npcs: withNpcParts,
  classes: withClassParts,
};

const identified = v.looseObject({});

/** Yields every record of a collection once: several ids may be of one record. */
function* recordsOf(catalog: Catalog, { name, facts, key }: CollectionTable): Generator<object> {
  const collection = collections.find(({ kind }) => kind.facts.detail === facts.detail && kind.facts.one === facts.one);
  if (collection === undefined) throw new Error(`There are no queries for ${name}`);
  const seen = new Set<unknown>();
  for (const id of collection.kind.ids(catalog)) {
    const detail = v.parse(identified, collection.get(catalog, id));
    if (seen.has(detail[key])) continue;
    seen.add(detail[key]);
    yield parts[name]?.(catalog, detail) ?? detail;
  }
}

const rootHead = (name: string, schema: Schema, key: string) => ({
  name,
  description: v.getDescription(schema) ?? "",
  given: [],
  key: [key],
  parent: undefined,
});

/** Yields the tables of a data set: its source, then each collection with the lists in its records. */
export function* flatTables(catalog: Catalog): Generator<FlatTable> {
  const { manifest } = catalog;
  yield* fillTables(planTable(manifestSchema, rootHead(DATASET, manifestSchema, "chronicle"), collectionRules), [
    manifest,
  ]);
  for (const collection of collectionTables) {
    const { name, key, whole, schema: full } = collection;
    const schema: Schema = whole === undefined ? full : idsOnly(collection);
    yield* fillTables(planTable(schema, rootHead(name, schema, key), collectionRules), recordsOf(catalog, collection));
  }
}

/** Returns the schema of a record of which only the id is kept. */
function idsOnly({ schema, key, whole, facts }: CollectionTable): Schema {
  const { [key]: id = valibotSchemaOf(facts.id) } = schema.entries ?? {};
  return v.pipe(v.strictObject({ [key]: id }), v.description(`The ids of ${whole} that are ${facts.label}s.`));
}
