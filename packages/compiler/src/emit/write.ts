import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { systemCodeOf } from "@gamedata/program";
import { writeDurably } from "./durable.js";
import { readDatasetFile } from "./read-files.js";
import { type DatasetFiles, MANIFEST_FILE, TABLES_FOLDER } from "./serialize.js";

/** Folder for new files while they are written, before the commit. The process id follows. */
const STAGING_PREFIX = ".gamedata-staging-";
/** The staging folder is renamed to this when all of its files are on disk; the rename is the commit. */
const COMMIT_FOLDER = ".gamedata-commit";

/**
 * Writes a data set into a folder as a whole: the new files are written to a staging folder, one rename makes it the
 * commit, then each file is moved into place. A run that is killed before the rename leaves the old data set; one that
 * is killed after it leaves the commit, which the next run, or `finishInterruptedWrite`, moves into place. Unchanged
 * files and foreign files are not touched.
 *
 * @param out The folder; created when it is missing.
 * @returns The paths of the files that have changed.
 * @throws Error when the folder cannot be written; the old data set is then unchanged.
 */
export function writeDataset(out: string, files: DatasetFiles): readonly string[] {
  mkdirSync(join(out, TABLES_FOLDER), { recursive: true });
  finishInterruptedWrite(out);
  const changed = [...files].filter(([path, text]) => readDatasetFile(out, path) !== text);
  if (changed.length === 0) return [];
  const staging = join(out, `${STAGING_PREFIX}${process.pid}`);
  try {
    mkdirSync(join(staging, TABLES_FOLDER), { recursive: true });
    for (const [path, text] of changed) writeDurably(join(staging, path), text);
    renameSync(staging, join(out, COMMIT_FOLDER));
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
  finishInterruptedWrite(out);
  return changed.map(([path]) => path);
}

/** Returns whether a write was interrupted after its commit, so that the folder may contain tables of two data sets. */
export function hasInterruptedWrite(out: string): boolean {
  return listFolder(out).includes(COMMIT_FOLDER);
}

/**
 * Moves the files of a commit into place, the manifest last, and removes the staging folders of killed runs. Without a
 * commit the data set is not touched.
 */
export function finishInterruptedWrite(out: string): void {
  const commit = join(out, COMMIT_FOLDER);
  if (hasInterruptedWrite(out)) {
    for (const file of listFolder(join(commit, TABLES_FOLDER))) {
      renameSync(join(commit, TABLES_FOLDER, file), join(out, TABLES_FOLDER, file));
    }
    if (listFolder(commit).includes(MANIFEST_FILE)) renameSync(join(commit, MANIFEST_FILE), join(out, MANIFEST_FILE));
    rmSync(commit, { recursive: true });
  }
  for (const name of listFolder(out)) {
    if (name.startsWith(STAGING_PREFIX) && !isRunning(Number(name.slice(STAGING_PREFIX.length)))) {
      rmSync(join(out, name), { recursive: true, force: true });
    }
  }
}

function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (systemCodeOf(error) === "ENOENT") return [];
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCodeOf(error) === "EPERM";
  }
}
