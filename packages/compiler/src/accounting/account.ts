import { dirname, extname } from "node:path";
import { present } from "@gamedata/rules";
import type { TableName } from "@gamedata/schema";
import { createReport, type Report } from "../diagnostic.js";
import { type Datapack, openDatapack } from "../read/datapack.js";
import type { ElementCount } from "../read/inventory.js";
import { countLines } from "../read/lines.js";
import { countSqlRows } from "../read/sql.js";
import { readXml } from "../read/xml.js";
import { groupBy } from "../tables/rows-by-id.js";
import { countParts, type SourcedTables } from "../tables/table-rows.js";
import { heldRows, mayHold, otherDumps } from "./held.js";

/** What the files of a datapack hold for a table, and what of it the table has. */
export interface Account {
  readonly table: TableName;
  /** The rows in the files, or the entries and products of its lists, without those that are left out on purpose. */
  readonly held: number;
  readonly read: number;
  /** The rows that are left out on purpose, where there are no others. */
  readonly leftOut?: number;
  /** What files hold of the table that are an owner's additions and in folders of which no reader has opened one, by folder. */
  readonly apart?: ReadonlyMap<string, number>;
}

/** The share of the rows of a table that a run may lose. */
const ACCEPTED_SHARE = 0.02;

/**
 * Counts for each table what the files hold and what was read. Files that no reader has opened count in a folder of a table of which others
 * were, as a server would read them too; and wherever they are for a table of which no file was opened.
 */
export function accountFor(
  datapack: Datapack,
  report: Report,
  tables: SourcedTables,
  files: readonly string[],
): readonly Account[] {
  const { inventory } = datapack;
  const opened = heldRows(inventory.counts());
  const unopened = files.filter((file) => !inventory.isOpened(file));
  const folders = new Set(files.filter(inventory.isOpened).map(dirname));
  const isBeside = (file: string) => folders.has(dirname(file)) && mayHold(dirname(file));
  const beside = rowsOf(
    datapack,
    unopened.filter((file) => isBeside(file) && mayHold(file)),
  );
  const elsewhere = rowsOf(
    datapack,
    unopened.filter((file) => !isBeside(file) && mayHold(file, opened)),
  );
  const apart = rowsApart(
    datapack,
    unopened.filter((file) => ADDED.test(file) && !isBeside(file) && mayHold(file)),
  );
  const held = new Map([...elsewhere, ...opened]);
  for (const [table, count] of beside) held.set(table, (held.get(table) ?? 0) + count);
  return Array.from(held, ([table, all]) => {
    const read = countParts(table, tables[table]);
    const leftOut = report.leftOut.get(table) ?? 0;
    const stated = Math.max(read, all - leftOut);
    return present({
      table,
      held: stated,
      read,
      leftOut: stated === 0 && leftOut > 0 ? leftOut : undefined,
      apart: opened.has(table) ? apart.get(table) : undefined,
    });
  });
}

/** What is in a folder of an owner's additions. */
const ADDED = /(?:^|\/)custom[^/]*\//iu;

/** Counts what files hold of each table, by folder. */
function rowsApart(datapack: Datapack, files: readonly string[]): ReadonlyMap<TableName, ReadonlyMap<string, number>> {
  const apart = new Map<TableName, Map<string, number>>();
  for (const [folder, group] of groupBy(files, dirname)) {
    for (const [table, count] of rowsOf(datapack, group)) {
      if (count === 0) continue;
      const counts = apart.get(table) ?? new Map<string, number>();
      apart.set(table, counts.set(folder, count));
    }
  }
  return apart;
}

/** Counts what files hold that no reader has opened. */
function rowsOf(datapack: Datapack, files: readonly string[]): ReadonlyMap<TableName, number> {
  const { root, locate, databaseOf, isOff } = datapack;
  const counted = openDatapack(root, createReport({ isStrict: false }), { locator: { locate, databaseOf, isOff } });
  for (const file of files) {
    const kind = extname(file).toLowerCase();
    if (kind === ".xml") readXml(counted, file);
    if (kind === ".sql") countSqlRows(counted, file);
    if (kind === ".csv") countLines(counted, file);
  }
  return heldRows(counted.inventory.counts());
}

/** The tables without which a data set is of no use. */
const NEEDED = ["items", "npcs"] as const satisfies readonly TableName[];

/** Fails a run that loses more than a few rows of a table, or of a dump that states facts of such rows, or that finds no items or no NPCs. */
export function refuseGreatLosses(report: Report, accounts: readonly Account[], counts: readonly ElementCount[]): void {
  const refuse = (subject: string, held: number, read: number, key: "table" | "file", name: string) => {
    if (held - read <= held * ACCEPTED_SHARE) return;
    const cause = report.diagnostics.find((diagnostic) => diagnostic[key] === name && diagnostic.severity === "loss");
    const expected = `at least ${100 - 100 * ACCEPTED_SHARE} % of the ${held} in the files (--accept-losses takes less)`;
    report.fail(cause ?? { file: name, line: 1 }, subject, expected, `${read}`);
  };
  for (const { table, held, read } of accounts) refuse(`table ${table}`, held, read, "table", table);
  for (const table of NEEDED) {
    if (accounts.some((account) => account.table === table)) continue;
    report.fail(
      { file: table, line: 1 },
      `table ${table}`,
      "files of a form that is read (--accept-losses does without)",
      "none",
    );
  }
  for (const { file, held, read } of otherDumps(counts)) refuse(`rows of ${file}`, held, read, "file", file);
}
