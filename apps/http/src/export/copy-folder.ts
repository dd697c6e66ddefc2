import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { ExportError } from "./export-error.js";

/** Says what the copy holds; it is written last, and is there only while the copy is whole. */
const MANIFEST_FILE = "export.json";
/** Files on their way; it is there only while the copy is not whole. */
const WORK_FOLDER = ".gamedata-export";

/** What became of a file. */
export type Outcome = "written" | "kept";

/** The folder that a static copy is written to. */
export interface CopyFolder {
  /** Puts a file in its place at once, whole; one that holds these bytes already is left alone. */
  put(file: string, content: Uint8Array | string): Outcome;
  /** Removes the files of a folder that are not in the copy, and says how many they were. */
  prune(folder: string, files: ReadonlySet<string>): number;
  /** Writes the manifest: the copy is whole. */
  finish(manifest: string): void;
}

/**
 * Opens the folder of a static copy: a new or empty one, or one that holds a copy, whole or not.
 *
 * @param root The path of the folder.
 * @throws {ExportError} When the folder holds something else.
 */
export function openCopyFolder(root: string): CopyFolder {
  const work = join(root, WORK_FOLDER);
  const manifest = join(root, MANIFEST_FILE);
  if (!existsSync(work) && !existsSync(manifest) && existsSync(root) && readdirSync(root).length > 0) {
    throw new ExportError(`The folder ${root} is not empty, and holds no earlier export; choose another one.`);
  }
  mkdirSync(work, { recursive: true });
  rmSync(manifest, { force: true });
  for (const left of readdirSync(work)) rmSync(join(work, left));
  const known = new Set<string>();

  function put(file: string, content: Uint8Array | string): Outcome {
    const body = typeof content === "string" ? Buffer.from(content) : content;
    const path = join(root, file);
    if (holds(path, body)) return "kept";
    const folder = dirname(path);
    if (!known.has(folder)) mkdirSync(folder, { recursive: true });
    known.add(folder);
    const unfinished = join(work, String(process.pid));
    writeFileSync(unfinished, body);
    renameSync(unfinished, path);
    return "written";
  }

  return {
    put,
    prune(folder, files) {
      const left = filesBelow(join(root, folder)).filter(
        (path) => !files.has(relative(root, path).replaceAll(sep, "/")),
      );
      for (const path of left) rmSync(path);
      return left.length;
    },
    finish(text) {
      put(MANIFEST_FILE, text);
      rmSync(work, { recursive: true });
    },
  };
}

function holds(path: string, body: Uint8Array): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === body.length && readFileSync(path).equals(body);
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}
