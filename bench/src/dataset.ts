import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Dataset, type TableName, tables } from "@gamedata/schema";

/** The names of all tables. */
export const tableNames = Object.keys(tables).filter((name): name is TableName => name in tables);

/** Reads tables and manifest from a folder, the way the data package does: parsed and trusted. */
export function readDataset(folder: string): Dataset {
  const read = (name: string) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"))];
  return Object.fromEntries(["manifest", ...tableNames].map(read));
}
