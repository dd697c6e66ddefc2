import { isAtEnd, unexpected, upper } from "./sql-grammar.js";
import {
  type Condition,
  columnsOf,
  NUMBER,
  PRIMARY,
  type Settings,
  type SqlRow,
  type SqlTable,
  type Update,
} from "./sql-table.js";
import type { SqlReader, SqlToken } from "./sql-token.js";

/** Whether a row meets a condition, and of one that is of one column and one value these. */
type Test = Condition["test"] & { readonly only?: Condition["only"] };

/** A value of a condition. */
interface Operand {
  readonly token: SqlToken;
  /** Returns the text that a row, or the statement itself, has there; undefined for a key that the database gives the row. */
  readonly of: (row: SqlRow) => string | undefined;
}

const other = (token: SqlToken) => unexpected(token, "columns that are compared with values");

function takes(reader: SqlReader, ...words: readonly string[]): boolean {
  const isTaken = words.includes(upper(reader.peek()));
  if (isTaken) reader.next();
  return isTaken;
}

function takesMark(reader: SqlReader, mark: string): boolean {
  const { kind, text } = reader.peek();
  const isTaken = (kind === "mark" || kind === "unknown") && text === mark;
  if (isTaken) reader.next();
  return isTaken;
}

function needMark(reader: SqlReader, mark: string): void {
  if (!takesMark(reader, mark)) throw other(reader.peek());
}

/** Returns the column of a table that a word names; undefined if it names none. */
function columnOf(table: SqlTable, { kind, text }: SqlToken): string | undefined {
  if (kind !== "word") return undefined;
  const name = text.slice(text.lastIndexOf(".") + 1).toLowerCase();
  return columnsOf(table).find((column) => column.toLowerCase() === name);
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
  if (!takes(reader, "SET")) throw other(reader.peek());
  return readAssignments(reader, table)({});
}

/**
 * Reads what an `ON DUPLICATE KEY UPDATE` sets: columns, to values or to those of the row that is inserted.
 *
 * @throws {SqlFault} If it sets something else.
 */
export function readUpdate(reader: SqlReader, table: SqlTable): Update {
  for (const word of ["ON", "DUPLICATE", "KEY", "UPDATE"]) if (!takes(reader, word)) throw other(reader.peek());
  const update = readAssignments(reader, table);
  if (!isAtEnd(reader)) throw other(reader.peek());
  return update;
}

function readAssignments(reader: SqlReader, table: SqlTable): Update {
  const assigned: (readonly [column: string, of: (inserted: SqlRow) => string | undefined])[] = [];
  do {
    const column = readColumn(reader, table);
    needMark(reader, "=");
    if (takes(reader, "VALUES")) {
      needMark(reader, "(");
      const given = readColumn(reader, table);
      needMark(reader, ")");
      assigned.push([column, (inserted) => inserted[given]]);
      continue;
    }
    const value = reader.next();
    if (!isValue(value) && upper(value) !== "NULL") throw other(value);
    assigned.push([column, () => (isValue(value) ? value.text : undefined)]);
  } while (takesMark(reader, ","));
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
  const test: Test = takes(reader, "WHERE") ? readAny(reader, table) : () => true;
  if (!isAtEnd(reader)) throw other(reader.peek());
  return { test, only: test.only };
}

function readAny(reader: SqlReader, table: SqlTable): Test {
  const first = readAll(reader, table);
  const tests = [first];
  while (takes(reader, "OR")) tests.push(readAll(reader, table));
  return tests.length === 1 ? first : (row) => tests.some((test) => test(row));
}

function readAll(reader: SqlReader, table: SqlTable): Test {
  const first = readOne(reader, table);
  const tests = [first];
  while (takes(reader, "AND")) tests.push(readOne(reader, table));
  return tests.length === 1 ? first : (row) => tests.every((test) => test(row));
}

function readOne(reader: SqlReader, table: SqlTable): Test {
  if (takes(reader, "NOT")) return negated(readOne(reader, table));
  if (takesMark(reader, "(")) {
    const test = readAny(reader, table);
    needMark(reader, ")");
    return test;
  }
  const one = readOperand(reader, table);
  const isNegated = takes(reader, "NOT");
  const test = readOfList(reader, table, one) ?? (isNegated ? undefined : readComparison(reader, table, one));
  if (test === undefined) throw other(reader.peek());
  return isNegated ? negated(test) : test;
}

const negated =
  (test: Test): Test =>
  (row) =>
    !test(row);

/** Reads what is no comparison with one value: `IN`, `LIKE` or `BETWEEN`. */
function readOfList(reader: SqlReader, table: SqlTable, one: Operand): Test | undefined {
  if (takes(reader, "IN")) {
    needMark(reader, "(");
    const all: Operand[] = [];
    do all.push(readOperand(reader, table));
    while (takesMark(reader, ","));
    needMark(reader, ")");
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
  if (!takes(reader, "AND")) throw other(reader.peek());
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

function readComparison(reader: SqlReader, table: SqlTable, one: Operand): Test | undefined {
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
