import { hash } from "node:crypto";
import { describeIssue, ProgramError, reasonOf } from "@gamedata/program";
import {
  type Dataset,
  type Manifest,
  type ManifestTable,
  type TableDescriptions,
  type TableName,
  tables,
} from "@gamedata/schema";
import * as v from "valibot";
import { type DataSource, readDataFile } from "./data-source.js";

/**
 * Reads the file of a table and checks its hash.
 *
 * @throws {ProgramError} If the table is missing or altered; the message names it.
 */
function readTable(source: DataSource, table: string, { file, sha256 }: ManifestTable): Buffer {
  const bytes = readDataFile(source, `table ${table}`, `tables/${file}`);
  const received = hash("sha256", bytes);
  if (received === sha256) return bytes;
  throw new ProgramError(
    `The table ${table} of ${source.label} is not the one that its manifest describes. ` +
      `Expected is tables/${file} with the SHA-256 ${sha256}, received one with ${received}.`,
  );
}

/**
 * Parses the rows of a table. They are not checked: equal hashes show that they are the ones that the compiler checked.
 *
 * @throws {ProgramError} If the table is malformed; the message names it.
 */
function parseTable({ label }: DataSource, table: string, bytes: Buffer): readonly unknown[] {
  const rows = parseJson(label, table, bytes.toString("utf8"));
  if (Array.isArray(rows)) return rows;
  throw new ProgramError(`The table ${table} of ${label} is no list of rows.`);
}

/** Characters of which one step takes care: some milliseconds. */
const CHARACTERS_OF_STEP = 1_000_000;

/**
 * Parses the rows of a table as `parseTable` does, in steps, between which a server answers others. A file with more than one line for a
 * row, which the compiler does not write, is parsed in one step.
 *
 * @throws {ProgramError} If the table is malformed; the message names it.
 */
function* parseTableInSteps(source: DataSource, table: string, bytes: Buffer): Generator<void, readonly unknown[]> {
  const text = bytes.toString("utf8").trim();
  if (!text.startsWith("[") || !text.endsWith("]")) return parseTable(source, table, bytes);
  const rows: unknown[] = [];
  for (let start = 1; start < text.length - 1; ) {
    yield;
    const end = text.indexOf(",\n", start + CHARACTERS_OF_STEP);
    const some = parsedRows(text.slice(start, end === -1 ? -1 : end));
    if (some === undefined) return parseTable(source, table, bytes);
    for (const row of some) rows.push(row);
    start = end === -1 ? text.length : end + 1;
  }
  return rows;
}

/** Parses rows with commas between them; `undefined` if they are not whole rows. */
function parsedRows(text: string): readonly unknown[] | undefined {
  try {
    return JSON.parse(`[${text}]`);
  } catch {
    return undefined;
  }
}

function parseJson(label: string, table: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProgramError(`The table ${table} of ${label} cannot be parsed: ${reasonOf(error)}.`);
  }
}

/** A data set whose tables are read when they are first needed. */
export interface OpenDataset {
  /**
   * The data set. Reading a table for the first time reads its file, checks its hash and parses it; it throws a
   * `ProgramError` if the table is missing, altered or malformed, and tries again the next time.
   */
  readonly dataset: Dataset;
  /**
   * Reads all tables and checks their hashes, before any of them is needed. The bytes are kept until they are parsed, so that no
   * file is needed any more.
   *
   * @throws {ProgramError} If a table is missing or altered; the message names it.
   */
  readonly check: () => void;
  /** Reads the tables that no query needed yet, as one does, in steps of some milliseconds. */
  readonly readInSteps: () => Generator<void, void>;
}

/** Opens a data set; no table is read yet. */
export function openDataset(source: DataSource, manifest: Manifest): OpenDataset {
  const checked = new Map<string, Buffer>();
  const parsed = new Map<string, readonly unknown[]>();
  const bytesOf = (name: string) => checked.get(name) ?? readTable(source, name, factsOf(manifest, name));
  const keep = (name: string, rows: readonly unknown[]) => {
    parsed.set(name, rows);
    checked.delete(name);
    return rows;
  };
  const rowsOf = (name: string) => parsed.get(name) ?? keep(name, parseTable(source, name, bytesOf(name)));
  const names = Object.keys(manifest.tables);
  const getters = names.map((name) => [name, { get: () => rowsOf(name), enumerable: true }]);
  const dataset = Object.defineProperties({ manifest }, Object.fromEntries(getters));
  if (!hasEveryTable(dataset)) throw notChecked();
  return {
    dataset,
    check() {
      for (const [name, facts] of Object.entries(manifest.tables)) checked.set(name, readTable(source, name, facts));
    },
    *readInSteps() {
      for (const name of names) {
        if (parsed.has(name)) continue;
        const rows = yield* parseTableInSteps(source, name, bytesOf(name));
        // A query may have read the table between two steps.
        if (!parsed.has(name)) keep(name, rows);
      }
    },
  };
}

const notChecked = () => new TypeError("A manifest was opened that was not checked.");

function factsOf({ tables: described }: Manifest, name: string): ManifestTable {
  const facts = described[name];
  if (facts === undefined) throw notChecked();
  return facts;
}

/**
 * Checks the rows of a table: their number against the manifest, and each one against the schema of the table.
 *
 * @throws {ProgramError} For the first fault; the message names file, row and field, what is allowed, and what is there.
 */
function checkRows(source: DataSource, table: string, facts: ManifestTable, rows: readonly unknown[]): void {
  const refuse = (fault: string) =>
    new ProgramError(`The table ${table} of ${source.label} is not valid: tables/${facts.file}${fault}.`);
  if (rows.length !== facts.rows) {
    throw refuse(` has ${rows.length} rows; the number in manifest.json is ${facts.rows}`);
  }
  if (!isTable(table)) return;
  const { row: schema }: TableDescriptions[TableName] = tables[table];
  for (const [index, row] of rows.entries()) {
    const result = v.safeParse(schema, row, { abortEarly: true });
    if (!result.success) throw refuse(`, row ${index + 1}, ${describeIssue(result.issues[0])}`);
  }
}

const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);

/**
 * Checks that every table is the one that the manifest describes; nothing is kept.
 *
 * @param withRows Whether the rows are parsed and checked too, which takes a second or two.
 * @throws {ProgramError} If a table is missing, altered or malformed, or has other rows than allowed; the message names it.
 */
export function checkTables(source: DataSource, { tables: described }: Manifest, withRows: boolean): void {
  for (const [table, facts] of Object.entries(described)) {
    const bytes = readTable(source, table, facts);
    if (withRows) checkRows(source, table, facts, parseTable(source, table, bytes));
  }
}

/** Returns whether an object has every table; a checked manifest describes all. */
const hasEveryTable = (dataset: object): dataset is Dataset => Object.keys(tables).every((table) => table in dataset);
