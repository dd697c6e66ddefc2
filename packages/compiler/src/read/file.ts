import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { readRegularFile, systemCodeOf, UnreadableFile } from "@gamedata/program";
import type { Datapack } from "./datapack.js";
import { decode } from "./encoding.js";
import { LARGEST_FILE_BYTES } from "./raw-text.js";
import { isWithin, type Refused, walk } from "./walk.js";

const BYTE_ORDER_MARK = "\uFEFF";

const causeOf = (error: unknown) => systemCodeOf(error) ?? "an unreadable file";

/** Returns the line of a position in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let next = text.indexOf("\n"); next !== -1 && next < offset; next = text.indexOf("\n", next + 1)) line += 1;
  return line;
}

/**
 * Reads a file of a datapack as text, in the encoding that it declares. A missing, unreadable or oversized file, an unknown encoding, bytes
 * that are not of it, and a byte-order mark in a datapack that allows none are errors.
 *
 * @param file Path relative to the datapack's folder.
 */
export function readText(datapack: Datapack, file: string): string | undefined {
  const { report, defaults } = datapack;
  const bytes = readBytes(datapack, file);
  if (bytes === undefined) return undefined;
  const { text, encoding, unknown, faultAt } = decode(bytes);
  const isMarked = text.startsWith(BYTE_ORDER_MARK);
  if (isMarked && report.isStrict && defaults.allowsByteOrderMark !== true)
    return report.refuse({ file, line: 1 }, "encoding", "UTF-8 without a byte-order mark", "a byte-order mark");
  if (unknown !== undefined) report.error({ file, line: 1 }, "encoding", "a known one", unknown);
  if (faultAt !== undefined) {
    const position = { file, line: lineAt(text, faultAt) };
    report.error(
      position,
      "encoding",
      "bytes of its encoding",
      `others than ${encoding}: declare what it is in, or save it so`,
    );
    if (report.isStrict) return undefined;
  }
  return isMarked ? text.slice(BYTE_ORDER_MARK.length) : text;
}

function readBytes(datapack: Datapack, file: string): Buffer | undefined {
  const { root, report, locate } = datapack;
  if (isAbsent(datapack, file)) return undefined;
  const position = { file, line: 1 };
  try {
    const path = realpathSync(join(root, locate(file)));
    if (isWithin(path, realpathSync(root))) return readRegularFile(path, LARGEST_FILE_BYTES);
    report.error(position, "file", "a file inside of the datapack", "a link that leads outside");
  } catch (error) {
    if (error instanceof UnreadableFile) report.error(position, "file", error.expected, error.received);
    else report.error(position, "file", "a readable file", causeOf(error));
  }
  report.loseFile(position);
  return undefined;
}

/** Lists the files of a folder whose names have an ending, by name. A missing or empty folder is an error. */
export function listFiles(datapack: Datapack, folder: string, ending: string): readonly string[] {
  return listNames(datapack, folder, ending, false);
}

/**
 * Lists the files of a folder, and of the folders in it, whose names have an ending, by path. A missing folder and one
 * without such a file are errors.
 */
export function listFilesBelow(datapack: Datapack, folder: string, ending: string): readonly string[] {
  return listNames(datapack, folder, ending, true);
}

function listNames(datapack: Datapack, folder: string, ending: string, recursive: boolean): readonly string[] {
  const { root, report, locate, isOff } = datapack;
  if (isAbsent(datapack, folder)) return [];
  const refuse = (expected: string, received: string) =>
    report.error({ file: folder, line: 1 }, "folder", expected, received);
  try {
    const path = locate(folder);
    const isInside = isWithin(realpathSync(join(root, path)), realpathSync(root));
    if (!isInside) return refuse("a folder inside of the datapack", "a link that leads outside");
    const names = (recursive ? namesBelow(root, path) : readdirSync(join(root, path))).filter(
      (name) => name.toLowerCase().endsWith(ending) && !isOff(`${path}/${name}`),
    );
    if (names.length === 0) refuse(`files named *${ending}`, "none");
    return names.sort().map((name) => `${folder}/${name}`);
  } catch (error) {
    return refuse("a readable folder", causeOf(error));
  }
}

/** Lists what is below a folder, by the paths from it: its files, and links that lead outside and the like, so that reading these is an error. */
function namesBelow(root: string, folder: string): string[] {
  const { files, refused } = walk(root, folder);
  return [...files, ...refused.map(({ path }) => path)].map((path) => path.slice(folder.length + 1));
}

export function hasFile({ root, locate, isOff }: Datapack, file: string): boolean {
  const path = locate(file);
  return !isOff(path) && existsSync(join(root, path));
}

/** Notes a file or folder that a datapack does not have as missing, unless the run is strict, in which it is an error. */
function isAbsent(datapack: Datapack, file: string): boolean {
  if (datapack.report.isStrict || hasFile(datapack, file)) return false;
  datapack.missing.add(file);
  return true;
}

/** Warns of everything in a datapack's folder that is neither a file nor a folder, or leads outside, unless an error has told so. */
export function warnOfRefused({ report, locate }: Datapack, refused: readonly Refused[]): void {
  const known = new Set(report.diagnostics.map(({ file }) => locate(file)));
  for (const { path, received } of refused) {
    if (!known.has(path))
      report.warn({ file: path, line: 1 }, "file", "a file or folder inside of the datapack", received);
  }
}
