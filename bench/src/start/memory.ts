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
import { medians, repeat } from "../statistics.js";

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

/**
 * Asks servers with one chronicle for every detail of every id, and then for many different lists, and reads their memory in
 * between; medians of several servers.
 */
export async function measureMemory(extent: Extent, driver: LoadDriver): Promise<MemoryFigures> {
  const random = createRandom(SEED);
  const details = shuffle(random, detailPaths(createCatalog(interlude))).slice(0, extent.detailUrls);
  const lists = listPaths(interlude, extent.memoryUrls, random);
  const rounds = await measureServers(extent, gameDataServer, async (server) => ({
    afterStart: await restedMemory(server, extent),
    afterDetails: await memoryAfter(server, details, extent, driver),
    afterLists: await memoryAfter(server, lists, extent, driver),
  }));
  return {
    ...medians(rounds, "afterStart", "afterDetails", "afterLists"),
    details: details.length,
    lists: lists.length,
  };
}

/**
 * Asks servers with two chronicles for every detail of every id of both, in random order, and reads their memory; medians of
 * several servers.
 */
export async function measureMemoryOfTwo(extent: Extent, driver: LoadDriver): Promise<DetailMemory> {
  const paths = [interlude, highFive].flatMap((dataset) => detailPaths(createCatalog(dataset)));
  const details = shuffle(createRandom(SEED), paths).slice(0, extent.detailUrls);
  const rounds = await measureServers(extent, twoChroniclesServer, async (server) => ({
    afterStart: await restedMemory(server, extent),
    afterDetails: await memoryAfter(server, details, extent, driver),
  }));
  return { ...medians(rounds, "afterStart", "afterDetails"), details: details.length };
}

/** Does the same with several new servers, one after another. */
function measureServers<Round>(
  { firstRounds }: Extent,
  entry: ServerEntry,
  measureRound: (server: ServerProcess) => Promise<Round>,
): Promise<Round[]> {
  return repeat(firstRounds, async () => {
    const server = await startServer(entry);
    try {
      return await measureRound(server);
    } finally {
      await server.stop();
    }
  });
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
