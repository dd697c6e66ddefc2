import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { UsageError } from "@gamedata/program";
import { type Database, findDatabases } from "./database-dump.js";
import { countByFolder, type DatapackRoot, findRoots, isBelow, isDump, keyBelow, parentOf, pathKey } from "./root.js";
import { walk } from "./walk.js";

/** Returns where a datapack has a file or folder, relative to its own folder; a path that it does not have stays as it is. */
export interface Locate {
  (path: string): string;
  /** Returns the files of the database that has the table of a dump, in the order in which they are run; undefined where the dump is a file. */
  readonly database?: (path: string) => readonly string[] | undefined;
}

/** Lists the files and folders below a folder, the least deep first; hidden ones, and what is not read, are left out. */
export function listPaths(root: string): readonly string[] {
  const depth = (path: string) => path.split("/").length;
  const { files, folders } = walk(root);
  return [...files, ...folders].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
}

/**
 * Returns the datapack in a folder.
 *
 * @param paths The files and folders below it.
 * @throws {UsageError} That names the datapacks, when there are several of them.
 */
export function findRoot(folder: string, paths: readonly string[]): DatapackRoot {
  const [root = { data: "", dumps: "", mods: [] }, ...others] = findRoots(paths);
  if (others.length === 0) return root;
  const names = [root, ...others].map(({ data }) => data || ".").join(", ");
  throw new UsageError(`${folder} holds several datapacks, or parts of them: ${names}; name the folder of one of them`);
}

/**
 * Returns those of the files below a folder that are of the server in it, and the folders of its mods: what is in the folder of its XML files,
 * and its dumps. Of the dump of a database each table counts as a file.
 */
export function filesOfServer(
  folder: string,
  files: readonly string[],
): Pick<DatapackRoot, "mods"> & { readonly files: readonly string[] } {
  const { data, dumps, mods } = findRoot(folder, files);
  const own = files.filter((path) => isBelow(path, data) || (isDump(path) && isBelow(path, dumps)));
  const tables = tablesInDatabases(folder, own.filter(isDump));
  const databases = new Set([...tables.values()].flat(2));
  return { files: [...own.filter((path) => !databases.has(path)), ...tables.keys()], mods };
}

/**
 * Returns the tables that are in a database and have no dump of their own, as the files that readers look for, each with the databases that
 * have it, and these with the paths of their files.
 *
 * @param dumps The paths of the dumps of a server.
 */
export function tablesInDatabases(
  folder: string,
  dumps: readonly string[],
): ReadonlyMap<string, readonly Database["paths"][]> {
  const own = new Set(dumps.map((path) => pathKey(basename(path))));
  const found = new Map<string, readonly Database["paths"][]>();
  for (const { paths, tables } of findDatabases(folder, dumps)) {
    for (const file of new Set(tables.map((table) => `sql/${table}.sql`))) {
      if (!own.has(pathKey(basename(file)))) found.set(file, [...(found.get(file) ?? []), paths]);
    }
  }
  return found;
}

/** The folders in which the readers look for XML files, in one server or another. */
const XML_FOLDERS: ReadonlySet<string> = new Set(["xml", "data"]);

/** A folder with the name of the file in it, in a key. */
const OWN_FOLDER = /(?<=^|\/)([^/]+)\/(?=\1\.\w+$)/u;

/** Returns dumps in the order in which they are looked for: first those of the folder that has the most of them, which is the server's; updates lie beside it. */
function dumpsInOrder(dumps: readonly string[]): readonly string[] {
  const counts = countByFolder(dumps);
  const countOf = (path: string) => counts.get(parentOf(path)) ?? 0;
  return dumps.toSorted((one, other) => countOf(other) - countOf(one));
}

/**
 * Finds the files and folders of a datapack wherever its folder has them, in whatever spelling: `xml/items` in `game/data/xml/item`,
 * `sql/spawnlist.sql` in `tools/sql/game/spawnlist.sql`, or in a database with such a table. Of several the one that is the least deep is used, of dumps one of the folder with
 * the most dumps; nothing outside of the server's own folders is.
 *
 * @param folder The folder of a datapack, or of a checkout that has one.
 * @throws {UsageError} If it has several, or a table in several dumps of databases.
 */
export function createLocator(folder: string): Locate {
  const paths = listPaths(folder);
  const { data, dumps } = findRoot(folder, paths);
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
  const ofServer = paths.filter((path) => isBelow(path, dumps) && isDump(path));
  const inOrder = dumpsInOrder(ofServer);
  for (const path of inOrder) keep(sql, pathKey(basename(path)), path);
  // A name that makes an installer run a dump late.
  for (const path of inOrder) keep(sql, pathKey(basename(path).replace(/^z+\d*_/iu, "")), path);
  const databases = new Map<string, readonly string[]>();
  for (const [file, [paths = [], ...others]] of tablesInDatabases(folder, ofServer)) {
    if (others.length > 0) {
      const all = [paths, ...others].map(([path]) => path).join(", ");
      throw new UsageError(
        `${folder} has the table ${basename(file, ".sql")} in several dumps: ${all}; leave one of them`,
      );
    }
    keep(sql, pathKey(basename(file)), paths[0] ?? "");
    databases.set(pathKey(file), paths);
  }
  const locate = (path: string) => {
    if (existsSync(join(folder, path))) return path;
    const [first = "", ...rest] = path.split("/");
    const found = first === "sql" ? sql : XML_FOLDERS.has(first) ? xml : undefined;
    return found?.get(pathKey(rest.join("/"))) ?? path;
  };
  return Object.assign(locate, { database: (path: string) => databases.get(pathKey(path)) });
}
