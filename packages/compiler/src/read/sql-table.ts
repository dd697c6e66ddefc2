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

/** Where the values of a column are in the rows of a table. */
interface ColumnIndex {
  readonly column: string;
  /** How many rows there were. */
  readonly size: number;
  readonly byValue: ReadonlyMap<string, readonly number[]>;
  /** Where there is no number. */
  readonly others: readonly number[];
}

/** Which rows a statement means. */
export interface Condition {
  readonly test: (row: SqlRow) => boolean;
  /** The only column that counts, and the value that it is to have. */
  readonly only?: { readonly column: string; readonly value: string } | undefined;
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
  /** Where values of a column are, once a statement has asked for them; until rows are added or the column is set. */
  index: ColumnIndex | undefined;
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
  index: undefined,
  faults: [],
  changes: [],
});

/** Removes all rows, and what is known of them. */
export function emptyTable(table: SqlTable): void {
  table.rows.length = 0;
  table.byKey.clear();
  table.index = undefined;
  table.faults.length = 0;
  table.changes.length = 0;
}

/** Returns the columns of a table: those of its definition, else those that its first row names. */
export const columnsOf = ({ columns, rows }: Pick<SqlTable, "columns" | "rows">): readonly string[] =>
  columns ?? Object.keys(rows.find((row) => row !== undefined)?.row ?? {});

/** What an `UPDATE` sets, by column; undefined for nothing. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Returns what an inserted row sets of the one that has its key. */
export type Update = (inserted: SqlRow) => Settings;

/** What an inserted row does with one that has its key: `IGNORE` keeps that one, `REPLACE` takes its place, `ON DUPLICATE KEY UPDATE` changes it. */
export type Conflict = "add" | "ignore" | "replace" | Update;

/** Adds a row. */
export function addRow(table: SqlTable, row: Sourced<SqlRow>, conflict: Conflict): void {
  const { byKey, rows } = table;
  const values = keyOf(table, row.row);
  const earlier = values === undefined ? undefined : byKey.get(values);
  if (earlier !== undefined && conflict === "ignore") return;
  if (earlier !== undefined && typeof conflict === "function") {
    changeRow(table, earlier, conflict(row.row));
    return;
  }
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
export function changeRows(table: SqlTable, condition: Condition, settings: Settings | undefined): boolean {
  const { rows } = table;
  // All of them are found before one is changed, as a condition that cannot be decided changes none.
  const meant = candidatesOf(table, condition).filter((at) => {
    const row = rows[at];
    return row !== undefined && condition.test(row.row);
  });
  for (const at of meant) changeRow(table, at, settings);
  return meant.length > 0;
}

function changeRow(table: SqlTable, at: number, settings: Settings | undefined): void {
  const { byKey, rows } = table;
  const row = rows[at];
  if (row === undefined) return;
  if (table.index !== undefined && settings !== undefined && Object.hasOwn(settings, table.index.column))
    table.index = undefined;
  const changed = settings && { ...row, row: withSettings(row.row, settings) };
  rows[at] = changed;
  const [before, after] = [keyOf(table, row.row), changed && keyOf(table, changed.row)];
  if (before !== undefined && byKey.get(before) === at) byKey.delete(before);
  if (after !== undefined) byKey.set(after, at);
}

/** Returns where rows are that a condition may mean, and one by which it cannot be decided where there is such a row. */
function candidatesOf(table: SqlTable, { only }: Condition): readonly number[] {
  const { rows } = table;
  if (only === undefined) return [...rows.keys()];
  const { column, value } = only;
  if (table.index?.column !== column || table.index.size !== rows.length) table.index = indexOf(table, column);
  const { byValue, others } = table.index;
  const other = others.find((at) => rows[at] !== undefined);
  return [...new Set([...(byValue.get(valueKey(value)) ?? []), ...(other === undefined ? [] : [other])])];
}

function indexOf({ rows }: SqlTable, column: string): ColumnIndex {
  const byValue = new Map<string, number[]>();
  const others: number[] = [];
  for (const [at, row] of rows.entries()) {
    const value = row?.row[column];
    if (row !== undefined && (value === undefined || !NUMBER.test(value))) others.push(at);
    if (value === undefined) continue;
    const known = byValue.get(valueKey(value));
    if (known === undefined) byValue.set(valueKey(value), [at]);
    else known.push(at);
  }
  return { column, size: rows.length, byValue, others };
}

/** A number in SQL. */
export const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/u;

/** Returns a value as values are compared: numbers as such, texts without case. */
const valueKey = (value: string): string => (NUMBER.test(value) ? `${Number(value)}` : value.toLowerCase());

const withSettings = (row: SqlRow, settings: Settings): SqlRow =>
  Object.fromEntries(
    Object.entries({ ...row, ...settings }).flatMap(([column, value]) =>
      value === undefined ? [] : [[column, value]],
    ),
  );
