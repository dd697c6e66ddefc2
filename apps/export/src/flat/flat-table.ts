export type Cell = string | number | boolean | null;

/** What a column holds; `json` is text with a JSON value, for what has no flat form. */
export type ColumnType = "integer" | "real" | "boolean" | "text" | "json";

/** A column that another one refers to. */
export interface ColumnName {
  readonly table: string;
  readonly column: string;
}

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly isNullable: boolean;
  /** The description of the field in its schema, with its unit; empty where the schema has none. */
  readonly description: string;
  /** The columns that the values may be ids of, the preferred one first; none if the values are not ids. */
  readonly candidates: readonly ColumnName[];
}

/** The rows that a row of a list belongs to. */
export interface Parent {
  readonly table: string;
  /** The key of the parent; the first columns of the list have the same values in the same order. */
  readonly key: readonly string[];
}

/** A table whose columns have one value each: the records of a collection, or the elements of their lists. */
export interface FlatTable {
  /** The collection, and after an underscore each field that leads to the list: `exchanges_entries_required`. */
  readonly name: string;
  readonly description: string;
  readonly columns: readonly Column[];
  /** The first columns of the table, which identify a row. */
  readonly key: readonly string[];
  readonly parent: Parent | undefined;
  readonly rows: readonly (readonly Cell[])[];
}
