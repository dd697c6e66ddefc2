import type { LoadedChronicle } from "../node/load-chronicles.js";
import type { ResponseHeaders } from "../response/headers.js";
import type { Route } from "../routes/route.js";
import { createService, type Service } from "../service.js";
import { askForFile, notFoundFile } from "./ask-for-file.js";
import { tableFiles, wholeListPath } from "./bulk-files.js";
import type { PlannedRoute } from "./plan.js";
import type { Progress } from "./progress.js";
import type { StaticFile } from "./static-file.js";
import { wholeListFile } from "./whole-list.js";

/** What a static copy is made of. */
export interface CopySource {
  readonly chronicles: readonly LoadedChronicle[];
  /** The routes to copy. */
  readonly routes: readonly Route[];
  /** Reads a table's file out of the data package of a chronicle. */
  readonly readTable: (chronicle: LoadedChronicle["chronicle"], file: string) => Uint8Array;
}

/**
 * Gives every file of the static copy, always in the same order: the resources of the API and the lists that it gives page
 * by page, the tables, and what answers everything else.
 *
 * @param source What is copied.
 * @param plan The routes and their paths.
 * @param progress Is told how far it is.
 */
export async function* copyFiles(
  { chronicles, routes, readTable }: CopySource,
  plan: readonly PlannedRoute[],
  progress: Progress,
): AsyncGenerator<StaticFile> {
  const service = createService({ catalogs: chronicles.map(({ catalog }) => catalog), routes });
  const headers = new Map<string, ResponseHeaders>();
  for (const planned of plan) {
    let files = 0;
    for await (const file of resourceFiles(service, planned, progress)) {
      files += 1;
      headers.set(chronicleOf(file.path), file.headers);
      yield file;
    }
    progress.finishPart(planned.path, files);
  }
  progress.finish();
  for (const loaded of chronicles) {
    const { chronicle } = loaded;
    yield* tableFiles(loaded, headers.get(chronicle.name) ?? {}, (file) => readTable(chronicle, file));
  }
  yield notFoundFile();
}

/** Gives what stands behind `/api/` or `/bulk/`. */
const chronicleOf = (path: string) => path.split("/")[2] ?? "";

async function* resourceFiles(
  service: Service,
  { resourcePaths, isPaged }: PlannedRoute,
  progress: Progress,
): AsyncGenerator<StaticFile> {
  for (const path of resourcePaths) {
    const file = await askForFile(service, path);
    if (file !== undefined) yield file;
    const whole = file && isPaged ? await wholeListFile(service, file, wholeListPath(path)) : undefined;
    if (whole !== undefined) yield whole;
    progress.advance();
  }
}
