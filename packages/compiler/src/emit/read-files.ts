import { readFileSync } from "node:fs";
import { join } from "node:path";
import { systemCodeOf } from "@gamedata/program";

/**
 * Reads a file of a data set as text.
 *
 * @returns The text, or undefined when there is no such file.
 */
export function readDatasetFile(folder: string, path: string): string | undefined {
  try {
    return readFileSync(join(folder, path), "utf8");
  } catch (error) {
    if (systemCodeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
