import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { systemCodeOf } from "./errors.js";
import { refuseOtherRuns, unfinishedName } from "./leftovers.js";

/**
 * Creates a folder with those that it is in. Node's own `recursive` does not return for a folder in `/proc`.
 *
 * @throws Error of the system when it cannot be created, or a file is in its place.
 */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    const isThere = systemCodeOf(error) === "EEXIST" && statSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (isThere !== true) throw error;
  }
}

/** The folder of a run, which is there from its first step to its last. */
const STAGING = { prefix: ".gamedata-staging-", suffix: "" };
/** In the folder of a run, that of the new entries while they are written. */
const NEW_FOLDER = "new";
/** The folder of new entries is renamed to this when all of its files are on disk; the rename is the commit. */
const COMMIT_FOLDER = ".gamedata-commit";
/** In the commit, the folders that were replaced. */
const REPLACED_PREFIX = ".replaced-";

/**
 * Replaces files and folders of a folder together: the new ones are written to a staging folder, one rename makes it the commit, then each
 * entry is moved into place, folders before files. A run that is killed before the rename leaves the old entries; one that is killed after
 * it leaves the commit, which the next run, or `finishReplacement`, moves into place. Other entries are not touched.
 *
 * @param root The folder; created when it is missing.
 * @param fill Writes the new entries into the folder that it is called with; with none of them nothing is replaced.
 * @throws {ProgramError} If another run is writing to the folder.
 * @throws Error of the system when the folder cannot be written. Before the commit the old entries are unchanged.
 */
export function replaceEntries(root: string, fill: (staging: string) => void): void {
  makeFolder(root);
  const staging = join(root, unfinishedName(STAGING));
  rmSync(staging, { recursive: true, force: true });
  try {
    // Before the look for other runs, so that of two runs at once each sees the other.
    mkdirSync(staging);
    refuseOtherRuns(root, STAGING);
    moveIntoPlace(root);
    const entries = join(staging, NEW_FOLDER);
    mkdirSync(entries);
    fill(entries);
    renameSync(entries, join(root, COMMIT_FOLDER));
    moveIntoPlace(root);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Returns whether a replacement was interrupted after its commit.
 *
 * @throws Error of the system when the folder cannot be read.
 */
export function hasUnfinishedReplacement(root: string): boolean {
  return listFolder(root).includes(COMMIT_FOLDER);
}

/** Whether an entry of a folder is one of an unfinished replacement. */
export const isOfReplacement = (name: string): boolean => name === COMMIT_FOLDER || name.startsWith(STAGING.prefix);

/**
 * Moves the entries of a commit into place and removes what killed runs left. Without a commit nothing is replaced.
 *
 * @throws {ProgramError} If another run is writing to the folder.
 */
export function finishReplacement(root: string): void {
  if (!listFolder(root).some(isOfReplacement)) return;
  refuseOtherRuns(root, STAGING);
  moveIntoPlace(root);
}

function moveIntoPlace(root: string): void {
  if (!hasUnfinishedReplacement(root)) return;
  const commit = join(root, COMMIT_FOLDER);
  const names = readdirSync(commit).filter((name) => !name.startsWith(REPLACED_PREFIX));
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  for (const name of names.sort((a, b) => Number(isFolder(join(commit, b))) - Number(isFolder(join(commit, a))))) {
    const place = join(root, name);
    if (isFolder(place)) renameSync(place, join(commit, `${REPLACED_PREFIX}${name}`));
    renameSync(join(commit, name), place);
  }
  rmSync(commit, { recursive: true });
}

function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (systemCodeOf(error) === "ENOENT") return [];
    throw error;
  }
}
