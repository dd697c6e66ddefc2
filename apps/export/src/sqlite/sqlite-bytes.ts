import initSqlJs from "sql.js";
import type { FlatDataset } from "../flat/flat-dataset.js";
import type { Cell } from "../flat/flat-table.js";
import { createIndexes, createTable, quoted } from "./create-statements.js";
import { views } from "./views.js";

const storedAs = (cell: Cell) => (typeof cell === "boolean" ? Number(cell) : cell);

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
      for (const row of table.rows) insert.run(row.map(storedAs));
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
