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

/** Which rows a statement means, and of a condition on one column alone that column and the value that it is to have. */
export type Condition = ((row: SqlRow) => boolean) & {
  readonly only?: { readonly column: string; readonly value: string };
};

/** A table as a database has it after the statements of a dump that were read. */
export interface SqlTable {
  /** The name that the dump has for it. */
  readonly name: string;
  /** The columns in their order; undefined while no `CREATE TABLE` was read. */
  columns: readonly string[] | undefined;
  /** The columns of each key of which two rows cannot have the same values, by its name; that of the primary key is `PRIMARY`. */
  keys: ReadonlyMap<string, readonly string[]>;
  /** The column that a database numbers where a row has nothing, or 0; undefined if it numbers none. */
  numbered: string | undefined;
  /** What a row has in the columns that it does not state, where the definition says so. */
  defaults: SqlRow;
  /** The rows; one that is replaced or deleted is undefined. */
  readonly rows: (Sourced<SqlRow> | undefined)[];
  /** The position in `rows` by the values of a key. */
  readonly byKey: Map<string, number>;
  /** Where values of a column are, once a statement has asked for them; until rows are added or the column is set. */
  index: ColumnIndex | undefined;
  /** What cannot be read of the statements about the table. */
  readonly faults: SqlFault[];
  /** The statements about its rows that are not carried out: `DELETE` or `UPDATE`. */
  readonly changes: (SourcePosition & { readonly keyword: string })[];
}

/** The name of the primary key. */
export const PRIMARY = "PRIMARY";

/** Creates a table without rows. */
export const createTable = (name: string): SqlTable => ({
  name,
  columns: undefined,
  keys: new Map(),
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
  const keys = keysOf(table, row.row);
  const earlier = keys.flatMap((key) => byKey.get(key) ?? []);
  const [first] = earlier;
  if (first !== undefined && conflict === "ignore") return;
  if (first !== undefined && typeof conflict === "function") {
    changeRow(table, first, conflict(row.row));
    return;
  }
  if (conflict === "replace") for (const at of earlier) changeRow(table, at, undefined);
  for (const key of keys) byKey.set(key, rows.length);
  rows.push(row);
}

/** Returns the values of the keys of a row, without those that it does not have or that the database gives it. */
function keysOf({ keys, numbered }: SqlTable, row: SqlRow): readonly string[] {
  return Array.from(keys, ([name, columns]) => {
    const values = columns.map((column) => (column === numbered && row[column] === "0" ? undefined : row[column]));
    return values.includes(undefined) ? [] : [JSON.stringify([name, ...values])];
  }).flat();
}

/** Finds the rows of a table again by its keys. */
export function indexRows(table: SqlTable): void {
  table.byKey.clear();
  for (const [at, row] of table.rows.entries())
    if (row !== undefined) for (const key of keysOf(table, row.row)) table.byKey.set(key, at);
}

/** Gives the rows a column with its default. */
export function addColumn(table: SqlTable, column: string): void {
  const { [column]: value } = table.defaults;
  if (value !== undefined) changeAll(table, (row) => ({ [column]: value, ...row }));
}

/** Gives a column of the rows and keys another name, or takes it from them. */
export function changeColumn(table: SqlTable, old: string, name: string | undefined): void {
  const named = (column: string) => (column === old ? (name ?? []) : column);
  table.keys = new Map(Array.from(table.keys, ([key, columns]) => [key, columns.flatMap(named)]));
  if (table.numbered === old) table.numbered = name;
  if (old === name) return;
  table.defaults = without(table.defaults, old);
  changeAll(table, (row) => {
    const { [old]: value } = row;
    return { ...without(row, old), ...(name !== undefined && value !== undefined && { [name]: value }) };
  });
}

function changeAll(table: SqlTable, changed: (row: SqlRow) => SqlRow): void {
  table.index = undefined;
  for (const [at, row] of table.rows.entries()) table.rows[at] = row && { ...row, row: changed(row.row) };
}

/** Returns a row without a column. */
export const without = (row: SqlRow, column: string): SqlRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== column));

/** Returns a column as the definition spells it. */
export const columnNamed = (columns: readonly string[], name: string): string | undefined =>
  columns.find((column) => column.toLowerCase() === name.toLowerCase());

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
    return row !== undefined && condition(row.row);
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
  for (const key of keysOf(table, row.row)) if (byKey.get(key) === at) byKey.delete(key);
  for (const key of changed === undefined ? [] : keysOf(table, changed.row)) byKey.set(key, at);
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
