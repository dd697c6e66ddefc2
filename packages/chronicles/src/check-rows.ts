import { describeIssue, ProgramError } from "@gamedata/program";
import { type ManifestTable, type TableDescriptions, type TableName, tables } from "@gamedata/schema";
import * as v from "valibot";
import type { DataSource } from "./data-source.js";

/**
 * Checks the rows of a table: their number against the manifest, and each one against the schema of the table.
 *
 * @throws {ProgramError} For the first fault; the message names file, row and field, what is allowed, and what is there.
 */
export function checkRows(source: DataSource, table: string, facts: ManifestTable, rows: readonly unknown[]): void {
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
