import type * as v from "valibot";
import type { SourcePosition } from "../diagnostic.js";
import type { Datapack, Sourced } from "./datapack.js";
import { parseRecord } from "./fault.js";
import { readText } from "./file.js";
import { markRead, namedFor, type TextSchema } from "./listed-names.js";
import { readSqlTokens, type SqlToken } from "./sql-token.js";

/** Reads tokens one by one. */
interface Cursor {
  readonly peek: () => SqlToken;
  readonly next: () => SqlToken;
}

class SqlFault extends Error {
  constructor(
    readonly position: SourcePosition,
    readonly expected: string,
    readonly received: string,
  ) {
    super(expected);
  }
}

/**
 * Reads the rows that a dump inserts into its only table, with the column names of its `CREATE TABLE`. An unknown
 * statement, a row with a wrong number of values and an invalid value are errors.
 *
 * @param file Path relative to the datapack's folder.
 * @param schema The schema of a row: columns as text.
 */
export function readSqlRows<Schema extends TextSchema>(
  datapack: Datapack,
  file: string,
  schema: Schema,
): readonly Sourced<v.InferOutput<Schema>>[] {
  const text = readText(datapack, file);
  if (text === undefined) return [];
  const { report, inventory } = datapack;
  const kind = inventory.open(file);
  kind.isRead = true;
  markRead(kind, schema, kind.attribute, []);
  const rows: Sourced<Record<string, string>>[] = [];
  try {
    readStatements(readSqlTokens(file, text), rows);
  } catch (error) {
    if (!(error instanceof SqlFault)) throw error;
    report.error(error.position, "SQL", error.expected, error.received);
    if (report.isStrict) return [];
  }
  kind.count += rows.length;
  return rows.flatMap(({ row, ...position }) => {
    for (const column in row) kind.attribute(column).count += 1;
    const read = parseRecord(report, position, "row", schema, namedFor(row, schema, kind.attribute));
    return read === undefined ? [] : { ...position, row: read };
  });
}

/** Adds the rows of a dump to a list, which has those before the fault when it throws. */
function readStatements(tokens: readonly SqlToken[], rows: Sourced<Record<string, string>>[]): void {
  let position = 0;
  const end = tokens.at(-1);
  if (end === undefined) return;
  const cursor: Cursor = { peek: () => tokens[position] ?? end, next: () => tokens[position++] ?? end };
  let columns: readonly string[] | undefined;
  while (cursor.peek().kind !== "end") {
    const keyword = cursor.next();
    switch (keyword.text.toUpperCase()) {
      case "DROP":
        skipStatement(cursor);
        break;
      case "CREATE":
        columns = readColumns(cursor);
        break;
      case "INSERT":
        readInsert(cursor, columns, rows);
        break;
      default:
        throw unexpected(keyword, "DROP, CREATE or INSERT");
    }
  }
  if (columns === undefined) throw unexpected(end, "a CREATE TABLE statement");
}

const unexpected = (token: SqlToken, expected: string) =>
  new SqlFault(token, expected, token.kind === "end" ? "the end of the file" : JSON.stringify(token.text));

function expect(cursor: Cursor, ...allowed: readonly string[]): SqlToken {
  const token = cursor.next();
  if (allowed.includes(token.text.toUpperCase()) && token.kind !== "string") return token;
  throw unexpected(token, allowed.map((text) => JSON.stringify(text)).join(" or "));
}

function skipStatement(cursor: Cursor): void {
  for (let token = cursor.next(); token.text !== ";"; token = cursor.next()) {
    if (token.kind === "end") throw unexpected(token, '";"');
  }
}

/** Reads the column names of a `CREATE TABLE`: the first word of each definition that is not a key. */
function readColumns(cursor: Cursor): readonly string[] {
  const columns: string[] = [];
  expect(cursor, "TABLE");
  while (cursor.peek().text !== "(") if (cursor.next().kind === "end") throw unexpected(cursor.peek(), '"("');
  let depth = 0;
  let isEntryStart = false;
  do {
    const token = cursor.next();
    if (token.kind === "end") throw unexpected(token, '")"');
    if (isEntryStart && !(token.kind === "word" && /^(?:PRIMARY|UNIQUE|KEY|INDEX)$/iu.test(token.text))) {
      columns.push(token.text);
    }
    if (token.text === "(" && token.kind === "mark") depth += 1;
    if (token.text === ")" && token.kind === "mark") depth -= 1;
    isEntryStart = depth === 1 && token.kind === "mark" && (token.text === "," || token.text === "(");
  } while (depth > 0);
  skipStatement(cursor);
  return columns;
}

function readInsert(
  cursor: Cursor,
  columns: readonly string[] | undefined,
  rows: Sourced<Record<string, string>>[],
): void {
  if (expect(cursor, "INTO", "IGNORE").text.toUpperCase() === "IGNORE") expect(cursor, "INTO");
  const table = cursor.next();
  if (columns === undefined) throw unexpected(table, "a CREATE TABLE statement before");
  const named = cursor.peek().text === "(" ? readNamedColumns(cursor, columns) : columns;
  expect(cursor, "VALUES");
  do {
    const { file, line } = expect(cursor, "(");
    const values = readValues(cursor);
    if (values.length !== named.length)
      throw new SqlFault({ file, line }, `${named.length} values`, `${values.length}`);
    rows.push({ file, line, row: Object.fromEntries(named.map((column, index) => [column, values[index] ?? ""])) });
  } while (expect(cursor, ",", ";").text === ",");
}

/** Reads the list of columns of an `INSERT`; the others have their default in each row. */
function readNamedColumns(cursor: Cursor, columns: readonly string[]): readonly string[] {
  const named: string[] = [];
  expect(cursor, "(");
  do {
    const token = cursor.next();
    if (!columns.includes(token.text)) throw unexpected(token, "a column of the table");
    named.push(token.text);
  } while (expect(cursor, ",", ")").text === ",");
  return named;
}

function readValues(cursor: Cursor): readonly string[] {
  const values: string[] = [];
  do {
    const token = cursor.next();
    if (token.kind !== "string" && token.kind !== "word") throw unexpected(token, "a value");
    values.push(token.text);
  } while (expect(cursor, ",", ")").text === ",");
  return values;
}
