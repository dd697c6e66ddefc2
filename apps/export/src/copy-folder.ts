import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { ProgramError } from "@gamedata/program";

/** The list of all files. It is written last, so that it exists only while the copy is complete. */
const MANIFEST_FILE = "export.json";
/** The folder of unfinished files; it exists only while the copy is incomplete. */
const WORK_FOLDER = ".gamedata-export";

/** Whether a file was written, or had the right content already. */
export type Outcome = "written" | "kept";

/** The folder of a static copy. */
export interface CopyFolder {
  /** Writes a file atomically, unless it has this content already. */
  put(file: string, content: Uint8Array | string): Outcome;
  /** Removes the files below `folder` that are not listed, and returns their number. */
  prune(folder: string, files: ReadonlySet<string>): number;
  /** Writes the manifest, which marks the copy as complete. */
  finish(manifest: string): void;
}

/**
 * Opens the folder of a static copy: a new or empty one, or one with a complete or incomplete copy.
 *
 * @throws {ProgramError} If the folder contains anything else.
 */
export function openCopyFolder(root: string): CopyFolder {
  const work = join(root, WORK_FOLDER);
  const manifest = join(root, MANIFEST_FILE);
  if (!existsSync(work) && !existsSync(manifest) && existsSync(root) && readdirSync(root).length > 0) {
    throw new ProgramError(`The folder ${root} is not empty, and holds no earlier export; choose another one.`);
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
