import { statSync } from "node:fs";
import { basename } from "node:path";
import { UsageError } from "@gamedata/program";
import { findDatabases, type TableOfDatabase } from "./database-dump.js";
import { type DatapackRoot, findRoots, isBelow, isDump, pathKey } from "./root.js";
import { findSwitches, type Switch } from "./switches.js";
import { type Walk, walk } from "./walk.js";

/** What a folder holds, and where the files of the server in it are. All paths are relative to the folder. */
export interface Checkout extends Walk, DatapackRoot {
  /** The folder that was named. */
  readonly folder: string;
  /** The files and folders below it, the least deep first. */
  readonly paths: readonly string[];
  /** What its settings switch off, whose files are not among them. */
  readonly switches: readonly Switch[];
  /** Whether its settings switch a file off, by its path. */
  readonly isOff: (path: string) => boolean;
  /** The dumps of the server, the least deep first. */
  readonly serverDumps: readonly string[];
  /**
   * The tables without a dump of their own, by the path that this would have (`sql/npc.sql`): for each database that has the table, the paths
   * of its files.
   */
  readonly inDatabases: ReadonlyMap<string, readonly TableOfDatabase["paths"][]>;
}

/**
 * Finds the files of the server in a folder.
 *
 * @throws {UsageError} That names the datapacks, when there are several of them.
 * @throws Error when it is no folder.
 */
export function openCheckout(folder: string): Checkout {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw new Error(`${folder} is not a folder`);
  const found = walk(folder);
  const [root = { data: "", dumps: "", mods: [] }, ...others] = findRoots(found.files);
  if (others.length > 0) {
    const names = [root, ...others].map(({ data }) => data || ".").join(", ");
    throw new UsageError(
      `${folder} holds several datapacks, or parts of them: ${names}; name the folder of one of them`,
    );
  }
  const switches = findSwitches(folder, found.files);
  const off = new Set(switches.flatMap((one) => one.paths));
  const isOff = (path: string) => off.has(path);
  const files = found.files.filter((path) => !isOff(path));
  const depth = (path: string) => path.split("/").length;
  const paths = [...files, ...found.folders].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  const serverDumps = paths.filter((path) => isDump(path) && isBelow(path, root.dumps));
  return {
    folder,
    paths,
    ...found,
    files,
    switches,
    isOff,
    ...root,
    serverDumps,
    inDatabases: tablesInDatabases(folder, serverDumps),
  };
}

function tablesInDatabases(folder: string, dumps: readonly string[]): Checkout["inDatabases"] {
  const own = new Set(dumps.map((path) => pathKey(basename(path))));
  const found = new Map<string, readonly TableOfDatabase["paths"][]>();
  for (const tables of findDatabases(folder, dumps)) {
    for (const [file, paths] of new Map(tables.map(({ name, paths }) => [`sql/${name}.sql`, paths]))) {
      if (!own.has(pathKey(basename(file)))) found.set(file, [...(found.get(file) ?? []), paths]);
    }
  }
  return found;
}

/** Returns the files of the server: those in the folder of its XML files, and its dumps. Of a database each table counts as a file. */
export function filesOfServer({ files, data, serverDumps, inDatabases }: Checkout): readonly string[] {
  const dumps = new Set(serverDumps);
  const databases = new Set([...inDatabases.values()].flat(2));
  const own = files.filter((path) => dumps.has(path) || isBelow(path, data));
  return [...own.filter((path) => !databases.has(path)), ...inDatabases.keys()];
}
