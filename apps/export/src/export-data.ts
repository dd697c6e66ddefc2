import type { Catalog } from "@gamedata/core";
import { type DataTarget, flatDataset } from "./flat/flat-dataset.js";

export interface DataPaths {
  readonly csv: string | undefined;
  readonly sqlite: string | undefined;
}

/** Opens what is to be written; the library of a form is loaded only if that is asked for. */
async function openTargets({ csv, sqlite }: DataPaths, chronicles: readonly string[]): Promise<readonly DataTarget[]> {
  const targets: DataTarget[] = [];
  if (csv !== undefined) targets.push((await import("./csv/csv-target.js")).csvTarget(csv));
  if (sqlite !== undefined) targets.push((await import("./sqlite/sqlite-target.js")).sqliteTarget(sqlite, chronicles));
  return targets;
}

/**
 * Writes the data of chronicles as CSV files and as SQLite databases.
 *
 * @param report Is called with each path that was written, when all are.
 * @throws {ProgramError} If a folder or file has other content.
 */
export async function exportData(
  catalogs: readonly Catalog[],
  paths: DataPaths,
  report: (line: string) => void,
): Promise<void> {
  const targets = await openTargets(
    paths,
    catalogs.map(({ chronicle }) => chronicle),
  );
  const lines: string[] = [];
  for (const catalog of catalogs) {
    const dataset = flatDataset(catalog);
    for (const target of targets) lines.push(await target.add(dataset));
  }
  for (const target of targets) target.finish();
  for (const line of lines) report(line);
}
