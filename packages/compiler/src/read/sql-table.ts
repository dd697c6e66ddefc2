import type { SourcePosition } from "../diagnostic.js";
import type { Sourced } from "./datapack.js";

/** The text of a row by the names of its columns; a column without a value is missing. */
export type SqlRow = Readonly<Record<string, string>>;

/** What cannot be read of a dump, and where. */
export class SqlFault extends Error {
  constructor(
    readonly position: SourcePosition,
    readonly expected: string,
    readonly received: string,
  ) {
    super(expected);
  }
}

/** A table as a database has it after the statements of a dump that were read. */
export interface SqlTable {
  /** The name that the dump has for it. */
  readonly name: string;
  /** The columns in their order; undefined while no `CREATE TABLE` was read. */
  columns: readonly string[] | undefined;
  /** The columns of the primary key; none if it has no key. */
  key: readonly string[];
  /** What a row has in the columns that it does not state, where the definition says so. */
  defaults: SqlRow;
  /** The rows; one that is replaced or deleted is undefined. */
  readonly rows: (Sourced<SqlRow> | undefined)[];
  /** The position in `rows` by the values of the key. */
  readonly byKey: Map<string, number>;
  /** What cannot be read of the statements about the table. */
  readonly faults: SqlFault[];
  /** The statements about its rows that are not carried out: `DELETE` or `UPDATE`. */
  readonly changes: (SourcePosition & { readonly keyword: string })[];
}

/** Creates a table without rows. */
export const createTable = (name: string): SqlTable => ({
  name,
  columns: undefined,
  key: [],
  defaults: {},
  rows: [],
  byKey: new Map(),
  faults: [],
  changes: [],
});

/** Removes all rows, and what is known of them. */
export function emptyTable(table: SqlTable): void {
  table.rows.length = 0;
  table.byKey.clear();
  table.faults.length = 0;
  table.changes.length = 0;
}

/** Returns the columns of a table: those of its definition, else those that its first row names. */
export const columnsOf = ({ columns, rows }: Pick<SqlTable, "columns" | "rows">): readonly string[] =>
  columns ?? Object.keys(rows.find((row) => row !== undefined)?.row ?? {});

/** What an `UPDATE` sets, by column; undefined for nothing. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** What an inserted row does with one that has its key: `IGNORE` keeps that one, `REPLACE` takes its place. */
export type Conflict = "add" | "ignore" | "replace";

/** Adds a row. */
export function addRow(table: SqlTable, row: Sourced<SqlRow>, conflict: Conflict): void {
  const { key, byKey, rows } = table;
  if (key.length === 0) {
    rows.push(row);
    return;
  }
  const values = keyOf(table, row.row);
  const earlier = byKey.get(values);
  if (earlier !== undefined && conflict === "ignore") return;
  if (earlier !== undefined && conflict === "replace") rows[earlier] = undefined;
  byKey.set(values, rows.length);
  rows.push(row);
}

const keyOf = ({ key }: SqlTable, row: SqlRow) => JSON.stringify(key.map((column) => row[column] ?? null));

/**
 * Changes the rows that meet a condition.
 *
 * @param settings What they have then, by column; without it they are deleted.
 * @returns Whether a row meets it.
 */
export function changeRows(
  table: SqlTable,
  isMeant: (row: SqlRow) => boolean,
  settings: Settings | undefined,
): boolean {
  const { key, byKey, rows } = table;
  const meant = [...rows.entries()].flatMap(([at, row]) =>
    row !== undefined && isMeant(row.row) ? [{ at, row }] : [],
  );
  for (const { at, row } of meant) {
    const changed = settings && { ...row, row: withSettings(row.row, settings) };
    rows[at] = changed;
    if (key.length === 0) continue;
    const before = keyOf(table, row.row);
    if (byKey.get(before) === at) byKey.delete(before);
    if (changed !== undefined) byKey.set(keyOf(table, changed.row), at);
  }
  return meant.length > 0;
}

const withSettings = (row: SqlRow, settings: Settings): SqlRow =>
  Object.fromEntries(
    Object.entries({ ...row, ...settings }).flatMap(([column, value]) =>
      value === undefined ? [] : [[column, value]],
    ),
  );
