import { basename, dirname } from "node:path";
import * as v from "valibot";
import { findStatements, onlyTable, tableOfDump } from "./database-dump.js";
import { type Datapack, oncePerName, type Sourced } from "./datapack.js";
import { parseRecord } from "./fault.js";
import { hasFile, listFiles, readText } from "./file.js";
import type { ElementKind } from "./inventory.js";
import { entriesOf, markRead, namedFor, type TextSchema } from "./listed-names.js";
import { meantName, nameKey } from "./name.js";
import { rawText } from "./raw-text.js";
import { pathKey } from "./root.js";
import { readStatements, type SqlTables } from "./sql-statements.js";
import { columnsOf, createTable, SqlFault, type SqlTable } from "./sql-table.js";
import { createSqlReader } from "./sql-token.js";

/** Receives the texts of a row that cannot be read, and nothing for rows of a statement that cannot be. */
export type OnLost = (texts?: Readonly<Record<string, string>>) => void;

/**
 * Reads the rows that a table has after a database has run a dump: the table that is named as the file, else the only one, else the only
 * one with all columns that a row needs. A statement that cannot be read is an error; in a run that is not strict the others are read, those
 * that change no rows are skipped, and a `DELETE` or `UPDATE` of more than values and conditions of columns is a warning.
 *
 * @param file Path relative to the datapack's folder.
 * @param schema The schema of a row: columns as text.
 * @param defaulted The names of each column whose absence means something: of a dump that may have it by another name, no row is read. With such
 *   columns, or an empty list, a row is read only as a whole.
 */
export function readSqlRows<Schema extends TextSchema>(
  datapack: Datapack,
  file: string,
  schema: Schema,
  defaulted?: readonly (readonly string[])[],
  onLost: OnLost = () => {},
): readonly Sourced<v.InferOutput<Schema>>[] {
  const dumps = readDumps(datapack, file);
  if (dumps.length === 0) return [];
  const { report, inventory } = datapack;
  const kind = inventory.open(file);
  kind.isRead = true;
  markRead(kind, schema, kind.attribute, []);
  const table = readTable(datapack, file, dumps, schema);
  if (table === undefined) {
    // It holds rows, of whatever table.
    if (dumps.some(({ text }) => FILLS.test(text))) kind.count += 1;
    kind.lost = kind.count;
    onLost();
    return [];
  }
  const rows = rowsOf(table);
  // A fault is in one row, or in a statement that has at least one.
  kind.count += rows.length + table.faults.length;
  kind.lost += table.faults.length;
  if (table.faults.length > 0) onLost();
  const columns = columnsOf(table);
  const missing = missingColumns(defaulted ?? [], columns);
  const unknown = missing === undefined ? [] : columns.filter((name) => !isKnown(name, schema, kind));
  if (missing !== undefined && unknown.length > 0) {
    kind.lost += rows.length;
    onLost();
    return report.error({ file, line: 1 }, `columns of ${table.name}`, missing, unknown.join(", "));
  }
  const parsed = rows.flatMap(({ row, ...position }) => {
    for (const column in row) kind.attribute(column).count += 1;
    const named = namedFor(row, schema, kind.attribute);
    const read = parseRecord(report, position, "row", schema, named, { isWhole: defaulted !== undefined });
    if (read !== undefined) return { ...position, row: read };
    onLost(named);
    return [];
  });
  kind.lost += rows.length - parsed.length;
  return parsed;
}

/** A statement that gives rows. */
const FILLS = /^\s*(?:INSERT|REPLACE)\b/imu;

/** Reads the rows of the dump of a table, and after them those that the owner of a server has added; a datapack may have neither. */
export function readSqlRowsOf<Schema extends TextSchema>(
  datapack: Datapack,
  name: string,
  schema: Schema,
  defaulted?: readonly (readonly string[])[],
  onLost?: OnLost,
): readonly Sourced<v.InferOutput<Schema>>[] {
  const files = [`sql/${name}.sql`, `sql/custom_${name}.sql`].filter((file) => hasFile(datapack, file));
  return files.flatMap((file) => readSqlRows(datapack, file, schema, defaulted, onLost));
}

/** Returns the names of the columns, each known by one of several, that a list of names lacks; undefined if it has all. */
export function missingColumns(columns: readonly (readonly string[])[], names: readonly string[]): string | undefined {
  const missing = columns.filter((known) => known.every((name) => meantName(name, names) === undefined));
  return missing.length === 0 ? undefined : missing.map((known) => known.join(" or ")).join(", ");
}

/** Whether a schema, or the list of unread names, has a column. */
const isKnown = (name: string, schema: TextSchema, kind: ElementKind) =>
  meantName(name, Object.keys(entriesOf(schema))) !== undefined || kind.attribute(name).reason !== undefined;

