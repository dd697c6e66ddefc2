import type { SourcePosition } from "../diagnostic.js";
import type { Sourced } from "./datapack.js";
import { isDamaged } from "./encoding.js";
import { readCondition, readSettings, readUpdate } from "./sql-change.js";
import { isDefined, isValue, readAlterations, readColumns } from "./sql-definition.js";
import { expect, isAtEnd, isMark, isName, takes, takeWords, unexpected, upper } from "./sql-grammar.js";
import {
  addRow,
  type Conflict,
  changeRows,
  columnNamed,
  createTable,
  emptyTable,
  indexRows,
  PRIMARY,
  SqlFault,
  type SqlRow,
  type SqlTable,
  type Update,
} from "./sql-table.js";
import type { SqlReader, SqlToken } from "./sql-token.js";

/** The tables of a dump by their names in lower case. */
export type SqlTables = ReadonlyMap<string, SqlTable>;

/** How a dump is read. */
interface Reading {
  readonly reader: SqlReader;
  readonly tables: Map<string, SqlTable>;
  /** The values that a dump gives its variables, by their names in lower case. */
  readonly variables: Map<string, string>;
  /** Whether only `DROP`, `CREATE` and `INSERT` are allowed, and the first fault ends the reading. */
  readonly isStrict: boolean;
}

/**
 * Reads the statements of a dump, and returns its tables as a database has them at the end. A statement that cannot be read is a fault of
 * its table; one that is about no rows is skipped.
 *
 * @param tables The tables that are there before it.
 * @throws {SqlFault} In a strict run, the first fault.
 */
export function readStatements(reader: SqlReader, isStrict: boolean, tables: Map<string, SqlTable>): SqlTables {
  const reading: Reading = { reader, tables, variables: new Map(), isStrict };
  for (;;) {
    const keyword = reader.next();
    if (keyword.kind === "end") return reading.tables;
    readStatement(reading, keyword);
  }
}

function readStatement(reading: Reading, keyword: SqlToken): void {
  const { isStrict, reader } = reading;
  const word = upper(keyword);
  if (isStrict && !["DROP", "CREATE", "INSERT"].includes(word)) throw unexpected(keyword, "DROP, CREATE or INSERT");
  switch (word) {
    case ";":
      return;
    case "DROP":
      readDrop(reading);
      break;
    case "CREATE":
      readCreate(reading);
      break;
    case "INSERT":
    case "REPLACE":
      readInsert(reading, word === "REPLACE" ? "replace" : "add");
      return;
    case "ALTER":
      readAlter(reading);
      break;
    case "TRUNCATE":
      takes(reader, "TABLE");
      emptyTable(tableOf(reading, readName(reader)));
      break;
    case "DELETE":
    case "UPDATE":
      readChange(reading, keyword, word);
      break;
    case "SET":
      readVariables(reading);
      break;
    case "DELIMITER":
      // What follows is code that a dump only stores.
      reader.skipTo(/^[ \t]*DELIMITER[ \t]+;[^\n]*/gimu);
      return;
    case "COPY":
      // The rows of PostgreSQL are lines, up to one of `\.`.
      tableOf(reading, readName(reader)).faults.push(unexpected(keyword, "INSERT or REPLACE"));
      reader.skipTo(/^\\\.[ \t\r]*$/gmu);
      return;
    default:
      // Of other statements only a misspelled one, and one that loads rows of a file, are about rows of a table.
      if (word === "LOAD") while (!isAtEnd(reader) && upper(reader.peek()) !== "INTO") reader.next();
      if (takeWords(reader, "LOW_PRIORITY", "DELAYED", "HIGH_PRIORITY", "IGNORE", "INTO", "TABLE").has("INTO"))
        tableOf(reading, readName(reader)).faults.push(unexpected(keyword, "INSERT or REPLACE"));
  }
  skipStatement(reading);
}

/** Reads `SET @name = value`, perhaps with more of them; a variable of another value than a literal has none that is known. */
function readVariables({ reader, variables }: Reading): void {
  do {
    const name = readVariable(reader);
    if (name === undefined || !takes(reader, "=")) return;
    const value = reader.next();
    if (readExpression(reader) === "" && isValue(value)) variables.set(name, value.text);
    else variables.delete(name);
  } while (takes(reader, ","));
}

/** Reads the name of a variable, if one comes. */
function readVariable(reader: SqlReader): string | undefined {
  if (!takes(reader, "@")) return undefined;
  return reader.peek().kind === "word" ? reader.next().text.toLowerCase() : undefined;
}

