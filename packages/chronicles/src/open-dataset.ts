import { type Dataset, type Manifest, tables } from "@gamedata/schema";
import type { DataSource } from "./data-source.js";
import { readRows, readTable } from "./read-table.js";

/** A data set whose tables are read when they are first needed. */
export interface OpenDataset {
  /**
   * The data set. Reading a table for the first time reads its file, checks its hash and parses it; it throws a
   * `ProgramError` if the table is missing, altered or malformed, and tries again the next time.
   */
  readonly dataset: Dataset;
  /**
   * Loads the tables that were not needed yet, in steps of a few milliseconds.
   *
   * @throws {ProgramError} As reading a table.
   */
  readonly load: () => Generator<undefined, void>;
}

/** Opens a data set; no table is read yet. */
export function openDataset(source: DataSource, manifest: Manifest): OpenDataset {
  const lazyTables = Object.entries(manifest.tables).map(
    ([name, facts]) => [name, createLazyTable(() => readRows(source, name, facts))] as const,
  );
  const dataset = Object.defineProperties(
    { manifest },
    Object.fromEntries(lazyTables.map(([name, { rows }]) => [name, { get: rows, enumerable: true }])),
  );
  if (!hasEveryTable(dataset)) throw new TypeError("A manifest was opened that was not checked.");
  return {
    dataset,
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

interface LazyTable {
  /** Takes one step of the reading, and returns whether the table is loaded. */
  readonly step: () => boolean;
  /** Returns the rows, after the steps that are left. */
  readonly rows: () => readonly unknown[];
}

function createLazyTable(read: () => Generator<undefined, readonly unknown[]>): LazyTable {
  let loaded: readonly unknown[] | undefined;
  let reading: Generator<undefined, readonly unknown[]> | undefined;

  function step(): boolean {
    if (loaded !== undefined) return true;
    const current = reading ?? read();
    // A generator that throws is over, so that the next step begins anew.
    reading = undefined;
    const { done, value } = current.next();
    if (done) loaded = value;
    else reading = current;
    return done ?? false;
  }

  return {
    step,
    rows() {
      while (loaded === undefined) step();
      return loaded;
    },
  };
}

/** Returns whether an object has every table; a checked manifest describes all. */
const hasEveryTable = (dataset: object): dataset is Dataset => Object.keys(tables).every((table) => table in dataset);
