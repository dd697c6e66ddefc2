import { setImmediate } from "node:timers/promises";
import { type Catalog, createCatalog, prepareCatalog } from "@gamedata/core";
import { describeIssue, ProgramError, readRegularFile, reasonOf } from "@gamedata/program";
import { type Manifest, type TextOverlay, textOverlay } from "@gamedata/schema";
import * as v from "valibot";
import { packagedChronicles } from "./chronicles.js";
import {
  type DataSource,
  folderSource,
  packageSource,
  type ResolveFile,
  readDataFile,
  readManifest,
  tableBytesOf,
} from "./data-source.js";
import { checkHeap, HEAP_OF_TABLES } from "./heap.js";
import { checkTables, openDataset } from "./open-dataset.js";
import type { Selection } from "./selection.js";

/** A chronicle whose manifest was checked, and whose tables are loaded when they are first needed. */
export interface Chronicle {
  readonly name: string;
  readonly manifest: Manifest;
  /**
   * The catalog. The first query that needs a table reads it, checks its hash and parses it; the query throws a `ProgramError`
   * if the table is missing, altered or malformed.
   */
  readonly catalog: Catalog;
  /**
   * Reads all tables and checks their hashes, before any of them is needed. The bytes are kept until they are parsed, so that no
   * file is needed any more.
   *
   * @throws {ProgramError} If a table is missing or altered; the message names it.
   */
  readonly check: () => void;
  /**
   * Loads the tables that no query needed yet and builds the indexes that take longest: a step of some milliseconds for each
   * turn of the event loop, so that requests are answered in between.
   *
   * @param signal Once it is aborted the rest is left to the queries that need it: no step is taken any more, without an error.
   * @throws {ProgramError} If a table is missing, altered or malformed.
   */
  readonly prepare: (signal?: AbortSignal) => Promise<void>;
  /** Reads the file of a table, for example `items.json`. */
  readonly readTable: (file: string) => Uint8Array;
}

/** The form of a name that is part of URLs, without escaping. */
const nameForm = /^\w[\w.-]*$/u;
/** The names after `/` and `/api/` that belong to the service. */
const RESERVED_NAMES: readonly string[] = ["api", "assets", "chronicles", "healthz", "openapi.json"];

interface Opened {
  readonly source: DataSource;
  readonly manifest: Manifest;
}

/**
 * Loads a text overlay from a file.
 *
 * @throws {ProgramError} If the file cannot be read, is not a text overlay, or belongs to a chronicle that is not served.
 */
function loadTextOverlay(path: string, chronicles: readonly string[]): TextOverlay {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), textOverlay), readText(path));
  if (!parsed.success)
    throw new ProgramError(`TEXT_OVERLAY ${path} is no text overlay: ${describeIssue(parsed.issues[0])}.`);
  const { chronicle } = parsed.output;
  if (chronicles.includes(chronicle)) return parsed.output;
  throw new ProgramError(`TEXT_OVERLAY ${path} is about ${chronicle}; the server serves ${chronicles.join(", ")}.`);
}

function readText(path: string): string {
  try {
    return readRegularFile(path).toString("utf8");
  } catch (error) {
    throw new ProgramError(`TEXT_OVERLAY ${path} cannot be read: ${reasonOf(error)}.`);
  }
}

/**
 * Finds the data sets to serve and checks their manifests: the given folders, or else every installed package. The tables of folders
 * are checked, too: their hashes, and every row unless the selection trusts them. Of packages, whose rows were checked before they were
 * published, the hash of a table is checked when it is loaded.
 *
 * @param heapOfTables MiB of heap that the program needs for each MiB of tables.
 * @returns The chronicles, the default one first.
 * @throws {ProgramError} If a data set or the overlay is not valid, the selection names a chronicle that is not there, or the heap is too
 * small for those that it names.
 */
export function openChronicles(
  selection: Selection,
  resolve: ResolveFile,
  heapOfTables: number = HEAP_OF_TABLES.answers,
): readonly Chronicle[] {
  const { folders, textOverlay, trustsData = false } = selection;
  const chosen = select(find(selection, resolve), selection);
  checkHeap(
    chosen.map(({ source, manifest }) => tableBytesOf(source, manifest)),
    heapOfTables,
  );
  if (folders !== undefined) for (const { source, manifest } of chosen) checkTables(source, manifest, !trustsData);
  const names = chosen.map(({ manifest }) => manifest.chronicle);
  const text = textOverlay === undefined ? undefined : loadTextOverlay(textOverlay, names);
  return chosen.map((opened) => chronicleOf(opened, text));
}

export const chronicleNames = (selection: Selection, resolve: ResolveFile): readonly string[] =>
  find(selection, resolve).map(({ manifest }) => manifest.chronicle);

const find = ({ folders }: Selection, resolve: ResolveFile): readonly Opened[] =>
  folders === undefined ? openPackages(resolve) : openFolders(folders);

function openPackages(resolve: ResolveFile): readonly Opened[] {
  const installed = packagedChronicles.flatMap((chronicle) => packageSource(chronicle, resolve) ?? []);
  if (installed.length === 0) {
    const packages = packagedChronicles.map(({ packageName }) => packageName).join(" or ");
    throw new ProgramError(`No chronicle is installed; install ${packages}, or set DATA to the folder of a data set.`);
  }
  return installed.map((source) => ({ source, manifest: readManifest(source) }));
}

function openFolders(folders: readonly string[]): readonly Opened[] {
  const byName = new Map<string, Opened>();
  for (const source of folders.map(folderSource)) {
    const manifest = readManifest(source);
    const { chronicle } = manifest;
    const other = byName.get(chronicle);
    if (other !== undefined) {
      const labels = `${other.source.label} and ${source.label}`;
      throw new ProgramError(
        `DATA has the chronicle ${chronicle} twice: ${labels}; each chronicle must be there once.`,
      );
    }
    if (!nameForm.test(chronicle) || RESERVED_NAMES.includes(chronicle)) {
      const allowed = `letters, digits, ".", "-" and "_", and not ${RESERVED_NAMES.slice(0, -1).join(", ")} or ${RESERVED_NAMES.at(-1)}`;
      throw new ProgramError(
        `The chronicle in manifest.json of ${source.label} is ${JSON.stringify(chronicle)}; it must be ${allowed}.`,
      );
    }
    byName.set(chronicle, { source, manifest });
  }
  return [...byName.values()];
}

function select(found: readonly Opened[], { chronicles }: Selection): readonly Opened[] {
  return (
    chronicles?.map((name) => {
      const opened = found.find(({ manifest }) => manifest.chronicle === name);
      if (opened !== undefined) return opened;
      const there = found.map(({ manifest }) => manifest.chronicle).join(", ");
      throw new ProgramError(`CHRONICLES has ${JSON.stringify(name)}; it must be one of ${there}.`);
    }) ?? found
  );
}

function chronicleOf({ source, manifest }: Opened, text: TextOverlay | undefined): Chronicle {
  const name = manifest.chronicle;
  const { dataset, check, readInSteps } = openDataset(source, manifest);
  const catalog = createCatalog(dataset, { text: text?.chronicle === name ? text : undefined });
  return {
    name,
    manifest,
    catalog,
    check,
    async prepare(signal) {
      for (const steps of [readInSteps(), prepareCatalog(catalog)]) {
        while (signal?.aborted !== true && steps.next().done !== true) await setImmediate();
      }
    },
    readTable: (file) => readDataFile(source, `file ${file}`, `tables/${file}`),
  };
}
