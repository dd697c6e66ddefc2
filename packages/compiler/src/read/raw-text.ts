import { join } from "node:path";
import { readRegularFile } from "@gamedata/program";

/** V8 copies a part of a text that is shorter than this; a longer one is a reference into the whole text. */
const SHORTEST_SHARED = 13;

/** Copies a part of a file's text: otherwise a row with that part would keep the text of the whole file in memory. */
export function ownText(part: string): string {
  return part.length < SHORTEST_SHARED ? part : Buffer.from(part, "utf16le").toString("utf16le");
}

/** Returns the value of a name in a map, and adds it if there is none. */
export function remembered<Value>(values: Map<string, Value>, name: string, create: () => Value): Value {
  const known = values.get(name);
  if (known !== undefined) return known;
  const value = create();
  values.set(ownText(name), value);
  return value;
}

/** Elements or values that are in one another; files of a datapack nest about 10 deep. */
export const DEEPEST_NESTING = 64;

/** The characters of one value or text; those of a datapack have some thousand. */
export const LONGEST_TEXT = 1_000_000;

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
