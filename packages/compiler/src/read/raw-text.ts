import { join } from "node:path";
import { readRegularFile } from "@gamedata/program";

/** Larger files are not opened; no file of a datapack is near this size. */
export const LARGEST_FILE_BYTES = 64 * 1024 * 1024;

/**
 * Returns the text of a file before it is read as its form says, with a character for each byte; of one that cannot be read none, which its
 * reader reports.
 */
export function rawText(folder: string, path: string): string {
  try {
    return readRegularFile(join(folder, path), LARGEST_FILE_BYTES).toString("latin1");
  } catch {
    return "";
  }
}
