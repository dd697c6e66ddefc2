import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import { kindOfFile, systemCodeOf } from "@gamedata/program";

/** What a folder holds that is no file or folder of its own, and is not read. */
export interface Refused {
  /** Its path relative to the folder, separated by `/`. */
  readonly path: string;
  /** What it is, as `a pipe`. */
  readonly received: string;
}

/** The files and folders below a folder, by path relative to it, separated by `/`. Hidden ones are left out. */
export interface Walk {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  readonly refused: readonly Refused[];
}

/** Returns whether a path is in a folder, or is the folder; both without symbolic links. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** A folder that is to be listed. */
interface Open {
  readonly path: string;
  /** Its path without symbolic links. */
  readonly real: string;
  /** Whether a link led there: links to folders in it are not followed. */
  readonly isLinked: boolean;
}

/**
 * Lists what is below a folder. A symbolic link is followed when it leads to a file or folder inside of `root`; not when it leads back to a
 * folder that it is in, and none to a folder where another link has led, so that every walk ends.
 *
 * @param folder Path relative to `root`; "" for itself.
 */
export function walk(root: string, folder = ""): Walk {
  const files: string[] = [];
  const folders: string[] = [];
  const refused: Refused[] = [];
  const realRoot = realpathSync(root);
  const waiting: Open[] = [{ path: folder, real: realpathSync(join(root, folder)), isLinked: false }];
  for (let open = waiting.pop(); open !== undefined; open = waiting.pop()) {
    for (const entry of entriesOf(root, open, refused)) {
      const path = open.path === "" ? entry.name : `${open.path}/${entry.name}`;
      const found = followed(join(open.real, entry.name), entry, open, realRoot);
      if (typeof found === "string") refused.push({ path, received: found });
      else if (found.stats.isFile()) files.push(path);
      else if (!found.stats.isDirectory()) refused.push({ path, received: kindOfFile(found.stats) });
      else {
        folders.push(path);
        waiting.push({ path, real: found.real, isLinked: open.isLinked || entry.isSymbolicLink() });
      }
    }
  }
  return { files: files.sort(), folders, refused };
}

function entriesOf(root: string, { path }: Open, refused: Refused[]): readonly Dirent[] {
  try {
    return readdirSync(join(root, path), { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === undefined || path === "") throw error;
    refused.push({ path, received: `a folder that cannot be read (${code})` });
    return [];
  }
}

/** Returns what a path leads to; the reason where it is not followed. */
function followed(
  path: string,
  entry: Dirent,
  { real: parent, isLinked }: Open,
  realRoot: string,
):
  | string
  | {
      readonly real: string;
      readonly stats: Pick<Stats, "isFile" | "isDirectory" | "isFIFO" | "isSocket" | "isSymbolicLink">;
    } {
  if (!entry.isSymbolicLink()) return { real: path, stats: entry };
  try {
    const real = realpathSync(path);
    const stats = statSync(real);
    if (!isWithin(real, realRoot)) return "a link that leads outside";
    if (stats.isDirectory() && isWithin(parent, real)) return "a link to a folder that it is in";
    if (stats.isDirectory() && isLinked) return "a link behind another link";
    return { real, stats };
  } catch (error) {
    return `a link that leads nowhere (${systemCodeOf(error) ?? "unreadable"})`;
  }
}
