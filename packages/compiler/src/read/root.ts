import { nameKey } from "./name.js";
import { remembered } from "./raw-text.js";

/** Where the files of one server are, relative to the folder that was named; "" is that folder. */
export interface DatapackRoot {
  /** The folder of its XML files. */
  readonly data: string;
  /** The folder below which its dumps are. */
  readonly dumps: string;
  /** The folders of XML files beside it that are taken for those of mods. */
  readonly mods: readonly string[];
}

export const isDump = (path: string): boolean => path.toLowerCase().endsWith(".sql");

/** The folders in which some servers have their items and NPCs; L2Emu has one for each subject. */
const GROUPS: ReadonlySet<string> = new Set("xml stats char_data item_data npc_data world_data dataholders".split(" "));

/** The folders that stand between the folder of a server's XML files and its tables, in some servers. */
const BETWEEN: ReadonlySet<string> = new Set([
  ...GROUPS,
  ..."chars character players player merchant world enchant other others shopdata csv".split(" "),
]);

/** The names of the folders, one of which every datapack has, as keys. */
const MARKS: ReadonlySet<string> = new Set(["items", "npcs", "skills"].map(nameKey));

/** Returns a path without the folders that only some servers have between others, as it is compared. */
export const pathKey = (path: string): string =>
  path
    .split("/")
    .filter((name) => !BETWEEN.has(name.toLowerCase()))
    .map((name) => name.split(".").map(nameKey).join("."))
    .join("/");

/** Returns the folder that a path is in; "" for one that is in none. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** Returns whether a path is that of something in a folder; all is in the folder "". */
export const isBelow = (path: string, folder: string): boolean => folder === "" || path.startsWith(`${folder}/`);

/** Returns a path below a folder as it is compared with others below theirs. */
export const keyBelow = (folder: string, path: string): string =>
  pathKey(path.slice(folder === "" ? 0 : folder.length + 1));

export function countByFolder(paths: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(parentOf(path), (counts.get(parentOf(path)) ?? 0) + 1);
  return counts;
}

/** Returns the folder of XML files to which a folder of one table belongs. */
function dataFolderOf(table: string): string {
  const parent = parentOf(table);
  const name = parent.slice(parent.lastIndexOf("/") + 1).toLowerCase();
  return GROUPS.has(name) ? dataFolderOf(parent) : parent;
}

/** A folder with fewer files than this part of those of the fullest one is of a mod, or of an event. */
const OF_SERVER = 0.1;

/**
 * Finds the datapacks in a list of paths: the folders that hold items and NPCs; where none holds both, those that hold one of them, or
 * skills. A datapack inside of another one is a part of it; a mod with a few such files is none.
 */
export function findRoots(paths: readonly string[]): readonly DatapackRoot[] {
  const marks = new Map<string, string[]>();
  for (const path of paths) {
    if (!path.toLowerCase().endsWith(".xml")) continue;
    for (let folder = parentOf(path); folder !== ""; folder = parentOf(folder)) {
      const mark = nameKey(folder.slice(folder.lastIndexOf("/") + 1));
      if (!MARKS.has(mark)) continue;
      const data = dataFolderOf(folder);
      remembered(marks, data, () => []).push(mark);
    }
  }
  const least = OF_SERVER * Math.max(...Array.from(marks.values(), ({ length }) => length));
  const large = [...marks].filter(([, { length }]) => length >= least);
  const whole = large.filter(([, found]) => found.includes(nameKey("items")) && found.includes(nameKey("npcs")));
  const folders = (whole.length > 0 ? whole : large).map(([folder]) => folder);
  const outermost = folders.filter((folder) => !folders.some((other) => other !== folder && isBelow(folder, other)));
  const beside = [...marks.keys()].filter((folder) => !outermost.some((other) => isBelow(folder, other)));
  const mods = beside.filter((folder) => !large.some(([other]) => other === folder));
  return outermost.map((data) => ({ data, dumps: dumpsOf(data, paths, outermost), mods }));
}

const mostInOneFolder = (dumps: readonly string[]): number => Math.max(0, ...countByFolder(dumps).values());

/** Returns the nearest folder around a server's XML files that has its dumps, outside of other servers. */
function dumpsOf(data: string, paths: readonly string[], all: readonly string[]): string {
  const others = all.filter((folder) => folder !== data);
  const dumps = paths.filter((path) => isDump(path) && !others.some((other) => isBelow(path, other)));
  const least = Math.max(1, OF_SERVER * mostInOneFolder(dumps));
  for (let folder = data; folder !== ""; folder = parentOf(folder)) {
    if (mostInOneFolder(dumps.filter((path) => isBelow(path, folder))) >= least) return folder;
  }
  return "";
}
