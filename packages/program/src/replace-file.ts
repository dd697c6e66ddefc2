import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { removeLeftovers, unfinishedName } from "./leftovers.js";

/**
 * Writes a new file and returns after it is synced to disk.
 *
 * @throws Error of the system when the file exists or cannot be written.
 */
export function writeDurably(path: string, content: string | Uint8Array): void {
  const file = openSync(path, "wx");
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Replaces a file as a whole: a run that is killed leaves the old one or the new one, and beside it `<name>.<process>.tmp`, which the next
 * run removes. Of two runs at once the last one wins.
 *
 * @throws Error of the system when the file cannot be written; the old one is unchanged then.
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const names = { prefix: `${basename(path)}.`, suffix: ".tmp" };
  const unfinished = join(dirname(path), unfinishedName(names));
  removeLeftovers(dirname(path), names);
  rmSync(unfinished, { force: true });
  try {
    writeDurably(unfinished, content);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
