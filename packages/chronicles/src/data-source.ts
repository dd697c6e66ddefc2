import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describeIssue, ProgramError, readRegularFile, reasonOf } from "@gamedata/program";
import { type Manifest, manifest as manifestSchema, SCHEMA_VERSION, tables } from "@gamedata/schema";
import * as v from "valibot";
import type { PackagedChronicle } from "./chronicles.js";

/** Returns the path of a file that a package exports, for example `@gamedata/interlude/manifest.json`. */
export type ResolveFile = (exportedFile: string) => string;

export interface DataSource {
  /** How messages name the data set, for example `the data set interlude`. */
  readonly label: string;
  /** Returns the path of a file of the data set, for example of `tables/items.json`. */
  readonly pathOf: (file: string) => string;
}

const sourceIn = (folder: string, label: string): DataSource => ({ label, pathOf: (file) => join(folder, file) });

/** Returns the data set of a package; `undefined` if it is not installed, which one with missing files is. */
export function packageSource({ name, packageName }: PackagedChronicle, resolve: ResolveFile): DataSource | undefined {
  try {
    // Resolving each file would take as long as reading it.
    return sourceIn(dirname(resolve(`${packageName}/package.json`)), `the data set ${name}`);
  } catch {
    return undefined;
  }
}

export const folderSource = (folder: string): DataSource => sourceIn(folder, `the data set in ${folder}`);

/**
 * Reads the manifest of a data set.
 *
 * @throws {ProgramError} If it is missing or malformed, lacks a table, or has another schema version.
 */
export function readManifest(source: DataSource): Manifest {
  const { label } = source;
  const text = readDataFile(source, "manifest", "manifest.json").toString("utf8");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success)
    throw new ProgramError(`The manifest of ${label} is malformed: ${describeIssue(parsed.issues[0])}.`);
  const manifest = parsed.output;
  if (manifest.schemaVersion !== SCHEMA_VERSION) {
    throw new ProgramError(
      `${capitalized(label)} has schema version ${manifest.schemaVersion}; this server reads version ${SCHEMA_VERSION}.`,
    );
  }
  const missing = Object.keys(tables).find((table) => !(table in manifest.tables));
  if (missing === undefined) return manifest;
  throw new ProgramError(`${capitalized(label)} has no table ${missing}.`);
}

/**
 * Reads a file of a data set.
 *
 * @param part The content of the file, for the message.
 * @throws {ProgramError} If it cannot be read, or is no file: a pipe has no end.
 */
export function readDataFile({ label, pathOf }: DataSource, part: string, file: string): Buffer {
  try {
    return readRegularFile(pathOf(file));
  } catch (error) {
    throw new ProgramError(`The ${part} of ${label} cannot be read: ${reasonOf(error)}.`);
  }
}

/** Returns the bytes of all tables of a data set; a table that is missing is named when it is read. */
export const tableBytesOf = ({ pathOf }: DataSource, { tables: described }: Manifest): number =>
  Object.values(described).reduce(
    (sum, { file }) => sum + (statSync(pathOf(`tables/${file}`), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
