import { closeSync, fsyncSync, openSync, writeFileSync } from "node:fs";

/**
 * Writes a new file and returns after it is synced to disk.
 *
 * @throws Error when the file exists or cannot be written.
 */
export function writeDurably(path: string, text: string): void {
  const file = openSync(path, "wx");
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
