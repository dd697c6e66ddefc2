import { type Dataset, type Manifest, type TableName, tableFile, tables } from "@gamedata/schema";

/** What the export writes before the program of a copy. */
export interface CopyFacts {
  /** The folder of the copy, relative to that of the program. */
  readonly root: string;
  /** The manifest of each chronicle of the copy. */
  readonly manifests: Readonly<Record<string, Manifest>>;
  /** Whether the files of the tables are compressed, and resources have no files. */
  readonly isCompact: boolean;
  /** Differs if the data or the site differs. */
  readonly version: string;
  /** The files of the site that are kept, beside its page, relative to the folder of the copy. */
  readonly site: readonly string[];
}

declare const self: { readonly gamedataCopy: CopyFacts; readonly location: { readonly href: string } };

export const facts: CopyFacts = self.gamedataCopy;

export const copy: URL = new URL(facts.root, self.location.href);

/** The first bytes of what gzip has compressed. */
const GZIP = [0x1f, 0x8b];

const names = Object.keys(tables).filter((name): name is TableName => name in tables);

/** The tables with the names that a search finds. */
const searched: readonly TableName[] = [
  "items",
  "npcs",
  "quests",
  "classes",
  "hennas",
  "armorSets",
  "locations",
  "regions",
  "skills",
  "recipes",
];
/** The file with what a search needs of other tables. */
const SEARCH_FILE = "search.json";

/** Unpacks the response; some hosts mark such a file so that the browser has unpacked it already. */
async function unpacked(response: Response): Promise<Response> {
  const blob = await response.blob();
  const head = new Uint8Array(await blob.slice(0, GZIP.length).arrayBuffer());
  const isPacked = GZIP.every((byte, index) => head[index] === byte);
  return new Response(isPacked ? blob.stream().pipeThrough(new DecompressionStream("gzip")) : blob);
}

export type FetchFile = (url: URL) => Promise<Response>;

function urlOf({ chronicle, dataVersion }: Manifest, file: string): URL {
  const path = `bulk/${chronicle}/${file}`;
  // The version keeps caches from mixing the tables of two releases.
  return new URL(facts.isCompact ? `${path}.gz?${dataVersion}` : path, copy);
}

const pathOf = (name: TableName) => `tables/${tableFile(name)}`;

export const tableUrls = (): readonly URL[] =>
  Object.values(facts.manifests).flatMap((manifest) =>
    [SEARCH_FILE, ...names.map(pathOf)].map((file) => urlOf(manifest, file)),
  );

/** Whether bytes have a hash; true where the browser computes none, since the page is not from a trustworthy host. */
async function hasHash(bytes: ArrayBuffer, sha256: string): Promise<boolean> {
  if (!("subtle" in crypto)) return true;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** The host has replaced a part of the copy since the page was loaded. */
export class OtherVersionError extends Error {
  constructor(part: string) {
    super(`${part} is of another version than this page; reload it.`);
  }
}

async function readFile(manifest: Manifest, file: string, fetchFile: FetchFile, sha256?: string): Promise<unknown> {
  const response = await fetchFile(urlOf(manifest, file));
  if (!response.ok) throw new Error(`${file} of ${manifest.chronicle} is not in the copy: status ${response.status}.`);
  const bytes = await (facts.isCompact ? await unpacked(response) : response).arrayBuffer();
  if (sha256 !== undefined && !(await hasHash(bytes, sha256)))
    throw new OtherVersionError(`${file} of ${manifest.chronicle}`);
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function readSearched(manifest: Manifest, fetchFile: FetchFile): Promise<unknown> {
  const searchedRows = await readFile(manifest, SEARCH_FILE, fetchFile);
  const { dataVersion, ...tables } = Object.assign({ dataVersion: "" }, searchedRows);
  if (dataVersion === manifest.dataVersion) return tables;
  throw new OtherVersionError(`${SEARCH_FILE} of ${manifest.chronicle}`);
}

/** The tables of a chronicle, which are read in two steps. */
export interface ReadTables {
  /** The tables that a search needs; of spawns and drops only which NPCs have any. */
  readonly search: Promise<Dataset>;
  readonly all: Promise<Dataset>;
}

/** Reads all tables of a chronicle, first those that a search needs; `onProgress` gets the share of the rows that are read, up to 1. */
export function readTables(manifest: Manifest, fetchFile: FetchFile, onProgress: (share: number) => void): ReadTables {
  const rowsOf = (name: TableName) => manifest.tables[name]?.rows ?? 0;
  const total = names.reduce((sum, name) => sum + rowsOf(name), 0);
  let read = 0;
  const readRows = async (chosen: readonly TableName[]): Promise<object> => {
    const entries = chosen.map(async (name) => {
      const rows = await readFile(manifest, pathOf(name), fetchFile, manifest.tables[name]?.sha256);
      read += rowsOf(name);
      onProgress(total === 0 ? 1 : read / total);
      return [name, rows] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  // The tables are those that the export has read and checked.
  const datasetOf = (...parts: readonly unknown[]) => Object.assign({ manifest }, ...parts) as Dataset;
  const first = readRows(searched);
  const rest = first.then(() => readRows(names.filter((name) => !searched.includes(name))));
  return {
    search: Promise.all([first, readSearched(manifest, fetchFile)]).then((parts) => datasetOf(...parts)),
    all: Promise.all([first, rest]).then((parts) => datasetOf(...parts)),
  };
}
