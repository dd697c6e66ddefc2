import type { Catalog } from "@gamedata/core";
import { createService, type ResponseHeaders, type Route, type Service } from "@gamedata/http/service";
import { counted, type Progress } from "@gamedata/program";
import type { GameServer } from "@gamedata/schema";
import { askForFile, notFoundFile } from "./ask-for-file.js";
import { bulkFiles, compressed, wholeListPath } from "./bulk-files.js";
import type { PlannedRoute } from "./plan.js";
import { NOT_FOUND_PATH, type StaticFile } from "./static-file.js";
import { wholeListFile } from "./unpaged-list.js";

/** A chronicle of a static copy. */
export interface CopiedChronicle {
  readonly catalog: Catalog;
  /** Reads the file of a table of the data set, for example `items.json`. */
  readonly readTable: (file: string) => Uint8Array;
}

/** The source of a static copy. */
export interface CopySource {
  readonly chronicles: readonly CopiedChronicle[];
  /** The routes to copy. */
  readonly routes: readonly Route[];
  /** Whether only resources of the whole service have files, and the tables are compressed. */
  readonly isCompact: boolean;
  /** The game server that the copy belongs to. */
  readonly gameServer?: GameServer | undefined;
  /** The files of the site for browsers. */
  readonly site: readonly StaticFile[];
}

/**
 * Yields every file of the static copy, always in the same order: the resources of the API, each paged list followed by the
 * whole list; the tables, and what a search needs of them; the site; the file for requests without a file, which is the page of the site if
 * that can be.
 */
export async function* copyFiles(
  { chronicles, routes, isCompact, gameServer, site }: CopySource,
  plan: readonly PlannedRoute[],
  progress: Progress,
): AsyncGenerator<StaticFile> {
  const service = createService({ catalogs: chronicles.map(({ catalog }) => catalog), routes, gameServer });
  const headers = new Map<string, ResponseHeaders>();
  let requested = 0;
  for (const { path, resourcePaths, isPaged } of plan) {
    let files = 0;
    for (const resourcePath of resourcePaths) {
      for await (const file of resourceFiles(service, resourcePath, isPaged)) {
        files += 1;
        headers.set(chronicleOf(file.path), file.headers);
        yield file;
      }
      requested += 1;
      progress.show(requested);
    }
    progress.line(`${path}: ${counted(files, "file")}`);
  }
  progress.finish();
  for (const { catalog, readTable } of chronicles) {
    for (const file of bulkFiles(catalog, headers.get(catalog.chronicle) ?? {}, readTable)) {
      yield isCompact ? compressed(file) : file;
    }
  }
  if (site.every(({ path }) => path !== NOT_FOUND_PATH)) yield notFoundFile(service);
  yield* site;
}

/** Returns the segment after `/api/` or `/bulk/`. */
const chronicleOf = (path: string) => path.split("/")[2] ?? "";

async function* resourceFiles(service: Service, path: string, isPaged: boolean): AsyncGenerator<StaticFile> {
  const file = await askForFile(service, path);
  if (file === undefined) return;
  yield file;
  const whole = isPaged ? await wholeListFile(service, file, wholeListPath(path)) : undefined;
  if (whole !== undefined) yield whole;
}
