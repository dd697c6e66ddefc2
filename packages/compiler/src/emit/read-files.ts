import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads a file of a data set as text.
 *
 * @returns The text, or undefined when there is no such file.
 */
export function readDatasetFile(folder: string, path: string): string | undefined {
  try {
    return readFileSync(join(folder, path), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
