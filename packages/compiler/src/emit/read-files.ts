import { join } from "node:path";
import { readRegularFile, systemCodeOf, UnreadableFile } from "@gamedata/program";

/**
 * Reads a file of a data set as text.
 *
 * @returns The text, or undefined when there is no such file, or something else in its place.
 */
export function readDatasetFile(folder: string, path: string): string | undefined {
  try {
    return readRegularFile(join(folder, path)).toString("utf8");
  } catch (error) {
    if (systemCodeOf(error) === "ENOENT" || error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
