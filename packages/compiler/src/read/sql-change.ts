import { expect, isAtEnd, takes, unexpected, upper } from "./sql-grammar.js";
import {
  type Condition,
  columnNamed,
  columnsOf,
  NUMBER,
  PRIMARY,
  type Settings,
  type SqlRow,
  type SqlTable,
  type Update,
} from "./sql-table.js";
import type { SqlReader, SqlToken } from "./sql-token.js";

/** A value of a condition. */
interface Operand {
  readonly token: SqlToken;
  /** Returns the text that a row, or the statement itself, has there; undefined for a key that the database gives the row. */
  readonly of: (row: SqlRow) => string | undefined;
}

const other = (token: SqlToken) => unexpected(token, "columns that are compared with values");

/** Returns the column of a table that a word names; undefined if it names none. */
function columnOf(table: SqlTable, { kind, text }: SqlToken): string | undefined {
  return kind === "word" ? columnNamed(columnsOf(table), text.slice(text.lastIndexOf(".") + 1)) : undefined;
}

/** Takes a value or the name of a column, without that of its table in quotes. */
function takeOperand(reader: SqlReader): SqlToken {
  const token = reader.next();
  if (token.kind !== "word" || reader.peek().kind !== "word" || reader.peek().text !== ".") return token;
  reader.next();
  return reader.next();
}

const isValue = ({ kind, text }: SqlToken) => kind === "string" || (kind === "word" && NUMBER.test(text));

/**
 * Reads what an `UPDATE` sets: columns, to values.
 *
 * @throws {SqlFault} If it sets something else, such as a column to what is computed.
 */
export function readSettings(reader: SqlReader, table: SqlTable): Settings {
  expect(reader, "SET");
  return readAssignments(reader, table)({});
}

/**
 * Reads what an `ON DUPLICATE KEY UPDATE` sets: columns, to values or to those of the row that is inserted.
 *
 * @throws {SqlFault} If it sets something else.
 */
export function readUpdate(reader: SqlReader, table: SqlTable): Update {
  for (const word of ["ON", "DUPLICATE", "KEY", "UPDATE"]) expect(reader, word);
  const update = readAssignments(reader, table);
  if (!isAtEnd(reader)) throw other(reader.peek());
  return update;
}

function readAssignments(reader: SqlReader, table: SqlTable): Update {
  const assigned: (readonly [column: string, of: (inserted: SqlRow) => string | undefined])[] = [];
  do {
    const column = readColumn(reader, table);
    expect(reader, "=");
    if (takes(reader, "VALUES")) {
      expect(reader, "(");
      const given = readColumn(reader, table);
      expect(reader, ")");
      assigned.push([column, (inserted) => inserted[given]]);
      continue;
    }
    const value = reader.next();
    if (!isValue(value) && upper(value) !== "NULL") throw other(value);
    assigned.push([column, () => (isValue(value) ? value.text : undefined)]);
  } while (takes(reader, ","));
  return (inserted) => Object.fromEntries(assigned.map(([column, of]) => [column, of(inserted)]));
}

function readColumn(reader: SqlReader, table: SqlTable): string {
  const name = takeOperand(reader);
  // Without a definition of the table the statement shows its columns.
  const isShown = table.columns === undefined && name.kind === "word";
  const column = columnOf(table, name) ?? (isShown ? name.text : undefined);
  if (column === undefined) throw other(name);
  return column;
}

/**
 * Reads the condition of an `UPDATE` or `DELETE`, with the end of the statement; without one it is met by all rows.
 *
 * @throws {SqlFault} If it is of more than the columns of the table and values, such as a query.
 */
export function readCondition(reader: SqlReader, table: SqlTable): Condition {
  const condition: Condition = takes(reader, "WHERE") ? readAny(reader, table) : () => true;
  if (!isAtEnd(reader)) throw other(reader.peek());
  return condition;
}

function readAny(reader: SqlReader, table: SqlTable): Condition {
  return readJoined(reader, "OR", () => readJoined(reader, "AND", () => readOne(reader, table)));
}

function readJoined(reader: SqlReader, word: "AND" | "OR", read: () => Condition): Condition {
  const first = read();
  const all = [first];
  while (takes(reader, word)) all.push(read());
  if (all.length === 1) return first;
  return (row) => (word === "OR" ? all.some((one) => one(row)) : all.every((one) => one(row)));
}

