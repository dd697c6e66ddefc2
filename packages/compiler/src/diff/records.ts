import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reasonOf } from "@gamedata/program";
import { manifest as manifestSchema, type TableName } from "@gamedata/schema";
import * as v from "valibot";
import { MANIFEST_FILE, sha256, tablePath } from "../emit/serialize.js";
import { checkedJson } from "../read/checked-json.js";
import { descriptions, tableNames } from "../tables/sourced-tables.js";

const rows = v.array(v.record(v.string(), v.unknown()));

/** A row of a table of any schema version. */
export type DatasetRecord = Readonly<Record<string, unknown>>;

/** The records of each table by key; a number is added to repeated keys. */
export type DatasetRecords = ReadonlyMap<TableName, ReadonlyMap<string, DatasetRecord>>;

/** A data set for a comparison: its version and its records. */
export interface ComparedDataset {
  /** The data version that the manifest states. */
  readonly version: string;
  /** The tables whose files do not have the hash that the manifest states, so that `version` is not theirs. */
  readonly altered: readonly TableName[];
  readonly records: DatasetRecords;
}

/**
 * Reads a data set for a comparison. A missing table is empty; rows are not checked against the current schemas.
 *
 * @throws Error that names the folder when it contains no data set, or the file that cannot be read.
 */
export function readComparedDataset(folder: string): ComparedDataset {
  if (!existsSync(join(folder, MANIFEST_FILE))) throw new Error(`${folder} is no data set: it has no ${MANIFEST_FILE}`);
  const manifest = readCompared(join(folder, MANIFEST_FILE), (text) => checkedJson(manifestSchema, text));
  const records = new Map<TableName, ReadonlyMap<string, DatasetRecord>>();
  const altered: TableName[] = [];
  for (const name of tableNames) {
    const described = manifest.tables[name];
    const list =
      described &&
      readCompared(join(folder, tablePath(name)), (text) => {
        if (sha256(text) !== described.sha256) altered.push(name);
        return checkedJson(rows, text);
      });
    records.set(name, indexRecords(name, list ?? []));
  }
  return { version: manifest.dataVersion, altered, records };
}

function readCompared<Content>(file: string, parse: (text: string) => Content): Content {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be compared: ${reasonOf(cause)}`, { cause });
  }
}

/** Indexes the rows of a table by its key fields, or by the whole row when it has none. */
function indexRecords(name: TableName, list: readonly DatasetRecord[]): ReadonlyMap<string, DatasetRecord> {
  const fields: readonly string[] = descriptions[name].key;
  const records = new Map<string, DatasetRecord>();
  const counts = new Map<string, number>();
  for (const row of list) {
    const key = fields.length === 0 ? JSON.stringify(row) : fields.map((field) => row[field]).join("/");
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    records.set(count === 1 ? key : `${key} #${count}`, row);
  }
  return records;
}
