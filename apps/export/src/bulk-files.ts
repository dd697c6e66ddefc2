import { constants, gzipSync } from "node:zlib";
import type { Catalog } from "@gamedata/core";
import { OK } from "@gamedata/http/service";
import type { NpcId } from "@gamedata/schema";
import type { StaticFile } from "./static-file.js";

/** The folder of the files that are not resources of the API: whole tables, and whole lists. */
const BULK_ROOT = "/bulk/";

/** Returns the path of the file with a whole paged list, for the path of the list in the API. */
export function wholeListPath(listPath: string): string {
  const [, , chronicle, ...rest] = listPath.split("/");
  return `${BULK_ROOT}${chronicle}/lists/${rest.join("/")}.json`;
}

/** Yields every table of a data set as a file, with the bytes of the data package; and what a search needs of two of them. */
export function* bulkFiles(
  { chronicle, manifest, dataset }: Catalog,
  headers: StaticFile["headers"],
  readTable: (file: string) => Uint8Array,
): Generator<StaticFile> {
  const fileOf = (path: string, body: Uint8Array) => ({
    path: `${BULK_ROOT}${chronicle}/${path}`,
    status: OK,
    headers,
    body,
  });
  for (const { file } of Object.values(manifest.tables)) yield fileOf(`tables/${file}`, readTable(file));
  // The first answer in the browser need not wait for these tables: names of NPCs depend on which NPCs are in them.
  const npcsOf = (rows: readonly { readonly npcId: NpcId }[]) =>
    Array.from(new Set(rows.map(({ npcId }) => npcId)), (npcId) => ({ npcId }));
  const searched = { dataVersion: manifest.dataVersion, spawns: npcsOf(dataset.spawns), drops: npcsOf(dataset.drops) };
  yield fileOf("search.json", Buffer.from(JSON.stringify(searched)));
}

/** Compresses a file; the program of the copy unpacks it, so that no host needs to. */
export function compressed(file: StaticFile): StaticFile {
  const body = gzipSync(file.body, { level: constants.Z_BEST_COMPRESSION });
  return { ...file, path: `${file.path}.gz`, headers: { "content-type": "application/gzip" }, body };
}
