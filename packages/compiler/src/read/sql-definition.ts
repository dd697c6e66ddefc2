import { expect, isAtEnd, isMark, takes, takeWords, unexpected, upper } from "./sql-grammar.js";
import { addColumn, changeColumn, columnNamed, indexRows, PRIMARY, type SqlTable, without } from "./sql-table.js";
import type { SqlReader, SqlToken } from "./sql-token.js";

/** What the definition of a table states. */
type Definition = Pick<SqlTable, "keys" | "numbered" | "defaults"> & { columns: readonly string[] };

/** A table of which a definition was read. */
type DefinedTable = SqlTable & Definition;

export const isDefined = (table: SqlTable): table is DefinedTable => table.columns !== undefined;

/** Reads the columns and keys of a `CREATE TABLE`, and the values that columns have by default. */
export function readColumns(reader: SqlReader): Definition {
  const table: Definition = { columns: [], keys: new Map(), numbered: undefined, defaults: {} };
  readDefinitions(reader, table);
  return table;
}

function readDefinitions(reader: SqlReader, table: Definition): void {
  expect(reader, "(");
  do if (!isMark(reader.peek(), ")")) readDefinition(reader, table);
  while (expect(reader, ",", ")").text === ",");
}

/** The words by which a definition begins that is no column. */
const DEFINES_NO_COLUMN: ReadonlySet<string> = new Set(
  "PRIMARY UNIQUE KEY INDEX CONSTRAINT FOREIGN FULLTEXT SPATIAL CHECK".split(" "),
);

/** Whether a default is a value; a function of the database, such as the time, is none. */
export const isValue = (token: SqlToken) => token.kind === "string" || /^[+-]?[\d.]/u.test(token.text);

/** Reads the definition of a key or a column, perhaps in place of an old column; a unique key is known by its name. */
function readDefinition(reader: SqlReader, table: Definition, old?: string): void {
  const start = reader.next();
  const isColumn = !DEFINES_NO_COLUMN.has(upper(start));
  const same = isColumn ? columnNamed(table.columns, start.text) : undefined;
  const replaced = old ?? same;
  const name = (old === undefined ? same : undefined) ?? start.text;
  const others = table.columns.filter((column) => column !== replaced);
  let at = replaced === undefined ? others.length : table.columns.indexOf(replaced);
  if (replaced !== undefined) table.defaults = without(table.defaults, replaced);
  const ofKey: string[] = isColumn ? [name] : [];
  let isKey = false;
  let keyName: string | undefined;
  for (let depth = 0, token = start; ; token = reader.next()) {
    const word = upper(token);
    const isOfColumn = depth === 0 && isColumn && token !== start;
    if (token.kind === "end") throw unexpected(token, '")"');
    if (isMark(token, "(")) depth += 1;
    else if (isMark(token, ")")) depth -= 1;
    else if (depth === 1 && !isColumn && token.kind === "word" && word !== "ASC" && word !== "DESC")
      ofKey.push(columnNamed(table.columns, token.text) ?? token.text);
    else if (depth === 0 && (word === PRIMARY || word === "UNIQUE")) {
      isKey = true;
      if (word === PRIMARY) keyName = PRIMARY;
    } else if (isOfColumn && word === "AUTO_INCREMENT") table.numbered = name;
    else if (isOfColumn && word === "DEFAULT" && isValue(reader.peek()))
      table.defaults = { ...table.defaults, [name]: reader.next().text };
    else if (isOfColumn && word === "FIRST") at = 0;
    else if (isOfColumn && word === "AFTER") at = others.indexOf(readColumn(reader, others)) + 1;
    else if (depth === 0 && !isColumn && ofKey.length === 0 && !DEFINES_NO_COLUMN.has(word)) keyName ??= token.text;
    if (depth === 0 && (isMark(reader.peek(), ",") || isMark(reader.peek(), ")") || isAtEnd(reader))) break;
  }
  if (isColumn) table.columns = others.toSpliced(at, 0, name);
  if (isKey) table.keys = new Map([...table.keys, [keyName ?? ofKey[0] ?? "", ofKey]]);
}

/** Reads the name of one of some columns. */
function readColumn(reader: SqlReader, columns: readonly string[]): string {
  const token = reader.next();
  const column = columnNamed(columns, token.text);
  if (column === undefined) throw unexpected(token, "a column of the table");
  return column;
}

/**
 * Carries out an `ALTER TABLE`, as far as it is about columns and keys.
 *
 * @throws {SqlFault} If it does with them something else than to add, drop or define them.
 */
export function readAlterations(reader: SqlReader, table: DefinedTable): void {
  do readAlteration(reader, table);
  while (takes(reader, ","));
  indexRows(table);
}

function readAlteration(reader: SqlReader, table: DefinedTable): void {
  if (["RENAME", "ALTER"].includes(upper(reader.peek())))
    throw unexpected(reader.peek(), "ADD, DROP, MODIFY or CHANGE");
  const [word] = takeWords(reader, "ADD", "DROP", "MODIFY", "CHANGE");
  takeWords(reader, "COLUMN", "IF", "NOT", "EXISTS");
  if (word === "DROP" && DEFINES_NO_COLUMN.has(upper(reader.peek()))) {
    const kind = upper(reader.next());
    takeWords(reader, "KEY");
    const name = (kind === PRIMARY ? kind : reader.next().text).toLowerCase();
    table.keys = new Map([...table.keys].filter(([key]) => key.toLowerCase() !== name));
  } else if (word === "DROP" || word === "CHANGE") {
    const old = readColumn(reader, table.columns);
    const { text } = reader.peek();
    if (word === "CHANGE") readDefinition(reader, table, old);
    else table.columns = table.columns.filter((column) => column !== old);
    changeColumn(table, old, word === "CHANGE" ? text : undefined);
  } else if (word !== undefined) {
    const before = table.columns;
    if (isMark(reader.peek(), "(")) readDefinitions(reader, table);
    else readDefinition(reader, table);
    for (const column of table.columns) if (!before.includes(column)) addColumn(table, column);
  }
  while (!isMark(reader.peek(), ",") && !isAtEnd(reader)) reader.next();
}
