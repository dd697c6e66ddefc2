import { describeIssue, ProgramError } from "@gamedata/program";
import {
  type Dataset,
  type Manifest,
  type ManifestTable,
  type TableDescriptions,
  type TableName,
  tables,
} from "@gamedata/schema";
import * as v from "valibot";
import type { DataSource } from "./data-source.js";
import { parseTable, parseTableInSteps, readTable } from "./read-table.js";

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
