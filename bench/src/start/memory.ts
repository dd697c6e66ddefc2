import { setTimeout as wait } from "node:timers/promises";
import { createCatalog } from "@gamedata/core";
import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import { CONNECTIONS } from "../http/compare.js";
import type { LoadDriver } from "../http/driver.js";
import { detailPaths, listPaths } from "../http/paths.js";
import type { Extent } from "../options.js";
import { createRandom, shuffle } from "../random.js";
import {
  gameDataServer,
  type ServerEntry,
  type ServerProcess,
  startServer,
  twoChroniclesServer,
} from "../server/server.js";
import { median } from "../statistics.js";

/** Resident memory of one server process, in bytes: after its start, and after every detail of its chronicles. */
export interface DetailMemory {
  readonly afterStart: number;
  readonly details: number;
  readonly afterDetails: number;
}

/** Resident memory of one server process, in bytes, as its life goes on. */
export interface MemoryFigures extends DetailMemory {
  readonly lists: number;
  readonly afterLists: number;
}

/** The seed of the order of the details and of the lists' parameters. */
const SEED = 1061;
/** What a crawler gets: records, and nothing for some sub-resources. */
const ALLOWED_STATUSES: readonly string[] = ["200", "404"];

/** Asks a server with one chronicle for every detail of every id, and then for many different lists, and reads its memory in between. */
export async function measureMemory(extent: Extent, driver: LoadDriver): Promise<MemoryFigures> {
  const random = createRandom(SEED);
  const details = shuffle(random, detailPaths(createCatalog(interlude))).slice(0, extent.detailUrls);
  const lists = listPaths(interlude, extent.memoryUrls, random);
  const afterStart = await measureStarts(gameDataServer, extent);
  return withServer(gameDataServer, async (server) => ({
    afterStart,
    details: details.length,
    afterDetails: await memoryAfter(server, details, extent, driver),
    lists: lists.length,
    afterLists: await memoryAfter(server, lists, extent, driver),
  }));
}

/** Asks a server with two chronicles for every detail of every id of both, in random order, and reads its memory. */
export async function measureMemoryOfTwo(extent: Extent, driver: LoadDriver): Promise<DetailMemory> {
  const paths = [interlude, highFive].flatMap((dataset) => detailPaths(createCatalog(dataset)));
  const details = shuffle(createRandom(SEED), paths).slice(0, extent.detailUrls);
  const afterStart = await measureStarts(twoChroniclesServer, extent);
  return withServer(twoChroniclesServer, async (server) => {
    return { afterStart, details: details.length, afterDetails: await memoryAfter(server, details, extent, driver) };
  });
}

/** Returns the median memory of several servers at rest: sometimes V8 gives what it does not need back only later. */
async function measureStarts(entry: ServerEntry, extent: Extent): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < extent.firstRounds)
    rounds.push(await withServer(entry, (server) => restedMemory(server, extent)));
  return median(rounds);
}

async function withServer<T>(entry: ServerEntry, work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServer(entry);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function memoryAfter(
  server: ServerProcess,
  paths: readonly string[],
  extent: Extent,
  driver: LoadDriver,
): Promise<number> {
  const load = { url: server.url, paths: [...paths], headers: {}, connections: CONNECTIONS, seconds: null };
  const { statuses, failures } = await driver.run(load);
  if (failures > 0 || Object.keys(statuses).some((status) => !ALLOWED_STATUSES.includes(status)))
    throw new Error(`A crawl met ${JSON.stringify(statuses)} and ${failures} lost requests.`);
  return restedMemory(server, extent);
}

async function restedMemory(server: ServerProcess, { restSeconds }: Extent): Promise<number> {
  await wait(restSeconds * 1000);
  return (await server.usage()).rss;
}
