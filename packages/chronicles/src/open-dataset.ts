import { lazySteps } from "@gamedata/core";
import { type Dataset, type Manifest, tables } from "@gamedata/schema";
import type { DataSource } from "./data-source.js";
import { parseTable, readTable, type TableFacts } from "./read-table.js";

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
  /**
   * Loads the tables that were not needed yet, in steps of a few milliseconds.
   *
   * @throws {ProgramError} As reading a table.
   */
  readonly load: () => Generator<undefined, void>;
}

/** Opens a data set; no table is read yet. */
export function openDataset(source: DataSource, manifest: Manifest): OpenDataset {
  const checked = new Map<string, Buffer>();
  const read = (name: string, facts: TableFacts) => {
    const bytes = checked.get(name) ?? readTable(source, name, facts);
    checked.delete(name);
    return bytes;
  };
  const lazyTables = Object.entries(manifest.tables).map(
    ([name, facts]) => [name, lazySteps(() => parseTable(source, name, () => read(name, facts)))] as const,
  );
  const dataset = Object.defineProperties(
    { manifest },
    Object.fromEntries(lazyTables.map(([name, { value }]) => [name, { get: value, enumerable: true }])),
  );
  if (!hasEveryTable(dataset)) throw new TypeError("A manifest was opened that was not checked.");
  return {
    dataset,
    check() {
      for (const [name, facts] of Object.entries(manifest.tables)) checked.set(name, readTable(source, name, facts));
    },
    *load() {
      for (const [, table] of lazyTables) {
        while (!table.step()) yield;
      }
    },
  };
}

/**
 * Checks that every table is the one that the manifest describes; nothing is parsed or kept.
 *
 * @throws {ProgramError} If a table is missing or altered; the message names it.
 */
export function checkTables(source: DataSource, { tables: described }: Manifest): void {
  for (const [table, facts] of Object.entries(described)) readTable(source, table, facts);
}

/** Returns whether an object has every table; a checked manifest describes all. */
const hasEveryTable = (dataset: object): dataset is Dataset => Object.keys(tables).every((table) => table in dataset);
