import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { systemCodeOf } from "@gamedata/program";
import type { Datapack } from "./datapack.js";
import { decode } from "./encoding.js";

/** Larger files are refused before they are parsed; no file of a datapack is near this size. */
const LARGEST_FILE_BYTES = 64 * 1024 * 1024;

const BYTE_ORDER_MARK = "\uFEFF";

const causeOf = (error: unknown) => systemCodeOf(error) ?? "an unreadable file";

/**
 * Returns the line of a position in a text, from 1.
 *
 * @param offset The position, in UTF-16 units.
 */
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
  const { report, allowsByteOrderMark } = datapack;
  const bytes = readBytes(datapack, file);
  if (bytes === undefined) return undefined;
  const { text, unknown, faultAt } = decode(bytes);
  const isMarked = text.startsWith(BYTE_ORDER_MARK);
  if (isMarked && report.isStrict && !allowsByteOrderMark) {
    report.error({ file, line: 1 }, "encoding", "UTF-8 without a byte-order mark", "a byte-order mark");
    return undefined;
  }
  if (unknown !== undefined) report.error({ file, line: 1 }, "encoding", "a known one", unknown);
  if (faultAt !== undefined) {
    const position = { file, line: lineAt(text, faultAt) };
    report.error(position, "encoding", "the one that the file declares, or UTF-8", "other bytes");
    if (report.isStrict) return undefined;
  }
  return isMarked ? text.slice(BYTE_ORDER_MARK.length) : text;
}

function readBytes(datapack: Datapack, file: string): Buffer | undefined {
  const { root, report, locate } = datapack;
  if (isAbsent(datapack, file)) return undefined;
  try {
    const bytes = readFileSync(join(root, locate(file)));
    if (bytes.length <= LARGEST_FILE_BYTES) return bytes;
    report.error({ file, line: 1 }, "file size", `at most ${LARGEST_FILE_BYTES} bytes`, `${bytes.length} bytes`);
  } catch (error) {
    report.error({ file, line: 1 }, "file", "a readable file", causeOf(error));
  }
  return undefined;
}

/**
 * Lists the files of a folder whose names have an ending, by name. A missing or empty folder is an error.
 *
 * @param folder Path relative to the datapack's folder.
 * @param ending The ending of the file names, for example `.xml`.
 */
export function listFiles(datapack: Datapack, folder: string, ending: string): readonly string[] {
  return listNames(datapack, folder, ending, false);
}

/**
 * Lists the files of a folder, and of the folders in it, whose names have an ending, by path. A missing folder and one
 * without such a file are errors.
 *
 * @param folder Path relative to the datapack's folder.
 * @param ending The ending of the file names, for example `.xml`.
 */
export function listFilesBelow(datapack: Datapack, folder: string, ending: string): readonly string[] {
  return listNames(datapack, folder, ending, true);
}

function listNames(datapack: Datapack, folder: string, ending: string, recursive: boolean): readonly string[] {
  const { root, report, locate } = datapack;
  if (isAbsent(datapack, folder)) return [];
  try {
    const entries = readdirSync(join(root, locate(folder)), { recursive, encoding: "utf8" });
    const names = entries
      .map((name) => name.replaceAll(sep, "/"))
      .filter((name) => name.toLowerCase().endsWith(ending));
    if (names.length === 0) report.error({ file: folder, line: 1 }, "folder", `files named *${ending}`, "none");
    return names.sort().map((name) => `${folder}/${name}`);
  } catch (error) {
    report.error({ file: folder, line: 1 }, "folder", "a readable folder", causeOf(error));
    return [];
  }
}

/** Returns whether a datapack has a file or folder. */
export function hasFile({ root, locate }: Datapack, file: string): boolean {
  return existsSync(join(root, locate(file)));
}

/** Notes a file or folder that a datapack does not have as missing, unless the run is strict, in which it is an error. */
function isAbsent(datapack: Datapack, file: string): boolean {
  if (datapack.report.isStrict || hasFile(datapack, file)) return false;
  datapack.missing.add(file);
  return true;
}

/** Lists the files of a datapack, in its folder and below, by path relative to it. */
export function listAllFiles({ root }: Datapack): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}