/** Counts the rows of the table of a dump that nothing reads. */
export function countSqlRows(datapack: Datapack, file: string): void {
  const dumps = readDumps(datapack, file);
  const table = dumps.length === 0 ? undefined : readTable(datapack, file, dumps, v.object({}));
  if (table !== undefined) datapack.inventory.open(file, file).count += rowsOf(table).length + table.faults.length;
}

/** The text of a dump, and the file in which its statements are. */
interface Dump {
  readonly file: string;
  readonly text: string;
}

/** Reads a dump; of a database, what its files state about the table of which the dump would have the name. */
function readDumps(datapack: Datapack, file: string): readonly Dump[] {
  const path = datapack.locate(file);
  if (pathKey(basename(path)) === pathKey(basename(file))) {
    const text = readText(datapack, file);
    return text === undefined ? [] : [{ file, text }];
  }
  const table = tableOfDump(file);
  const parts = datapack.databaseOf(file) ?? [path];
  return parts.flatMap((part) => {
    const database = readDatabase(datapack, part);
    const isAlone = parts.length === 1;
    return database === undefined
      ? []
      : [{ file: isAlone ? file : part, text: onlyTable(database.text, database.statements, table) }];
  });
}

/** Reads the file of a database, which has several tables. */
const readDatabase = oncePerName((datapack, path) => {
  const text = readText(datapack, path);
  return text === undefined ? undefined : { text, statements: findStatements(text) };
});

const rowsOf = ({ rows }: SqlTable) => rows.filter((row) => row !== undefined);

/** Reads the table of a dump that is meant, with what later dumps do with it, and reports its faults. */
function readTable(datapack: Datapack, file: string, dumps: readonly Dump[], schema: TextSchema): SqlTable | undefined {
  const { report } = datapack;
  try {
    const tables = new Map<string, SqlTable>();
    for (const dump of dumps)
      readStatements(createSqlReader(dump.file, dump.text, !report.isStrict), report.isStrict, tables);
    let table = meantTable(file, dumps.at(-1)?.text ?? "", tables, schema);
    if (!report.isStrict) table = changedByLater(datapack, datapack.locate(file), table);
    for (const { position, expected, received } of table.faults) report.error(position, "SQL", expected, received);
    for (const { keyword, ...position } of table.changes) {
      report.warn(position, `SQL ${keyword}`, "rows that stay as they are inserted", `${keyword} of ${table.name}`);
    }
    return table;
  } catch (error) {
    if (!(error instanceof SqlFault)) throw error;
    return report.refuse(error.position, "SQL", error.expected, error.received);
  }
}

/** The names of dumps that installers run after all others, to change their tables. */
const LATER = /^z.*\.sql$/iu;

/** Returns the table of a dump after what the later dumps of its folder do with it. */
function changedByLater(datapack: Datapack, dump: string, table: SqlTable): SqlTable {
  const name = table.name.toLowerCase();
  const tables = new Map([[name, table]]);
  for (const file of listFiles(datapack, dirname(dump), ".sql")) {
    const isLater = LATER.test(basename(file)) && basename(file) > basename(dump);
    if (!isLater || !rawText(datapack.root, file).toLowerCase().includes(name)) continue;
    datapack.inventory.open(file);
    const text = readText(datapack, file) ?? "";
    readStatements(createSqlReader(file, text, true), false, tables);
  }
  return tables.get(name) ?? createTable(table.name);
}

/** Returns the table of which a file has the rows. */
function meantTable(file: string, text: string, tables: SqlTables, schema: TextSchema): SqlTable {
  const key = nameKey(tableOfDump(file));
  const all = [...tables.values()].filter(
    ({ columns, rows, faults }) => columns ?? (rows.length > 0 || faults.length > 0),
  );
  const named = all.filter(({ name }) => nameKey(name) === key);
  const [table, ...others] = named.length > 0 ? named : all.length > 1 ? all.filter(hasColumnsOf(schema)) : all;
  if (table !== undefined && others.length === 0) return table;
  const line = text.split("\n").length;
  if (all.length === 0) throw new SqlFault({ file, line }, "a CREATE TABLE statement", "the end of the file");
  const found = all.map(({ name }) => name).join(", ");
  throw new SqlFault({ file, line: 1 }, "one table with the name of the file or the columns of its rows", found);
}

/** Returns whether a table has all columns that a row needs. */
function hasColumnsOf(schema: TextSchema): (table: SqlTable) => boolean {
  const issues = v.safeParse(schema, {}).issues ?? [];
  const needed = issues.flatMap(({ path }) => (path === undefined ? [] : String(path[0].key)));
  return (table) => {
    const names = columnsOf(table);
    return needed.every((name) => meantName(name, names) !== undefined);
  };
}
