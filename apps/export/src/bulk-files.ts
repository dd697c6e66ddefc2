import { constants, gzipSync } from "node:zlib";
import type { Catalog } from "@gamedata/core";
import { OK } from "@gamedata/http/service";
import type { StaticFile } from "./static-file.js";

/** The folder of the files that are not resources of the API: whole tables, and whole lists. */
const BULK_ROOT = "/bulk/";

/** Returns the path of the file with a whole paged list, for the path of the list in the API. */
export function wholeListPath(listPath: string): string {
  const [, , chronicle, ...rest] = listPath.split("/");
  return `${BULK_ROOT}${chronicle}/lists/${rest.join("/")}.json`;
}

/** Yields every table of a data set as a file, with the bytes of the data package. */
export function* tableFiles(
  { chronicle, manifest }: Catalog,
  headers: StaticFile["headers"],
  readTable: (file: string) => Uint8Array,
): Generator<StaticFile> {
  for (const { file } of Object.values(manifest.tables)) {
    yield { path: `${BULK_ROOT}${chronicle}/tables/${file}`, status: OK, headers, body: readTable(file) };
  }
}

/** Compresses the file of a table; the program of the copy unpacks it, so that no host needs to. */
export function compressedTable(file: StaticFile): StaticFile {
  const body = gzipSync(file.body, { level: constants.Z_BEST_COMPRESSION });
  return { ...file, path: `${file.path}.gz`, headers: { "content-type": "application/gzip" }, body };
}
