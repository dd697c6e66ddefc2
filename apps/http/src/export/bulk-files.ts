import type { LoadedChronicle } from "../node/load-chronicles.js";
import { OK } from "../response/status.js";
import type { StaticFile } from "./static-file.js";

/** Where files lie that the API has no resource for: whole tables, and lists that it gives page by page. */
const BULK_ROOT = "/bulk/";

/**
 * Gives the path of the file that holds a paged list whole.
 *
 * @param listPath The path of the list in the API, with its chronicle.
 */
export function wholeListPath(listPath: string): string {
  const [, , chronicle, ...rest] = listPath.split("/");
  return `${BULK_ROOT}${chronicle}/lists/${rest.join("/")}.json`;
}

/**
 * Gives every table of a data set as a file: the very bytes of the data package.
 *
 * @param chronicle The chronicle.
 * @param headers The headers to serve the tables with.
 * @param readTable Reads a table's file.
 */
export function* tableFiles(
  { chronicle, dataset }: LoadedChronicle,
  headers: StaticFile["headers"],
  readTable: (file: string) => Uint8Array,
): Generator<StaticFile> {
  for (const { file } of Object.values(dataset.manifest.tables)) {
    yield { path: `${BULK_ROOT}${chronicle.name}/tables/${file}`, status: OK, headers, body: readTable(file) };
  }
}
