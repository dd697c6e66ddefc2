import { existsSync, readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

/** Returns where a datapack has a file or folder, relative to its own folder; a path that it does not have stays as it is. */
export type Locate = (path: string) => string;

/** Folders whose name differs between servers: `xml/item` for `xml/items`. */
const SINGULAR = /(?<=^|\/)(item|npc|skill)s(?=\/|$)/gu;

/**
 * Finds the files and folders of a datapack wherever its folder has them: `xml/items` in `game/data/xml/items`, `sql/spawnlist.sql` in
 * `tools/sql/game/spawnlist.sql`. Of several the one that is the least deep is used, whatever the case of its letters.
 *
 * @param root The folder of a datapack, or of a checkout that has one.
 */
export function createLocator(root: string): Locate {
  const known = new Map<string, string>();
  let all: readonly string[] | undefined;
  return (path) => {
    const located = known.get(path);
    if (located !== undefined) return located;
    all ??= listWithDumps(root);
    const found = existsSync(join(root, path)) ? path : findBelow(all, path);
    known.set(path, found ?? path);
    return found ?? path;
  };
}

/** Lists the files and folders below a folder, the least deep first; hidden ones are left out. */
export function listPaths(root: string): readonly string[] {
  const depth = (path: string) => path.split("/").length;
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll(sep, "/"))
    .filter((path) => !/(?:^|\/)\./u.test(path))
    .sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
}

/** How far above the folder of a datapack its dumps are looked for: `game/data` has them in `db_installer/sql`. */
const MOST_PARENTS = 3;

/** Lists the paths below a folder, and where there is no dump among them, the dumps of the nearest `sql` folder above. */
function listWithDumps(root: string): readonly string[] {
  const paths = listPaths(root);
  if (paths.some((path) => path.endsWith(".sql"))) return paths;
  let parent = resolve(root);
  for (let step = 0; step < MOST_PARENTS; step += 1) {
    parent = resolve(parent, "..");
    const beside = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const folders = ["sql", ...beside.map(({ name }) => `${name}/sql`)].map((name) => join(parent, name));
    const dumps = folders.find((folder) => existsSync(folder));
    if (dumps === undefined) continue;
    const from = relative(root, dumps).replaceAll(sep, "/");
    return [...paths, ...listPaths(dumps).map((path) => `${from}/${path}`)];
  }
  return paths;
}

function findBelow(paths: readonly string[], path: string): string | undefined {
  const [folder = "", ...rest] = path.split("/");
  const inside = rest.join("/");
  const isDump = folder === "sql";
  const name = rest.at(-1)?.endsWith(".xml") ? rest.at(-1) : undefined;
  for (const tail of [path, path.replace(SINGULAR, "$1"), inside, inside.replace(SINGULAR, "$1"), name]) {
    if (tail === undefined || tail === "") continue;
    const ending = `/${tail.toLowerCase()}`;
    const found = paths.find((one) => {
      const lower = `/${one.toLowerCase()}`;
      return lower.endsWith(ending) && (!isDump || lower.includes("/sql/"));
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Lists the folders that hold the items and NPCs of a datapack, relative to the root: one in a datapack, several in a checkout of
 * several servers.
 */
export function findDatapacks(root: string): readonly string[] {
  const paths = new Set(listPaths(root).map((path) => `/${path}`));
  const parents = [...paths].flatMap((path) => /^(.*)\/items?$/u.exec(path)?.[1] ?? []);
  return parents
    .filter((parent) => paths.has(`${parent}/npcs`) || paths.has(`${parent}/npc`))
    .map((path) => path.slice(1));
}
