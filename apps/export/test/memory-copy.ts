import { readFileSync } from "node:fs";
import { createCatalog } from "@gamedata/core";
import { type Route, routeTable } from "@gamedata/http/service";
import { type Dataset, type TableName, tableFile, tables } from "@gamedata/schema";
import type { CopiedChronicle } from "../src/copy-files.js";
import { MANIFEST_FILE } from "../src/copy-folder.js";
import { exportCopy } from "../src/export-copy.js";
import { siteFiles } from "../src/site-files.js";
import { memoryFolder, sha256, silent } from "./copy.js";

const worker = new URL("../dist/browser/copy-worker.js", import.meta.url);
const names = Object.keys(tables).filter((name): name is TableName => name in tables);

const known = new WeakMap<readonly object[], Buffer>();
/** Gives the bytes of a table, which are hashed for the manifest and then copied. */
function bytesOf(rows: readonly object[]): Buffer {
  const bytes = known.get(rows) ?? Buffer.from(JSON.stringify(rows));
  known.set(rows, bytes);
  return bytes;
}

/** Lists the tables of a data set in its manifest, as a compiled one does. */
function listTables(dataset: Dataset): Dataset {
  const listed = names.map(
    (name) =>
      [name, { file: tableFile(name), rows: dataset[name].length, sha256: sha256(bytesOf(dataset[name])) }] as const,
  );
  return { ...dataset, manifest: { ...dataset.manifest, tables: Object.fromEntries(listed) } };
}

function chronicleOf(dataset: Dataset): CopiedChronicle {
  return {
    catalog: createCatalog(dataset),
    readTable(file) {
      const name = names.find((one) => tableFile(one) === file);
      return bytesOf(name === undefined ? [] : dataset[name]);
    },
  };
}

interface CopyOptions {
  readonly routes?: readonly Route[];
  readonly isCompact?: boolean;
  readonly baseUrl?: URL;
}

/** Writes a static copy of data sets into memory, with the explorer; by file name. */
export async function copyOf(
  given: readonly Dataset[],
  { routes = routeTable, isCompact = false, baseUrl }: CopyOptions = {},
): Promise<ReadonlyMap<string, Uint8Array>> {
  const datasets = given.map(listTables);
  const manifests = datasets.map(({ manifest }) => manifest);
  const folder = memoryFolder();
  await exportCopy(
    {
      chronicles: datasets.map(chronicleOf),
      routes,
      site: siteFiles({ manifests, worker: readFileSync(worker, "utf8"), iconsUrl: undefined, isCompact }),
      isCompact,
    },
    { folder, baseUrl, startProgress: () => silent },
  );
  return new Map([...folder.files, [MANIFEST_FILE, Buffer.from(folder.manifest())]]);
}
