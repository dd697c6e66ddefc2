import { join } from "node:path";
import { readRegularFile } from "@gamedata/program";

/** Larger files are not opened; no file of a datapack is near this size. */
export const LARGEST_FILE_BYTES = 64 * 1024 * 1024;

/**
 * Returns the bytes of a file as a text, a character for each, to look for names in it whatever its encoding is. It is empty for a file that
 * cannot be read: who reads it then reports that.
 */
export function rawText(folder: string, path: string): string {
  try {
    return readRegularFile(join(folder, path), LARGEST_FILE_BYTES).toString("latin1");
  } catch {
    return "";
  }
}
