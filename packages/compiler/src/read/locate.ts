import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { UsageError } from "@gamedata/program";
import type { Checkout } from "./checkout.js";
import { countByFolder, isBelow, keyBelow, parentOf, pathKey } from "./root.js";

/** Returns the path of a file or folder in a datapack, relative to its folder, by the usual path of it; the same path if there is none. */
export type Locate = (path: string) => string;

/** Finds the files of a datapack. */
export interface Locator {
  readonly locate: Locate;
  /** Returns the files of the database that has the table of a dump, in the order in which they are run; undefined where the dump is a file. */
  readonly databaseOf: (dump: string) => readonly string[] | undefined;
  /** Whether the settings of the server switch a file off, by its path. */
  readonly isOff: (path: string) => boolean;
}

/** Takes every file to be where its path says. */
export const asNamed: Locator = { locate: (path) => path, databaseOf: () => undefined, isOff: () => false };

/** The folders in which the readers look for XML files, in one server or another. */
const XML_FOLDERS: ReadonlySet<string> = new Set(["xml", "data"]);

/** In a key, a folder that has the name of the file in it. */
const OWN_FOLDER = /(?<=^|\/)([^/]+)\/(?=\1\.\w+$)/u;

/** Sorts dumps by how many their folder has, the most first: that one is the server's, and others have its updates. */
function dumpsInOrder(dumps: readonly string[]): readonly string[] {
  const counts = countByFolder(dumps);
  const countOf = (path: string) => counts.get(parentOf(path)) ?? 0;
  return dumps.toSorted((one, other) => countOf(other) - countOf(one));
}

/**
 * Finds the files and folders of a datapack in the folders of its server, in whatever spelling: `xml/items` in `game/data/xml/item`,
 * `sql/spawnlist.sql` in `tools/sql/game/spawnlist.sql`, or in a database with such a table. Of several the least deep one is used, of dumps
 * the one of the folder with the most dumps.
 *
 * @throws {UsageError} If a table is in several databases.
 */
export function createLocator({ folder, paths, data, serverDumps, inDatabases, isOff }: Checkout): Locator {
  const xml = new Map<string, string>();
  const sql = new Map<string, string>();
  const keep = (found: Map<string, string>, key: string, path: string) => {
    if (!found.has(key)) found.set(key, path);
  };
  const ofData = paths.filter((path) => isBelow(path, data));
  for (const path of ofData) keep(xml, keyBelow(data, path), path);
  // Some servers have a file in a folder of its name; one beside others is a part of what the folder has.
  const counts = countByFolder(ofData);
  for (const path of ofData)
    if (counts.get(parentOf(path)) === 1) keep(xml, keyBelow(data, path).replace(OWN_FOLDER, ""), path);
  const inOrder = dumpsInOrder(serverDumps);
  for (const path of inOrder) keep(sql, pathKey(basename(path)), path);
  // A name that makes an installer run a dump late.
  for (const path of inOrder) keep(sql, pathKey(basename(path).replace(/^z+\d*_/iu, "")), path);
  const databases = new Map<string, readonly string[]>();
  for (const [file, [paths = [], ...others]] of inDatabases) {
    if (others.length > 0) {
      const all = [paths, ...others].map(([path]) => path).join(", ");
      throw new UsageError(
        `${folder} has the table ${basename(file, ".sql")} in several dumps: ${all}; leave one of them`,
      );
    }
    keep(sql, pathKey(basename(file)), paths[0] ?? "");
    databases.set(pathKey(file), paths);
  }
  return {
    locate: (path) => {
      if (existsSync(join(folder, path))) return path;
      const [first = "", ...rest] = path.split("/");
      const found = first === "sql" ? sql : XML_FOLDERS.has(first) ? xml : undefined;
      return found?.get(pathKey(rest.join("/"))) ?? path;
    },
    databaseOf: (dump) => databases.get(pathKey(dump)),
    isOff,
  };
}
