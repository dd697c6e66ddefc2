import { type Catalog, createCatalog } from "@gamedata/core";
import { createService, type ServiceResponse } from "@gamedata/http/service";
import { facts } from "./copy-facts.js";
import { type FetchFile, readDataset } from "./copy-tables.js";

/** How the tables of the copy are read. */
export interface Reading {
  readonly fetchFile: FetchFile;
  /** Is called with the share of the tables that are read, up to 1. */
  readonly onProgress: (share: number) => void;
}

const catalogs = new Map<string, Promise<Catalog>>();

async function openCatalog(chronicle: string, { fetchFile, onProgress }: Reading): Promise<Catalog> {
  const manifest = facts.manifests[chronicle];
  if (manifest === undefined) throw new Error(`The copy has no chronicle ${chronicle}.`);
  return createCatalog(await readDataset(manifest, fetchFile, onProgress));
}

function catalogOf(chronicle: string, reading: Reading): Promise<Catalog> {
  const catalog = catalogs.get(chronicle) ?? openCatalog(chronicle, reading);
  catalogs.set(chronicle, catalog);
  // After a failure, for example without a connection, the next request reads the tables again.
  catalog.catch(() => catalogs.delete(chronicle));
  return catalog;
}

const service = createService({
  catalogs: Object.values(facts.manifests).map((manifest) => ({
    manifest,
    load: () => catalogs.get(manifest.chronicle) ?? Promise.reject(new Error("The tables are not read yet.")),
  })),
});

/** Returns the chronicle that the target of a request names, for example `/api/interlude/items`. */
export const chronicleOf = (target: string): string => /^\/api\/([^/?]+)/.exec(target)?.[1] ?? "";

/** Returns the chronicles whose tables an answer needs: for a comparison also the other one. */
function chroniclesOf(target: string): readonly string[] {
  const other = /^\/api\/[^/?]+\/changes\?(?:.*&)?from=([^&]*)/.exec(target)?.[1];
  return [chronicleOf(target), ...(other !== undefined && other in facts.manifests ? [other] : [])];
}

/** Answers a request with the queries of the service, over the tables of the copy; the first of a chronicle reads them. */
export async function answer(target: string, reading: Reading): Promise<ServiceResponse> {
  await Promise.all(chroniclesOf(target).map((chronicle) => catalogOf(chronicle, reading)));
  return service.answer({ method: "GET", target });
}
