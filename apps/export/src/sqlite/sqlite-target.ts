import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from "node:fs";
import { dirname, parse } from "node:path";
import { ProgramError, replaceFile } from "@gamedata/program";
import initSqlJs from "sql.js";
import type { DataTarget, FlatDataset } from "../flat/flat-dataset.js";
import type { Cell, Column, ColumnType, FlatTable } from "../flat/flat-table.js";
import type { Reference } from "../flat/read-schema.js";

const types: Readonly<Record<ColumnType, string>> = {
  integer: "INTEGER",
  real: "REAL",
  boolean: "BOOLEAN",
  text: "TEXT",
  json: "TEXT",
};

/** Quotes a name: some names of columns are words of SQL. */
const quoted = (name: string): string => `"${name}"`;

const list = (names: readonly string[]) => names.map(quoted).join(", ");

const columnLine = ({ name, type, isNullable }: Column) =>
  `${quoted(name)} ${types[type]}${isNullable ? "" : " NOT NULL"}`;

function createTable(table: FlatTable, references: readonly Reference[] = []): string {
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
function createIndexes(table: FlatTable, references: readonly Reference[] = []): readonly string[] {
  const names = table.parent === undefined ? table.columns.filter(({ name }) => name === "name") : [];
  const indexed = new Set([...references.map(({ column }) => column), ...names.map(({ name }) => name)]);
  return [...indexed]
    .filter((column) => column !== table.key[0])
    .map(
      (column) => `CREATE INDEX ${quoted(`${table.name}_by_${column}`)} ON ${quoted(table.name)} (${quoted(column)});`,
    );
}

/** The columns of an NPC and of an item that both views begin with. */
const viewColumns = `n.id AS npcId, n.name AS npcName, n.level AS npcLevel, n.npcType, r.itemId, coalesce(i.name, r.itemName) AS itemName`;

const joined = (rows: string) => `FROM ${rows} r JOIN npcs n ON n.id = r.npcs_id LEFT JOIN items i ON i.id = r.itemId`;

const views: readonly string[] = [
  `CREATE VIEW npc_drops AS SELECT ${viewColumns}, r.type, r.qty, r.chance, r.rollCount ${joined("npcs_drops")};`,
  `CREATE VIEW npc_loot AS SELECT ${viewColumns}, r.type, r."group", r.min, r.max, r.chance, r.probability, r.expected, i.price ${joined("npcs_loot_rows")};`,
];

/** Returns what a column stores for a value: of a text, also the words of numbers and booleans that are among texts. */
function storedAs(cell: Cell, type: ColumnType | undefined): string | number | null {
  if (type === "text" && cell !== null) return String(cell);
  return typeof cell === "boolean" ? Number(cell) : cell;
}

/** Returns the bytes of an SQLite database with all tables of a data set. The same data always gives the same bytes. */
export async function sqliteBytes({ tables, references }: FlatDataset): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const database = new Database();
  try {
    database.run("BEGIN");
    for (const table of tables) {
      database.run(createTable(table, references.get(table.name)));
      const marks = table.columns.map(() => "?").join(", ");
      const insert = database.prepare(`INSERT INTO ${quoted(table.name)} VALUES (${marks})`);
      for (const row of table.rows) insert.run(row.map((cell, index) => storedAs(cell, table.columns[index]?.type)));
      insert.free();
      for (const statement of createIndexes(table, references.get(table.name))) database.run(statement);
    }
    for (const statement of views) database.run(statement);
    database.run("COMMIT; ANALYZE; VACUUM");
    return database.export();
  } finally {
    database.close();
  }
}

/** The first bytes of every SQLite database. */
const MAGIC = Buffer.from("SQLite format 3\0");
const MEGABYTE = 1_000_000;

function isDatabase(file: string): boolean {
  if (!statSync(file).isFile()) return false;
  const head = Buffer.alloc(MAGIC.length);
  const handle = openSync(file, "r");
  readSync(handle, head);
  closeSync(handle);
  return head.equals(MAGIC);
}

/** Returns the path of the database of a chronicle: of several, each has the name of its chronicle before the extension. */
function pathOf(file: string, chronicle: string, chronicles: readonly string[]): string {
  if (chronicles.length === 1) return file;
  const { ext } = parse(file);
  return `${file.slice(0, file.length - ext.length)}-${chronicle}${ext}`;
}

/**
 * Writes each data set as an SQLite database.
 *
 * @param file The path of the database; of several, each has the name of its chronicle before the extension.
 * @param chronicles The names of the data sets that will be added.
 * @throws {ProgramError} If there is a file that is no database.
 */
export function sqliteTarget(file: string, chronicles: readonly string[]): DataTarget {
  const paths = new Map(chronicles.map((chronicle) => [chronicle, pathOf(file, chronicle, chronicles)]));
  mkdirSync(dirname(file), { recursive: true });
  for (const path of paths.values()) {
    if (existsSync(path) && !isDatabase(path)) {
      throw new ProgramError(`The file ${path} is no SQLite database; choose another name.`);
    }
  }
  return {
    async add(dataset) {
      const path = paths.get(dataset.manifest.chronicle) ?? file;
      const bytes = await sqliteBytes(dataset);
      replaceFile(path, bytes);
      return `${path}: ${(bytes.length / MEGABYTE).toFixed(1)} MB`;
    },
    finish: () => {},
  };
}
