import { hash } from "node:crypto";
import { ProgramError, reasonOf } from "@gamedata/program";
import type { ManifestTable } from "@gamedata/schema";
import type { DataSource } from "./data-source.js";
import { readDataFile } from "./read-manifest.js";

/**
 * Reads the file of a table and checks its hash.
 *
 * @throws {ProgramError} If the table is missing or altered; the message names it.
 */
export function readTable(source: DataSource, table: string, { file, sha256 }: ManifestTable): Buffer {
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
export function parseTable({ label }: DataSource, table: string, bytes: Buffer): readonly unknown[] {
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
export function* parseTableInSteps(
  source: DataSource,
  table: string,
  bytes: Buffer,
): Generator<void, readonly unknown[]> {
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
