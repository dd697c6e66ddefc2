import { compareRecords, type RecordDifferences } from "@gamedata/rules";
import type { TableName } from "@gamedata/schema";
import { tableNames } from "../tables/table-rows.js";
import type { ComparedDataset } from "./records.js";

/** Differences in one table. */
export interface TableDiff extends Omit<RecordDifferences, "reused"> {
  readonly table: TableName;
  /** Keys that name another thing in each data set; only of two chronicles. */
  readonly reused?: RecordDifferences["reused"];
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

/**
 * Compares two data sets: added, removed and changed records, in the order of the tables; in data sets of two chronicles,
 * reused keys, too.
 */
export function diffDatasets(before: ComparedDataset, after: ComparedDataset): DatasetDiff {
  const isOneChronicle = before.chronicle === after.chronicle;
  const tables = tableNames.flatMap((table): readonly TableDiff[] => {
    const { reused, ...diff } = compareRecords(
      before.records.get(table) ?? new Map(),
      after.records.get(table) ?? new Map(),
    );
    if (diff.added.length + diff.removed.length + diff.changed.length === 0) return [];
    // Within a chronicle, a record with another name was renamed.
    return [isOneChronicle ? { table, ...diff } : { table, ...diff, reused }];
  });
  const altered = { before: before.altered, after: after.altered };
  return { before: before.version, after: after.version, altered, tables };
}
