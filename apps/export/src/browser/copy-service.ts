import { createCatalog } from "@gamedata/core";
import { createService, type Service, type ServiceResponse } from "@gamedata/http/service";
import { facts } from "./copy-facts.js";
import { type FetchFile, readDataset } from "./copy-tables.js";

/** How the tables of the copy are read. */
export interface Reading {
  readonly fetchFile: FetchFile;
  /** Is called with the share of the tables that are read, up to 1. */
  readonly onProgress: (share: number) => void;
}

const services = new Map<string, Promise<Service>>();

async function openService(chronicle: string, { fetchFile, onProgress }: Reading): Promise<Service> {
  const manifest = facts.manifests[chronicle];
  if (manifest === undefined) throw new Error(`The copy has no chronicle ${chronicle}.`);
  return createService({ catalogs: [createCatalog(await readDataset(manifest, fetchFile, onProgress))] });
}

/** Returns the chronicle that the target of a request names, for example `/api/interlude/items`. */
export const chronicleOf = (target: string): string => /^\/api\/([^/?]+)/.exec(target)?.[1] ?? "";

/** Answers a request with the queries of the service, over the tables of the copy; the first of a chronicle reads them. */
export async function answer(target: string, reading: Reading): Promise<ServiceResponse> {
  const chronicle = chronicleOf(target);
  const service = services.get(chronicle) ?? openService(chronicle, reading);
  services.set(chronicle, service);
  // After a failure, for example without a connection, the next request reads the tables again.
  service.catch(() => services.delete(chronicle));
  return (await service).answer({ method: "GET", target });
}
