import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { systemCodeOf } from "./errors.js";

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
