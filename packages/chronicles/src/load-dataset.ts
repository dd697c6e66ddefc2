import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describeIssue, ProgramError, reasonOf } from "@gamedata/program";
import { type Dataset, type Manifest, manifest as manifestSchema, SCHEMA_VERSION, tables } from "@gamedata/schema";
import * as v from "valibot";
import type { Chronicle } from "./chronicles.js";

/** Returns the path of a file that a package exports, for example `@gamedata/interlude/manifest.json`. */
export type ResolveFile = (exportedFile: string) => string;

/**
 * Loads the data set of a chronicle. Each table is read once; its hash is checked against the manifest before it is parsed.
 *
 * @throws {ProgramError} If a table or the manifest is missing, altered or malformed; the message names it.
 */
export function loadDataset(chronicle: Chronicle, resolve: ResolveFile): Dataset {
  const { name, packageName } = chronicle;
  const manifest = readManifest(chronicle, resolve);
  const dataset: Record<string, unknown> = { manifest };
  for (const [table, { file, sha256 }] of Object.entries(manifest.tables)) {
    const bytes = readExported(name, `table ${table}`, () => resolve(`${packageName}/tables/${file}`));
    if (createHash("sha256").update(bytes).digest("hex") !== sha256) {
      throw new ProgramError(`The table ${table} of the data set ${name} is not the one that its manifest describes.`);
    }
    dataset[table] = parseTable(name, table, bytes);
  }
  if (hasEveryTable(dataset)) return dataset;
  throw new ProgramError(`The manifest of the data set ${name} describes tables that are no lists of rows.`);
}

function parseTable(chronicle: string, table: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    throw new ProgramError(`The table ${table} of the data set ${chronicle} cannot be parsed: ${reasonOf(error)}.`);
  }
}

/** Does not check the rows: equal hashes show that they are the ones that the compiler checked and wrote. */
function hasEveryTable(dataset: object): dataset is Dataset {
  const rowsByTable = new Map<string, unknown>(Object.entries(dataset));
  return Object.keys(tables).every((table) => Array.isArray(rowsByTable.get(table)));
}

function readManifest({ name, packageName }: Chronicle, resolve: ResolveFile): Manifest {
  const text = readExported(name, "manifest", () => resolve(`${packageName}/manifest.json`)).toString("utf8");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success)
    throw new ProgramError(`The manifest of the data set ${name} is malformed: ${describeIssue(parsed.issues[0])}.`);
  const manifest = parsed.output;
  if (manifest.schemaVersion !== SCHEMA_VERSION) {
    throw new ProgramError(
      `The data set ${name} has schema version ${manifest.schemaVersion}; this server reads version ${SCHEMA_VERSION}.`,
    );
  }
  const missing = Object.keys(tables).find((table) => !(table in manifest.tables));
  if (missing === undefined) return manifest;
  throw new ProgramError(`The data set ${name} has no table ${missing}.`);
}

function readExported(chronicle: string, part: string, pathOf: () => string): Buffer {
  try {
    return readFileSync(pathOf());
  } catch (error) {
    throw new ProgramError(`The ${part} of the data set ${chronicle} cannot be read: ${reasonOf(error)}.`);
  }
}