function readOne(reader: SqlReader, table: SqlTable): Condition {
  if (takes(reader, "NOT")) return negated(readOne(reader, table));
  if (takes(reader, "(")) {
    const test = readAny(reader, table);
    expect(reader, ")");
    return test;
  }
  const one = readOperand(reader, table);
  const isNegated = takes(reader, "NOT");
  const test = readOfList(reader, table, one) ?? (isNegated ? undefined : readComparison(reader, table, one));
  if (test === undefined) throw other(reader.peek());
  return isNegated ? negated(test) : test;
}

const negated =
  (test: Condition): Condition =>
  (row) =>
    !test(row);

/** Reads what is no comparison with one value: `IN`, `LIKE` or `BETWEEN`. */
function readOfList(reader: SqlReader, table: SqlTable, one: Operand): Condition | undefined {
  if (takes(reader, "IN")) {
    expect(reader, "(");
    const all: Operand[] = [];
    do all.push(readOperand(reader, table));
    while (takes(reader, ","));
    expect(reader, ")");
    return (row) => all.some((each) => areEqual(row, one, each));
  }
  if (takes(reader, "LIKE")) {
    const stated = reader.next();
    const { kind, text } = stated;
    if (kind !== "string" || text.includes("\\")) throw other(stated);
    const escaped = text.replace(/[$()*+./?[\]^{|}]/gu, String.raw`\$&`);
    const pattern = new RegExp(`^${escaped.replaceAll("%", ".*").replaceAll("_", ".")}$`, "isu");
    return (row) => pattern.test(one.of(row) ?? "");
  }
  if (!takes(reader, "BETWEEN")) return undefined;
  const from = readOperand(reader, table);
  expect(reader, "AND");
  const to = readOperand(reader, table);
  return (row) => order(row, one, from) >= 0 && order(row, one, to) <= 0;
}

const COMPARISONS: Readonly<Record<string, (row: SqlRow, one: Operand, two: Operand) => boolean>> = {
  "=": areEqual,
  "<>": (row, one, two) => !areEqual(row, one, two),
  "!=": (row, one, two) => !areEqual(row, one, two),
  "<": (row, one, two) => order(row, one, two) < 0,
  "<=": (row, one, two) => order(row, one, two) <= 0,
  ">": (row, one, two) => order(row, one, two) > 0,
  ">=": (row, one, two) => order(row, one, two) >= 0,
};

function readComparison(reader: SqlReader, table: SqlTable, one: Operand): Condition | undefined {
  let operator = "";
  while (["=", "<", ">", "!"].includes(reader.peek().text) && reader.peek().kind !== "string") {
    operator += reader.next().text;
  }
  const holds = COMPARISONS[operator];
  if (holds === undefined) return undefined;
  const two = readOperand(reader, table);
  const test = (row: SqlRow) => holds(row, one, two);
  const column = isValue(two.token) && !isValue(one.token) ? columnOf(table, one.token) : undefined;
  return operator === "=" && column !== undefined
    ? Object.assign(test, { only: { column, value: two.token.text } })
    : test;
}

function readOperand(reader: SqlReader, table: SqlTable): Operand {
  const token = takeOperand(reader);
  const { text } = token;
  if (isValue(token)) return { token, of: () => text };
  const column = columnOf(table, token);
  if (column === undefined) throw other(token);
  const of = (row: SqlRow) => {
    const value = row[column];
    // Without a value a column has its default, or none.
    if (value === undefined && table.keys.get(PRIMARY)?.join() !== column) throw other(token);
    return value;
  };
  return { token, of };
}

/** Whether two values are the same: as numbers where both are, else as texts, in which case does not count. */
function areEqual(row: SqlRow, one: Operand, two: Operand): boolean {
  const [first, second] = [one.of(row), two.of(row)];
  // What a database numbers has no number that a statement names.
  if (first === undefined || second === undefined) return false;
  if (NUMBER.test(first) && NUMBER.test(second)) return Number(first) === Number(second);
  // A database compares a text with a number as numbers, in its own way.
  const number = [one, two].find(({ token }) => token.kind === "word" && NUMBER.test(token.text));
  if (number !== undefined) throw other(number.token);
  return first.toLowerCase() === second.toLowerCase();
}

/** Returns the difference of two numbers. */
function order(row: SqlRow, one: Operand, two: Operand): number {
  const [first = "", second = ""] = [one.of(row), two.of(row)];
  if (!NUMBER.test(first) || !NUMBER.test(second)) throw other(two.token);
  return Number(first) - Number(second);
}
