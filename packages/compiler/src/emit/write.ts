import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeDurably } from "./durable.js";
import { readDatasetFile } from "./read-files.js";
import { type DatasetFiles, MANIFEST_FILE, TABLES_FOLDER } from "./serialize.js";

/** Holds the new files while they are written; nothing counts yet. The process id follows. */
const STAGING_PREFIX = ".gamedata-staging-";
/** The staging folder gets this name when all of its files are on disk: from then on the new data set counts. */
const COMMIT_FOLDER = ".gamedata-commit";

/**
 * Writes a data set into a folder, as a whole: the new files go to a folder beside them, one rename makes that folder the
 * commit, then each file is moved into place. A run that is killed before the rename leaves the old data set; one that is
 * killed after it leaves the commit, which the next run, or `finishInterruptedWrite`, moves into place. Files that are the
 * same are not touched, and foreign files are left alone.
 *
 * @param out The folder; made when it is missing.
 * @param files The files of the data set.
 * @returns The paths of the files that have changed.
 * @throws Error when the folder cannot be written; the old data set then stands.
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

/**
 * Tells whether a write was interrupted after its commit, so that the tables may be of two data sets.
 *
 * @param out The folder of the data set.
 */
export function hasInterruptedWrite(out: string): boolean {
  return listFolder(out).includes(COMMIT_FOLDER);
}

/**
 * Moves the files of a commit into place, the manifest last, and clears away what killed runs left. Without a commit the
 * data set is not touched.
 *
 * @param out The folder of the data set.
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
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
