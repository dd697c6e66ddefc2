import { closeSync, existsSync, opendirSync, openSync, readSync, statSync } from "node:fs";
import { dirname, parse } from "node:path";
import { ProgramError, replaceFile } from "@gamedata/program";
import type { DataTarget } from "../flat/data-target.js";
import { sqliteBytes } from "./sqlite-bytes.js";

/** The first bytes of every SQLite database. */
const MAGIC = Buffer.from("SQLite format 3\0");
/** Bytes of a megabyte. */
const MEGABYTE = 1_000_000;

function isDatabase(file: string): boolean {
  if (!statSync(file).isFile()) return false;
  const head = Buffer.alloc(MAGIC.length);
  const handle = openSync(file, "r");
  readSync(handle, head);
  closeSync(handle);
  return head.equals(MAGIC);
}

/** Returns the path of the database of a chronicle: of several, each has the name of its chronicle before the extension. */
function pathOf(file: string, chronicle: string, chronicles: readonly string[]): string {
  if (chronicles.length === 1) return file;
  const { ext } = parse(file);
  return `${file.slice(0, file.length - ext.length)}-${chronicle}${ext}`;
}

/**
 * Writes each data set as an SQLite database.
 *
 * @param file The path of the database; of several, each has the name of its chronicle before the extension.
 * @param chronicles The names of the data sets that will be added.
 * @throws {ProgramError} If there is a file that is no database.
 */
export function sqliteTarget(file: string, chronicles: readonly string[]): DataTarget {
  const paths = new Map(chronicles.map((chronicle) => [chronicle, pathOf(file, chronicle, chronicles)]));
  // A folder that does not exist is refused before the data is loaded.
  opendirSync(dirname(file)).closeSync();
  for (const path of paths.values()) {
    if (existsSync(path) && !isDatabase(path)) {
      throw new ProgramError(`The file ${path} is no SQLite database; choose another name.`);
    }
  }
  return {
    async add(dataset) {
      const path = paths.get(dataset.manifest.chronicle) ?? file;
      const bytes = await sqliteBytes(dataset);
      replaceFile(path, bytes);
      return `${path}: ${(bytes.length / MEGABYTE).toFixed(1)} MB`;
    },
    finish: () => {},
  };
}
