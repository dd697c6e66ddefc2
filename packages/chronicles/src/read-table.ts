import { hash } from "node:crypto";
import { ProgramError, reasonOf } from "@gamedata/program";
import type { ManifestTable } from "@gamedata/schema";
import type { DataSource } from "./data-source.js";
import { readDataFile } from "./read-manifest.js";

/** Bytes that are parsed in one step: one to three milliseconds. */
const STEP_BYTES = 256 * 1024;
/** What is between two rows: the compiler writes one row per line, and a JSON string cannot have a line break. */
const BETWEEN_ROWS = "},\n{";
const START_OF_LIST = Buffer.from("[");
const END_OF_LIST = Buffer.from("]");

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
 * Parses the rows of a table in steps of a few milliseconds; the first one only takes its bytes. The rows are not checked: equal
 * hashes show that they are the ones that the compiler checked.
 *
 * @param read Returns the checked bytes of the table.
 * @throws {ProgramError} If the table is malformed; the message names it.
 */
export function* parseTable(
  source: DataSource,
  table: string,
  read: () => Buffer,
): Generator<undefined, readonly unknown[]> {
  const bytes = read();
  const rows: unknown[] = [];
  let start = 0;
  for (;;) {
    yield;
    const end = bytes.indexOf(BETWEEN_ROWS, start + STEP_BYTES);
    const isLast = end === -1;
    const part = bytes.subarray(start, isLast ? bytes.length : end + 1);
    // Bytes are joined, because a string that is joined from others is copied again when it is parsed.
    const list = [...(start === 0 ? [] : [START_OF_LIST]), part, ...(isLast ? [] : [END_OF_LIST])];
    for (const row of parseRows(source, table, Buffer.concat(list))) rows.push(row);
    if (isLast) return rows;
    start = end + BETWEEN_ROWS.length - 1;
  }
}

function parseRows({ label }: DataSource, table: string, list: Buffer): readonly unknown[] {
  const rows = parseJson(label, table, list.toString("utf8"));
  if (Array.isArray(rows)) return rows;
  throw new ProgramError(`The table ${table} of ${label} is no list of rows.`);
}

/**
 * Parses some of the rows of a table.
 *
 * @param rows Successive rows, with what is between them.
 * @throws {ProgramError} If they are no rows in JSON; the message names the table.
 */
export function parseSomeRows(source: DataSource, table: string, rows: Buffer): readonly unknown[] {
  return parseRows(source, table, Buffer.concat([START_OF_LIST, rows, END_OF_LIST]));
}

function parseJson(label: string, table: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProgramError(`The table ${table} of ${label} cannot be parsed: ${reasonOf(error)}.`);
  }
}
