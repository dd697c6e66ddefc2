import { createHash } from "node:crypto";
import { ProgramError, reasonOf } from "@gamedata/program";
import { type Dataset, type Manifest, tables } from "@gamedata/schema";
import type { DataSource } from "./data-source.js";
import { readDataFile } from "./read-manifest.js";

/**
 * Loads a data set. Each table is read once; its hash is checked against the manifest before it is parsed.
 *
 * @throws {ProgramError} If a table is missing, altered or malformed; the message names it.
 */
export function loadDataset(source: DataSource, manifest: Manifest): Dataset {
  const loading = startLoading(source, manifest);
  for (;;) {
    const { done, value } = loading.next();
    if (done) return value;
  }
}

/**
 * Loads a data set like `loadDataset`, and lets the event loop turn between the steps, so that a server continues to answer.
 *
 * @throws {ProgramError} As `loadDataset`.
 */
export async function loadDatasetInTurns(source: DataSource, manifest: Manifest): Promise<Dataset> {
  const loading = startLoading(source, manifest);
  for (;;) {
    const { done, value } = loading.next();
    if (done) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Checks that every table is the one that the manifest describes; nothing is parsed or kept.
 *
 * @throws {ProgramError} If a table is missing or altered; the message names it.
 */
export function checkTables(source: DataSource, { tables: described }: Manifest): void {
  for (const [table, facts] of Object.entries(described)) readTable(source, table, facts);
}

/** One step reads and checks a table, the next parses it. */
function* startLoading(source: DataSource, manifest: Manifest): Generator<undefined, Dataset> {
  const dataset: Record<string, unknown> = { manifest };
  for (const [table, facts] of Object.entries(manifest.tables)) {
    const bytes = readTable(source, table, facts);
    yield;
    dataset[table] = parseTable(source, table, bytes);
    yield;
  }
  if (hasEveryTable(dataset)) return dataset;
  throw new ProgramError(`The manifest of ${source.label} describes tables that are no lists of rows.`);
}

/** Reads a table and checks its hash. */
function readTable(source: DataSource, table: string, { file, sha256 }: Manifest["tables"][string]): Buffer {
  const bytes = readDataFile(source, `table ${table}`, `tables/${file}`);
  const received = createHash("sha256").update(bytes).digest("hex");
  if (received === sha256) return bytes;
  throw new ProgramError(
    `The table ${table} of ${source.label} is not the one that its manifest describes. ` +
      `Expected is tables/${file} with the SHA-256 ${sha256}, received one with ${received}.`,
  );
}

function parseTable({ label }: DataSource, table: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    throw new ProgramError(`The table ${table} of ${label} cannot be parsed: ${reasonOf(error)}.`);
  }
}

/** Does not check the rows: equal hashes show that they are the ones that the compiler checked and wrote. */
function hasEveryTable(dataset: object): dataset is Dataset {
  const rowsByTable = new Map<string, unknown>(Object.entries(dataset));
  return Object.keys(tables).every((table) => Array.isArray(rowsByTable.get(table)));
}
