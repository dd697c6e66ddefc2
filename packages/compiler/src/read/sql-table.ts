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
  /** The column that a database numbers where a row has nothing, or 0; undefined if it numbers none. */
  numbered: string | undefined;
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
  numbered: undefined,
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
  const { byKey, rows } = table;
  const values = keyOf(table, row.row);
  const earlier = values === undefined ? undefined : byKey.get(values);
  if (earlier !== undefined && conflict === "ignore") return;
  if (earlier !== undefined && conflict === "replace") rows[earlier] = undefined;
  if (values !== undefined) byKey.set(values, rows.length);
  rows.push(row);
}

/** Returns the values of the key of a row; undefined if it has no key, or one that the database gives it. */
function keyOf({ key, numbered }: SqlTable, row: SqlRow): string | undefined {
  const values = key.map((column) => (column === numbered && row[column] === "0" ? undefined : row[column]));
  return key.length === 0 || values.includes(undefined) ? undefined : JSON.stringify(values);
}

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
  const { byKey, rows } = table;
  const meant = [...rows.entries()].flatMap(([at, row]) =>
    row !== undefined && isMeant(row.row) ? [{ at, row }] : [],
  );
  for (const { at, row } of meant) {
    const changed = settings && { ...row, row: withSettings(row.row, settings) };
    rows[at] = changed;
    const [before, after] = [keyOf(table, row.row), changed && keyOf(table, changed.row)];
    if (before !== undefined && byKey.get(before) === at) byKey.delete(before);
    if (after !== undefined) byKey.set(after, at);
  }
  return meant.length > 0;
}

const withSettings = (row: SqlRow, settings: Settings): SqlRow =>
  Object.fromEntries(
    Object.entries({ ...row, ...settings }).flatMap(([column, value]) =>
      value === undefined ? [] : [[column, value]],
    ),
  );
