import { setTimeout as wait } from "node:timers/promises";
import { createCatalog } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
import { CONNECTIONS } from "../http/compare.js";
import type { LoadDriver } from "../http/driver.js";
import { detailPaths, listPaths } from "../http/paths.js";
import type { Extent } from "../options.js";
import { createRandom, shuffle } from "../random.js";
import { gameDataServer, startServer } from "../server/server.js";

/** Resident memory of one server process, in bytes, as its life goes on. */
export interface MemoryFigures {
  readonly afterStart: number;
  readonly details: number;
  readonly afterDetails: number;
  readonly lists: number;
  readonly afterLists: number;
}

/** The seed of the order of the details and of the lists' parameters. */
const SEED = 1061;
/** What a crawler gets: records, and nothing for some sub-resources. */
const ALLOWED_STATUSES: readonly string[] = ["200", "404"];

/**
 * Asks one server for every detail of every id, and then for many different lists, and reads its memory in between.
 *
 * @param extent How many URLs.
 * @param driver The load process.
 */
export async function measureMemory(extent: Extent, driver: LoadDriver): Promise<MemoryFigures> {
  const random = createRandom(SEED);
  const details = shuffle(random, detailPaths(createCatalog(interlude))).slice(0, extent.detailUrls);
  const lists = listPaths(interlude, extent.memoryUrls, random);
  const server = await startServer(gameDataServer);
  const askAll = async (paths: string[]) => {
    const load = { url: server.url, paths, headers: {}, connections: CONNECTIONS, seconds: null };
    const { statuses, failures } = await driver.run(load);
    if (failures > 0 || Object.keys(statuses).some((status) => !ALLOWED_STATUSES.includes(status)))
      throw new Error(`A crawl met ${JSON.stringify(statuses)} and ${failures} lost requests.`);
    return restedMemory();
  };
  const restedMemory = async () => {
    await wait(extent.restSeconds * 1000);
    return (await server.usage()).rss;
  };
  try {
    const afterStart = await restedMemory();
    const afterDetails = await askAll(details);
    const afterLists = await askAll(lists);
    return { afterStart, details: details.length, afterDetails, lists: lists.length, afterLists };
  } finally {
    await server.stop();
  }
}
