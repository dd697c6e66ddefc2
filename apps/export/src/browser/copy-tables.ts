import { type Dataset, type Manifest, type TableName, tableFile, tables } from "@gamedata/schema";
import { copy, facts } from "./copy-facts.js";

/** The first bytes of what gzip has compressed. */
const GZIP = [0x1f, 0x8b];

const names = Object.keys(tables).filter((name): name is TableName => name in tables);

/** Unpacks the response; some hosts mark such a file so that the browser has unpacked it already. */
async function unpacked(response: Response): Promise<Response> {
  const blob = await response.blob();
  const head = new Uint8Array(await blob.slice(0, GZIP.length).arrayBuffer());
  const isPacked = GZIP.every((byte, index) => head[index] === byte);
  return new Response(isPacked ? blob.stream().pipeThrough(new DecompressionStream("gzip")) : blob);
}

/** Gets a file of the copy. */
export type FetchFile = (url: URL) => Promise<Response>;

function tableUrl({ chronicle, dataVersion }: Manifest, name: TableName): URL {
  const path = `bulk/${chronicle}/tables/${tableFile(name)}`;
  // The version keeps caches from mixing the tables of two releases.
  return new URL(facts.isCompact ? `${path}.gz?${dataVersion}` : path, copy);
}

/** Lists the addresses of all tables of the copy. */
export const tableUrls = (): readonly URL[] =>
  Object.values(facts.manifests).flatMap((manifest) => names.map((name) => tableUrl(manifest, name)));

async function readTable(manifest: Manifest, name: TableName, fetchFile: FetchFile): Promise<[TableName, unknown]> {
  const { chronicle } = manifest;
  const response = await fetchFile(tableUrl(manifest, name));
  if (!response.ok) throw new Error(`The table ${name} of ${chronicle} is not in the copy: status ${response.status}.`);
  return [name, await (facts.isCompact ? await unpacked(response) : response).json()];
}

/**
 * Reads all tables of a chronicle.
 *
 * @param onProgress Is called with the share of the rows that are read, up to 1.
 */
export async function readDataset(
  manifest: Manifest,
  fetchFile: FetchFile,
  onProgress: (share: number) => void,
): Promise<Dataset> {
  const rowsOf = (name: TableName) => manifest.tables[name]?.rows ?? 0;
  const total = names.reduce((sum, name) => sum + rowsOf(name), 0);
  let read = 0;
  const rows = await Promise.all(
    names.map(async (name) => {
      const table = await readTable(manifest, name, fetchFile);
      read += rowsOf(name);
      onProgress(total === 0 ? 1 : read / total);
      return table;
    }),
  );
  // The tables are those that the export has read and checked.
  return { ...Object.fromEntries(rows), manifest } as Dataset;
}