/** Skips the rest of a statement with its end; in a dump that is read strictly it must have one. */
function skipStatement({ reader, isStrict }: Reading): void {
  for (let token = reader.next(); !isMark(token, ";"); token = reader.next()) {
    if (isStrict && (token.kind === "end" || token.kind === "unknown")) throw unexpected(token, '";"');
    if (token.kind === "end") return;
  }
}

/** Reads the name of a table, without that of its database. */
function readName(reader: SqlReader): string {
  let name: string;
  // A quoted name and a point, or a point at the end of an unquoted name, is that of a database.
  do {
    const token = reader.peek();
    if (!isName(token)) throw unexpected(token, "a table");
    reader.next();
    name = token.isQuoted ? token.text : token.text.slice(token.text.lastIndexOf(".") + 1);
  } while (name === "" || reader.peek().text.startsWith("."));
  return name;
}

function tableOf({ tables }: Reading, name: string): SqlTable {
  const known = tables.get(name.toLowerCase());
  if (known !== undefined) return known;
  const table = createTable(name);
  tables.set(name.toLowerCase(), table);
  return table;
}

/** Runs the reading of a statement about a table; a fault is one of the table. */
function attempt(reading: Reading, table: SqlTable, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof SqlFault) || reading.isStrict) throw error;
    table.faults.push(error);
  }
}

function readDrop({ reader, tables }: Reading): void {
  takes(reader, "TEMPORARY");
  if (!takes(reader, "TABLE")) return;
  takeWords(reader, "IF", "EXISTS");
  do {
    if (reader.peek().kind === "word") tables.delete(readName(reader).toLowerCase());
  } while (takes(reader, ","));
}

function readCreate(reading: Reading): void {
  const { reader, tables, isStrict } = reading;
  takes(reader, "TEMPORARY");
  if (isStrict) expect(reader, "TABLE");
  else if (!takes(reader, "TABLE")) return;
  const isOptional = takeWords(reader, "IF", "NOT", "EXISTS").size > 0;
  if (!isStrict && !isName(reader.peek())) return;
  const name = readName(reader);
  const known = tables.get(name.toLowerCase());
  if (isOptional && known?.columns !== undefined) return;
  const table = tableOf(reading, name);
  // Rows before the first definition that is read are those of a table that was there before.
  if (known?.columns !== undefined) emptyTable(table);
  attempt(reading, table, () => {
    Object.assign(table, readColumns(reader));
    indexRows(table);
  });
}

/** Carries out an `ALTER TABLE` of a table whose columns are known; after one that cannot be, they are not. */
function readAlter(reading: Reading): void {
  const { reader } = reading;
  const table = takeWords(reader, "IGNORE", "TABLE", "IF", "EXISTS").has("TABLE") && tableOf(reading, readName(reader));
  if (!table || !isDefined(table)) return;
  const known = table.faults.length;
  attempt(reading, table, () => readAlterations(reader, table));
  if (table.faults.length > known) Object.assign(table, { columns: undefined });
}

/** Carries out a `DELETE` or `UPDATE` of a table that has rows, or notes that it is not carried out. */
function readChange(reading: Reading, position: SourcePosition, keyword: string): void {
  const { reader } = reading;
  takeWords(reader, "LOW_PRIORITY", "QUICK", "IGNORE", "FROM");
  if (reader.peek().kind !== "word") return;
  const table = tableOf(reading, readName(reader));
  if (keyword === "DELETE" && isAtEnd(reader)) emptyTable(table);
  else if (table.rows.length > 0) {
    try {
      const settings = keyword === "UPDATE" ? readSettings(reader, table) : undefined;
      const isChanged = changeRows(table, readCondition(reader, table), settings);
      const [key = ""] = table.keys.get(PRIMARY) ?? [];
      // The row that is meant may be one that the database numbers.
      if (!isChanged && table.rows.some((row) => row !== undefined && row.row[key] === undefined))
        throw unexpected(reader.peek(), key);
    } catch (error) {
      if (!(error instanceof SqlFault)) throw error;
      table.changes.push({ file: position.file, line: position.line, keyword });
    }
  }
}

function readInsert(reading: Reading, conflict: Conflict): void {
  const { reader, isStrict } = reading;
  if (isStrict) expect(reader, "INTO", "IGNORE");
  const words = takeWords(reader, "LOW_PRIORITY", "DELAYED", "HIGH_PRIORITY", "IGNORE", "INTO");
  if (!isStrict && !isName(reader.peek())) {
    skipStatement(reading);
    return;
  }
  const nameAt = reader.peek();
  const table = tableOf(reading, readName(reader));
  attempt(reading, table, () => {
    if (isStrict && table.columns === undefined) throw unexpected(nameAt, "a CREATE TABLE statement before");
    readRows(reading, table, words.has("IGNORE") ? "ignore" : conflict);
  });
  skipStatement(reading);
  // A row behind the end of the statement that it was in.
  if (isMark(reader.peek(), "(")) table.faults.push(unexpected(reader.peek(), "a statement"));
}

