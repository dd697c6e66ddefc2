import { existsSync } from "node:fs";
import { join } from "node:path";
import { readRegularFile, reasonOf } from "@gamedata/program";
import { type RecordsByKey, recordsByKey } from "@gamedata/rules";
import { manifest as manifestSchema, type TableName } from "@gamedata/schema";
import * as v from "valibot";
import { MANIFEST_FILE, sha256, tablePath } from "../emit/serialize.js";
import { checkedJson } from "../read/checked-json.js";
import { descriptions, tableNames } from "../tables/table-rows.js";

const rows = v.array(v.record(v.string(), v.unknown()));

/** The records of each table. */
export type DatasetRecords = ReadonlyMap<TableName, RecordsByKey>;

/** A data set for a comparison: its version and its records. */
export interface ComparedDataset {
  readonly chronicle: string;
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
  const records = new Map<TableName, RecordsByKey>();
  const altered: TableName[] = [];
  for (const name of tableNames) {
    const described = manifest.tables[name];
    const list =
      described &&
      readCompared(join(folder, tablePath(name)), (text) => {
        if (sha256(text) !== described.sha256) altered.push(name);
        return checkedJson(rows, text);
      });
    records.set(name, recordsByKey(descriptions[name].key, list ?? []));
  }
  return { chronicle: manifest.chronicle, version: manifest.dataVersion, altered, records };
}

function readCompared<Content>(file: string, parse: (text: string) => Content): Content {
  try {
    return parse(readRegularFile(file).toString("utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be compared: ${reasonOf(cause)}`, { cause });
  }
}
