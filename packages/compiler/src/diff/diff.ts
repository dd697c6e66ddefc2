import type { TableName } from "@gamedata/schema";
import { tableNames } from "../tables/sourced-tables.js";
import type { ComparedDataset, DatasetRecord } from "./records.js";

/** A record of a data set: its key in its table, and its name if it has one. */
export interface RecordRef {
  readonly key: string;
  readonly name?: string;
}

/** A changed field; an undefined value means that the field is missing. */
export interface FieldChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A record that is in both data sets, and its changed fields. */
export interface RecordChange extends RecordRef {
  readonly fields: readonly FieldChange[];
}

/** Differences in one table. */
export interface TableDiff {
  readonly table: TableName;
  readonly added: readonly RecordRef[];
  readonly removed: readonly RecordRef[];
  readonly changed: readonly RecordChange[];
}

/** Differences between two data sets; an equal table is left out. */
export interface DatasetDiff {
  /** The data versions that the manifests state. */
  readonly before: string;
  readonly after: string;
  /** The tables of each data set that do not fit its manifest, because their hashes differ. */
  readonly altered: { readonly before: readonly TableName[]; readonly after: readonly TableName[] };
  readonly tables: readonly TableDiff[];
}

type Records = ReadonlyMap<string, DatasetRecord>;

/** Compares two data sets: added, removed and changed records, in the order of the tables. */
export function diffDatasets(before: ComparedDataset, after: ComparedDataset): DatasetDiff {
  const tables = tableNames.flatMap((table) => {
    const diff = diffTable(table, before.records.get(table) ?? new Map(), after.records.get(table) ?? new Map());
    return diff.added.length + diff.removed.length + diff.changed.length === 0 ? [] : diff;
  });
  const altered = { before: before.altered, after: after.altered };
  return { before: before.version, after: after.version, altered, tables };
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

/** Comparing JSON is enough, because the same compiler wrote both rows. */
function diffFields(before: DatasetRecord, after: DatasetRecord): readonly FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
