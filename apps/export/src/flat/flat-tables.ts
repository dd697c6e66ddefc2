import { type Catalog, getClassGrowth, getNpcDrops, getNpcLoot, listNpcSpawns } from "@gamedata/core";
import { collections } from "@gamedata/core/collections";
import { classDetail, manifest as manifestSchema, npcDetail, valibotSchemaOf } from "@gamedata/schema";
import * as v from "valibot";
import { type CollectionTable, collectionRules, collectionTables } from "./collection-tables.js";
import type { Cell, FlatTable } from "./flat-table.js";
import { type Path, planTable, type TablePlan } from "./plan-table.js";
import type { Schema } from "./read-schema.js";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Returns the value that fields lead to; `undefined` if one of them is missing. */
const valueAt = (record: unknown, path: Path): unknown =>
  path.reduce((value, field) => (isObject(value) ? value[field] : undefined), record);

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}

/** Returns the elements of a list, the entries of a dictionary, or nothing where a record has none. */
function elementsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isObject(value) ? Object.entries(value).map(([key, entry]) => ({ key, value: entry })) : [];
}

type Rows = Map<TablePlan, (readonly Cell[])[]>;

function addRow(rows: Rows, plan: TablePlan, record: unknown, given: readonly Cell[]): void {
  const values = plan.columns.map(({ path }) => cellOf(valueAt(record, path)));
  const row = [...given, ...values];
  rows.get(plan)?.push(row);
  const key = plan.parent === undefined ? plan.key.map((name) => cellOf(valueAt(record, [name]))) : given;
  for (const { path, plan: list } of plan.lists) {
    for (const [index, element] of elementsOf(valueAt(record, path)).entries()) {
      addRow(rows, list, element, [...key, index + 1]);
    }
  }
}

/** Lists a plan and those of all lists in its records. */
function plansOf(plan: TablePlan): readonly TablePlan[] {
  return [plan, ...plan.lists.flatMap((list) => plansOf(list.plan))];
}

export function fillTables(plan: TablePlan, records: Iterable<unknown>): readonly FlatTable[] {
  const rows: Rows = new Map(plansOf(plan).map((one) => [one, []]));
  for (const record of records) addRow(rows, plan, record, []);
  return [...rows].map(([{ name, description, given, columns, key, parent }, filled]) => {
    const all = [...given, ...columns.map(({ column }) => column)];
    return { name, description, columns: all, key, parent, rows: filled };
  });
}

/** The table of the source and the version of the data. */
const DATASET = "dataset";

const classId = v.object({ id: classDetail.entries.id });
const npcCounts = v.object({ id: npcDetail.entries.id, dropCount: npcDetail.entries.dropCount });

/** Adds what the details of an NPC count, and have not, where the data set states it. */
function withNpcParts(catalog: Catalog, detail: object): object {
  const { id, dropCount = 0 } = v.parse(npcCounts, detail);
  const { drops, spawns } = catalog.dataset;
  return {
    ...detail,
    ...(dropCount > 0 && { drops: getNpcDrops(catalog, id).drops }),
    ...(spawns.length > 0 && { spawns: listNpcSpawns(catalog, id).data }),
    ...(drops.length > 0 && { loot: getNpcLoot(catalog, id) }),
  };
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
