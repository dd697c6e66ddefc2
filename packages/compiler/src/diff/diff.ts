import type { TableName } from "@gamedata/schema";
import { tableNames } from "../tables/sourced-tables.js";
import type { ComparedDataset, DatasetRecord } from "./records.js";

/** A record of one data set: its key in its table, and its name where it has one. */
export interface RecordRef {
  readonly key: string;
  readonly name?: string;
}

/** A field that differs; a value that is undefined is absent. */
export interface FieldChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A record that both data sets have, and what differs. */
export interface RecordChange extends RecordRef {
  readonly fields: readonly FieldChange[];
}

/** What differs in one table. */
export interface TableDiff {
  readonly table: TableName;
  readonly added: readonly RecordRef[];
  readonly removed: readonly RecordRef[];
  readonly changed: readonly RecordChange[];
}

/** What differs between two data sets; a table that is the same is left out. */
export interface DatasetDiff {
  readonly before: string;
  readonly after: string;
  readonly tables: readonly TableDiff[];
}

type Records = ReadonlyMap<string, DatasetRecord>;

/**
 * Compares two data sets: added, removed and changed records by table and field, in the order of the tables.
 *
 * @param before The old data set.
 * @param after The new data set.
 */
export function diffDatasets(before: ComparedDataset, after: ComparedDataset): DatasetDiff {
  const tables = tableNames.flatMap((table) => {
    const diff = diffTable(table, before.records.get(table) ?? new Map(), after.records.get(table) ?? new Map());
    return diff.added.length + diff.removed.length + diff.changed.length === 0 ? [] : diff;
  });
  return { before: before.version, after: after.version, tables };
}

function diffTable(table: TableName, before: Records, after: Records): TableDiff {
  const onlyIn = (records: Records, others: Records) =>
    [...records].filter(([key]) => !others.has(key)).map(([key, record]) => refOf(key, record));
  const changed = [...after].flatMap(([key, record]) => {
    const old = before.get(key);
    const fields = old ? diffFields(old, record) : [];
    return fields.length === 0 ? [] : { ...refOf(key, record), fields };
  });
  return { table, added: onlyIn(after, before), removed: onlyIn(before, after), changed };
}

function refOf(key: string, record: DatasetRecord): RecordRef {
  const name = record["name"] ?? record["displayName"];
  return typeof name === "string" ? { key, name } : { key };
}

/** Rows come from the same compiler, so that equal values are written alike. */
function diffFields(before: DatasetRecord, after: DatasetRecord): readonly FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
