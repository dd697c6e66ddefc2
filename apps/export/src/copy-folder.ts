import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { isOfReplacement, makeFolder, ProgramError, refuseOtherRuns, unfinishedName } from "@gamedata/program";
import * as v from "valibot";

/** The list of all files. It is written last, so that it exists only while the copy is complete. */
export const MANIFEST_FILE = "export.json";
/** The folder of unfinished files; it exists only while the copy is incomplete. */
const WORK_FOLDER = ".gamedata-export";
/** In it, the list of the complete copy that was there before. */
const FORMER_FILE = "former.json";
/** In it, each run has a folder with the id of its process as the name. */
const UNFINISHED = { prefix: "", suffix: "" };

/** Whether a file was written, or had the right content already. */
export type Outcome = "written" | "kept";

export interface CopyFolder {
  /** Writes a file atomically, unless it has this content already. */
  put(file: string, content: Uint8Array | string): Outcome;
  /** Removes the files of the copy before, and all others below `folders`, that are not listed; returns their number. */
  prune(folders: readonly string[], files: ReadonlySet<string>): number;
  /** Writes the manifest, which marks the copy as complete. */
  finish(manifest: string): void;
}

/** The manifest of CSV files, which are not listed. */
const csvManifest = v.pipe(v.string(), v.parseJson(), v.strictObject({ dataVersions: v.unknown() }));

/**
 * Refuses a folder of something else, or with an export of the other kind.
 *
 * @throws {ProgramError} If the folder is not empty, and has no complete or incomplete export of the kind.
 */
export function requireExportFolder(root: string, kind: "copy" | "csv"): void {
  if (!existsSync(root)) return;
  const names = readdirSync(root);
  const isOwn = (name: string) => name === WORK_FOLDER || name === MANIFEST_FILE || isOfReplacement(name);
  if (names.length > 0 && !names.some(isOwn))
    throw new ProgramError(`The folder ${root} is not empty, and holds no earlier export; choose another one.`);
  const manifest = join(root, MANIFEST_FILE);
  const holdsCsv = names.includes(MANIFEST_FILE) && v.is(csvManifest, readFileSync(manifest, "utf8"));
  const holdsCopy = names.includes(WORK_FOLDER) || listedFiles(manifest).length > 0;
  if (kind === "copy" ? holdsCsv : holdsCopy)
    throw new ProgramError(`The folder ${root} holds ${holdsCsv ? "CSV files" : "a static copy"}; choose another one.`);
}

/**
 * Opens the folder of a static copy: a new or empty one, or one with a complete or incomplete copy. What a killed run was writing is
 * removed.
 *
 * @throws {ProgramError} If the folder contains anything else, or another run is writing to it.
 */
export function openCopyFolder(root: string): CopyFolder {
  const work = join(root, WORK_FOLDER);
  const manifest = join(root, MANIFEST_FILE);
  requireExportFolder(root, "copy");
  const own = join(work, unfinishedName(UNFINISHED));
  rmSync(own, { recursive: true, force: true });
  // Before the look for other runs, so that of two runs at once each sees the other.
  makeFolder(own);
  try {
    refuseOtherRuns(work, UNFINISHED);
  } catch (error) {
    rmSync(own, { recursive: true });
    throw error;
  }
  const former = join(work, FORMER_FILE);
  if (existsSync(manifest)) renameSync(manifest, former);
  const known = new Set<string>();

  function put(file: string, content: Uint8Array | string): Outcome {
    const body = typeof content === "string" ? Buffer.from(content) : content;
    const path = join(root, file);
    if (holds(path, body)) return "kept";
    const folder = dirname(path);
    if (!known.has(folder)) makeFolder(folder);
    known.add(folder);
    const unfinished = join(own, "file");
    writeFileSync(unfinished, body);
    renameSync(unfinished, path);
    return "written";
  }

  return {
    put,
    prune(folders, files) {
      const below = folders.flatMap((folder) => filesBelow(join(root, folder)));
      const there = new Set([...below, ...listedFiles(former).map((file) => join(root, file))]);
      const left = [...there].filter((path) => {
        const file = relative(root, path).replaceAll(sep, "/");
        return !files.has(file) && !file.startsWith("../") && existsSync(path);
      });
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

const listed = v.pipe(v.string(), v.parseJson(), v.object({ files: v.array(v.object({ file: v.string() })) }));

/** Returns the files that a manifest lists; none without one. */
function listedFiles(manifest: string): readonly string[] {
  if (!existsSync(manifest)) return [];
  const { success, output } = v.safeParse(listed, readFileSync(manifest, "utf8"));
  return success ? output.files.map(({ file }) => file) : [];
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}
