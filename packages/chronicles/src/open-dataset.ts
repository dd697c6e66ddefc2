import { lazySteps, type NpcRows } from "@gamedata/core";
import { type Dataset, type Manifest, type ManifestTable, type TableName, tables } from "@gamedata/schema";
import type { DataSource } from "./data-source.js";
import { parseSomeRows, parseTable, readTable } from "./read-table.js";
import { type NpcTable, rowsByNpc } from "./rows-by-npc.js";

/** A data set whose tables are read when they are first needed. */
export interface OpenDataset {
  /**
   * The data set. Reading a table for the first time reads its file, checks its hash and parses it; it throws a
   * `ProgramError` if the table is missing, altered or malformed, and tries again the next time.
   */
  readonly dataset: Dataset;
  /** The rows of single NPCs, which are found without parsing a whole table; they throw as the data set does. */
  readonly npcRows: NpcRows;
  /**
   * Reads all tables and checks their hashes, before any of them is needed. The bytes are kept until they are parsed, so that no
   * file is needed any more.
   *
   * @throws {ProgramError} If a table is missing or altered; the message names it.
   */
  readonly check: () => void;
  /**
   * Loads tables that were not needed yet, in steps of a few milliseconds.
   *
   * @param names Which ones; all by default.
   * @throws {ProgramError} As reading a table.
   */
  readonly load: (names?: readonly TableName[]) => Generator<undefined, void>;
}

/** Opens a data set; no table is read yet. */
export function openDataset(source: DataSource, manifest: Manifest): OpenDataset {
  const checked = new Map<string, Buffer>();
  const parsed = new Set<string>();
  const bytesOf = (name: string) => checked.get(name) ?? readTable(source, name, factsOf(manifest, name));
  const lazyTables = Object.keys(manifest.tables).map((name) => {
    const rows = lazySteps(function* () {
      const all = yield* parseTable(source, name, () => bytesOf(name));
      parsed.add(name);
      checked.delete(name);
      return all;
    });
    return { name, rows };
  });
  const dataset = Object.defineProperties(
    { manifest },
    Object.fromEntries(lazyTables.map(({ name, rows }) => [name, { get: rows.value, enumerable: true }])),
  );
  if (!hasEveryTable(dataset)) throw notChecked();
  const npcTable = <Row>(name: TableName, all: () => readonly Row[]): NpcTable<Row> => ({
    bytes: () => bytesOf(name),
    // Equal hashes show that the rows are the ones that the compiler checked.
    parse: (rows) => parseSomeRows(source, name, rows) as readonly Row[],
    isParsed: () => parsed.has(name),
    all,
  });
  const npcRows = {
    spawns: rowsByNpc(npcTable("spawns", () => dataset.spawns)),
    drops: rowsByNpc(npcTable("drops", () => dataset.drops)),
  };
  return {
    dataset,
    npcRows,
    check() {
      for (const [name, facts] of Object.entries(manifest.tables)) checked.set(name, readTable(source, name, facts));
    },
    *load(names: readonly string[] = Object.keys(manifest.tables)) {
      for (const { rows } of lazyTables.filter(({ name }) => names.includes(name))) while (!rows.step()) yield;
      for (const rows of [npcRows.spawns, npcRows.drops]) if (rows.load()) yield;
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
 * Checks that every table is the one that the manifest describes; nothing is parsed or kept.
 *
 * @throws {ProgramError} If a table is missing or altered; the message names it.
 */
export function checkTables(source: DataSource, { tables: described }: Manifest): void {
  for (const [table, facts] of Object.entries(described)) readTable(source, table, facts);
}

/** Returns whether an object has every table; a checked manifest describes all. */
const hasEveryTable = (dataset: object): dataset is Dataset => Object.keys(tables).every((table) => table in dataset);
