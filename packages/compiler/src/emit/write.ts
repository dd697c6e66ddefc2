import { cpSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  finishReplacement,
  hasUnfinishedReplacement,
  makeFolder,
  replaceEntries,
  writeDurably,
} from "@gamedata/program";
import { type DatasetFiles, readDatasetFile, TABLES_FOLDER } from "./serialize.js";

/**
 * Writes a data set into a folder as a whole: the new tables and the manifest are written beside the old ones, then renamed, the folder of
 * the tables at once. A run that is killed leaves the old data set or the new one; between the renames it leaves what the next run, or
 * `finishInterruptedWrite`, moves into place. Unchanged and foreign files stay the same files.
 *
 * @param out The folder; created when it is missing.
 * @returns The paths of the files that have changed.
 * @throws {ProgramError} If another run is writing to the folder.
 * @throws Error when the folder cannot be written; the old data set is then unchanged.
 */
export function writeDataset(out: string, files: DatasetFiles): readonly string[] {
  makeFolder(join(out, TABLES_FOLDER));
  finishInterruptedWrite(out);
  const changed = [...files].filter(([path, text]) => readDatasetFile(out, path) !== text);
  if (changed.length === 0) return [];
  replaceEntries(out, (staging) => {
    const tables = join(staging, TABLES_FOLDER);
    mkdirSync(tables);
    for (const [path, text] of changed) writeDurably(join(staging, path), text);
    const written = new Set(readdirSync(tables));
    for (const name of readdirSync(join(out, TABLES_FOLDER))) {
      if (!written.has(name)) keep(join(out, TABLES_FOLDER, name), join(tables, name));
    }
  });
  return changed.map(([path]) => path);
}

/** Puts the same file into another folder; a copy where the file system has no second names. */
function keep(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
  }
}

/** Returns whether a write was interrupted after its commit, so that the folder may lack a table or have an old manifest. */
export function hasInterruptedWrite(out: string): boolean {
  return hasUnfinishedReplacement(out);
}

/**
 * Moves the files of a commit into place, the manifest last, and removes what killed runs left. Without a commit the data set is not
 * touched.
 *
 * @throws {ProgramError} If another run is writing to the folder.
 */
export function finishInterruptedWrite(out: string): void {
  finishReplacement(out);
}