function readRows(reading: Reading, table: SqlTable, conflict: Conflict): void {
  const { reader, isStrict } = reading;
  const named = isMark(reader.peek(), "(") ? readNames(reading, table.columns) : table.columns;
  const values = expect(reader, "VALUES", ...(isStrict ? [] : ["VALUE"]));
  if (named === undefined) throw unexpected(values, "a list of columns, or a CREATE TABLE statement before");
  const others = Object.fromEntries(Object.entries(table.defaults).filter(([column]) => !named.includes(column)));
  const rows: Sourced<SqlRow>[] = [];
  let update: Update | undefined;
  try {
    do {
      const { file, line } = expect(reader, "(");
      const texts = readValues(reading);
      const row = { ...others, ...rowOf(named, texts, table.defaults) };
      if (texts.length === named.length) rows.push({ file, line, row });
      else {
        const fault = new SqlFault({ file, line }, `${named.length} values`, `${texts.length}`);
        if (isStrict) throw fault;
        table.faults.push(fault);
      }
    } while (takes(reader, ","));
    update = endRows(reading, table);
  } finally {
    // Of a statement that cannot be read further, the rows before are.
    for (const row of rows) addRow(table, row, update ?? conflict);
  }
}

/** Reads the end of an `INSERT`, perhaps with what to do with a row that is there; one of which that cannot be read stays, with a warning. */
function endRows({ reader, isStrict }: Reading, table: SqlTable): Update | undefined {
  const token = reader.peek();
  const isEnd = isStrict ? isMark(token, ";") : isAtEnd(reader);
  if (!isEnd && (isStrict || upper(token) !== "ON")) throw unexpected(token, '"," or ";"');
  if (isEnd) return undefined;
  const { file, line } = token;
  try {
    return readUpdate(reader, table);
  } catch (error) {
    if (!(error instanceof SqlFault)) throw error;
    return () => {
      table.changes.push({ file, line, keyword: "ON DUPLICATE KEY UPDATE" });
      return {};
    };
  }
}

/** The text of a value; undefined for that by default, and null for none. */
type Value = string | undefined | null;

const rowOf = (names: readonly string[], values: readonly Value[], defaults: SqlRow): SqlRow =>
  Object.fromEntries(
    names.flatMap((name, index): readonly (readonly [string, string])[] => {
      const { [index]: value = defaults[name] ?? null } = values;
      return value === null || isDamaged(value) ? [] : [[name, value]];
    }),
  );

/** Reads the list of columns of an `INSERT`, as the definition spells them; the others have their default in each row. */
function readNames({ reader, isStrict }: Reading, columns: readonly string[] | undefined): readonly string[] {
  const names: string[] = [];
  expect(reader, "(");
  do {
    const token = reader.peek();
    if (isStrict && columns?.includes(token.text) !== true) throw unexpected(token, "a column of the table");
    if (!isName(token)) throw unexpected(token, "a column");
    const { text } = reader.next();
    names.push(columnNamed(columns ?? [], text) ?? text);
  } while (expect(reader, ",", ")").text === ",");
  return names;
}

/** Reads the values of a row; an expression is its text. */
function readValues({ reader, variables, isStrict }: Reading): readonly Value[] {
  const values: Value[] = [];
  do {
    const token = reader.peek();
    const name = isStrict || token.kind !== "unknown" ? undefined : readVariable(reader);
    const variable = name === undefined ? undefined : variables.get(name);
    if (variable !== undefined && readExpression(reader) === "") {
      values.push(variable);
      continue;
    }
    if (!isName(token)) throw unexpected(token, "a value");
    reader.next();
    if (isStrict) values.push(token.text);
    else {
      const rest = readExpression(reader);
      const word = rest === "" ? upper(token) : "";
      values.push(word === "NULL" ? null : word === "DEFAULT" ? undefined : token.text + rest);
    }
  } while (expect(reader, ",", ")").text === ",");
  return values;
}

/** Reads what follows the first token of a value. */
function readExpression(reader: SqlReader): string {
  let text = "";
  for (let depth = 0; ; ) {
    const token = reader.peek();
    const isEnd = token.kind === "end" || isMark(token, ";");
    if (isEnd || (depth === 0 && (isMark(token, ",") || isMark(token, ")")))) return text;
    if (isMark(token, "(")) depth += 1;
    if (isMark(token, ")")) depth -= 1;
    text += reader.next().text;
  }
}
