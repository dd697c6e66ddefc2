import { type Catalog, createCatalog } from "@gamedata/core";
import { createService, type ServiceResponse } from "@gamedata/http/service";
import { type FetchFile, facts, readTables } from "./copy-tables.js";

export interface Reading {
  readonly fetchFile: FetchFile;
  /** Is called with the share of the tables that are read, up to 1. */
  readonly onProgress: (share: number) => void;
}

/** The catalogs of a chronicle: one for searches, which is there before the one for all other requests. */
interface Catalogs {
  readonly search: Promise<Catalog>;
  readonly all: Promise<Catalog>;
}

const catalogs = new Map<string, Catalogs>();

function openCatalogs(chronicle: string, { fetchFile, onProgress }: Reading): Catalogs {
  const manifest = facts.manifests[chronicle];
  if (manifest === undefined) throw new Error(`The copy has no chronicle ${chronicle}.`);
  const { search, all } = readTables(manifest, fetchFile, onProgress);
  return {
    search: search.then((dataset) => createCatalog(dataset)),
    all: all.then((dataset) => createCatalog(dataset)),
  };
}

function catalogsOf(chronicle: string, reading: Reading): Catalogs {
  const known = catalogs.get(chronicle);
  if (known !== undefined) return known;
  const opened = openCatalogs(chronicle, reading);
  catalogs.set(chronicle, opened);
  // After a failure, for example without a connection, the next request reads the tables again.
  Promise.all([opened.search, opened.all]).catch(() => catalogs.delete(chronicle));
  return opened;
}

const serviceOf = (kind: keyof Catalogs) =>
  createService({
    catalogs: Object.values(facts.manifests).map((manifest) => ({
      manifest,
      load: () => catalogs.get(manifest.chronicle)?.[kind] ?? Promise.reject(new Error("The tables are not read yet.")),
    })),
  });
const services = { search: serviceOf("search"), all: serviceOf("all") };

/** Returns the chronicle that the target of a request names, for example `/api/interlude/items`. */
export const chronicleOf = (target: string): string => /^\/api\/([^/?]+)/.exec(target)?.[1] ?? "";

/** Returns the chronicles whose tables an answer needs: for a comparison also the other one. */
function chroniclesOf(target: string): readonly string[] {
  const other = /^\/api\/[^/?]+\/changes\?(?:.*&)?from=([^&]*)/.exec(target)?.[1];
  return [chronicleOf(target), ...(other !== undefined && other in facts.manifests ? [other] : [])];
}

/** Answers a request with the queries of the service, over the tables of the copy; the first of a chronicle reads them. */
export async function answer(target: string, reading: Reading): Promise<ServiceResponse> {
  const kind = /^\/api\/[^/?]+\/search(?:\?|$)/.test(target) ? "search" : "all";
  await Promise.all(chroniclesOf(target).map((chronicle) => catalogsOf(chronicle, reading)[kind]));
  return services[kind].answer({ method: "GET", target });
}
