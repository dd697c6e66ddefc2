import { createHash } from "node:crypto";
import { join } from "node:path";
import { readRegularFile, systemCodeOf, UnreadableFile } from "@gamedata/program";
import { present } from "@gamedata/rules";
import { type Manifest, type RegionGrid, SCHEMA_VERSION, type TableName, tableFile } from "@gamedata/schema";
import { type SourcedTables, tableNames } from "../tables/table-rows.js";

export const MANIFEST_FILE = "manifest.json";
export const TABLES_FOLDER = "tables";
const DATA_VERSION_DIGITS = 12;

/** Source of a data set. */
export interface Provenance {
  readonly chronicle: string;
  readonly project: string;
  readonly revision: string;
}

/** What the manifest says of the tables, besides their source. */
export interface DatasetFacts {
  /** The engine whose preset of rules is used. */
  readonly engine?: string | undefined;
  /** Missing for the default grid. */
  readonly regionGrid?: RegionGrid | undefined;
  /** Files that the datapack may have and has not. */
  readonly missingSources?: readonly string[] | undefined;
}

/** The files of a data set by path relative to its folder, separated by `/`; the manifest is last. */
export type DatasetFiles = ReadonlyMap<string, string>;

/** Returns the SHA-256 of a file's text in hexadecimal digits. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Returns the path of a table's file relative to the data set's folder. */
export function tablePath(name: TableName): string {
  return `${TABLES_FOLDER}/${tableFile(name)}`;
}

/** Serializes the tables, one row per line, and their manifest. The same tables always result in the same text. */
export function serializeDataset(
  tables: SourcedTables,
  { chronicle, project, revision }: Provenance,
  { engine, regionGrid, missingSources }: DatasetFacts = {},
): DatasetFiles {
  const texts = tableNames.map((name) => ({ name, rows: tables[name].length, text: serializeTable(tables, name) }));
  const hashed = texts.map((table) => ({ ...table, hash: sha256(table.text) }));
  const manifest: Manifest = {
    schemaVersion: SCHEMA_VERSION,
    chronicle,
    dataVersion: sha256(hashed.map(({ hash }) => hash).join("")).slice(0, DATA_VERSION_DIGITS),
    source: { project, revision },
    ...present({ engine, regionGrid, missingSources }),
    tables: Object.fromEntries(
      hashed.map(({ name, rows, hash }) => [name, { file: tableFile(name), rows, sha256: hash }]),
    ),
  };
  return new Map([
    ...hashed.map(({ name, text }): [string, string] => [tablePath(name), text]),
    [MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`],
  ]);
}

function serializeTable(tables: SourcedTables, name: TableName): string {
  const rows = tables[name].map(({ row }, index) => `${index === 0 ? "[" : ","}\n${JSON.stringify(row)}`);
  // Joined with its end at once: the engine would copy a text of two parts when it is first read.
  return rows.length === 0 ? "[]\n" : [...rows, "\n]\n"].join("");
}

/**
 * Reads a file of a data set as text.
 *
 * @returns The text, or undefined when there is no such file, or something else in its place.
 */
export function readDatasetFile(folder: string, path: string): string | undefined {
  try {
    return readRegularFile(join(folder, path)).toString("utf8");
  } catch (error) {
    if (systemCodeOf(error) === "ENOENT" || error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
