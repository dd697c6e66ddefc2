import { readFileSync } from "node:fs";
import { createCatalog } from "@gamedata/core";
import { type Route, routeTable } from "@gamedata/http/service";
import { type Dataset, type TableName, tableFile, tables } from "@gamedata/schema";
import { exportCopy } from "../../src/export-copy.js";
import { siteFiles } from "../../src/site-files.js";
import { memoryFolder, silent } from "../copy.js";

const worker = new URL("../../dist/browser/copy-worker.js", import.meta.url);
const names = Object.keys(tables).filter((name): name is TableName => name in tables);

/** Writes a static copy of a data set into memory, with the explorer; by file name. */
export async function copyOf(
  dataset: Dataset,
  routes: readonly Route[] = routeTable,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const listed = names.map(
    (name) => [name, { file: tableFile(name), rows: dataset[name].length, sha256: "" }] as const,
  );
  const manifest = { ...dataset.manifest, tables: Object.fromEntries(listed) };
  const readTable = (file: string) => {
    const name = names.find((one) => tableFile(one) === file);
    return Buffer.from(JSON.stringify(name === undefined ? [] : dataset[name]));
  };
  const folder = memoryFolder();
  const whole = { ...dataset, manifest };
  await exportCopy(
    {
      chronicles: [{ catalog: createCatalog(whole), readTable }],
      routes,
      site: siteFiles({ manifests: [manifest], worker: readFileSync(worker, "utf8"), iconsUrl: undefined }),
    },
    { folder, baseUrl: undefined, startProgress: () => silent },
  );
  return folder.files;
}
