import type { Column, ColumnType, FlatTable } from "../flat/flat-table.js";
import type { Reference } from "../flat/references.js";

const types: Readonly<Record<ColumnType, string>> = {
  integer: "INTEGER",
  real: "REAL",
  boolean: "BOOLEAN",
  text: "TEXT",
  json: "TEXT",
};

/** Quotes a name: some names of columns are words of SQL. */
export const quoted = (name: string): string => `"${name}"`;

const list = (names: readonly string[]) => names.map(quoted).join(", ");

const columnLine = ({ name, type, isNullable }: Column) =>
  `${quoted(name)} ${types[type]}${isNullable ? "" : " NOT NULL"}`;

/** Returns the statement that creates a table with its key and foreign keys. */
export function createTable(table: FlatTable, references: readonly Reference[] = []): string {
  const { name, columns, key, parent } = table;
  const foreignKeys = references.flatMap(({ column, to }) =>
    to === undefined ? [] : `FOREIGN KEY (${quoted(column)}) REFERENCES ${quoted(to.table)} (${quoted(to.column)})`,
  );
  const toParent =
    parent === undefined
      ? []
      : `FOREIGN KEY (${list(key.slice(0, parent.key.length))}) REFERENCES ${quoted(parent.table)} (${list(parent.key)})`;
  const lines = [...columns.map(columnLine), `PRIMARY KEY (${list(key)})`, toParent, foreignKeys].flat();
  // A key of several columns is the order of the rows on the disk, so that a list is read at once.
  return `CREATE TABLE ${quoted(name)} (\n  ${lines.join(",\n  ")}\n)${key.length > 1 ? " WITHOUT ROWID" : ""};`;
}

/** Returns the statements that create the indexes of a table: of every column of ids, and of the names of records. */
export function createIndexes(table: FlatTable, references: readonly Reference[] = []): readonly string[] {
  const names = table.parent === undefined ? table.columns.filter(({ name }) => name === "name") : [];
  const indexed = new Set([...references.map(({ column }) => column), ...names.map(({ name }) => name)]);
  return [...indexed]
    .filter((column) => column !== table.key[0])
    .map(
      (column) => `CREATE INDEX ${quoted(`${table.name}_by_${column}`)} ON ${quoted(table.name)} (${quoted(column)});`,
    );
}
