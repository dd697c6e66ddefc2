import { setTimeout as wait } from "node:timers/promises";
import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import type { LoadProcess } from "../http/load-process.js";
import { detailPaths, listPaths, routesOf } from "../http/paths.js";
import type { Extent } from "../options.js";
import { createRandom, shuffle } from "../random.js";
import { gameDataServer, type ServerEntry, twoChroniclesServer, withServer } from "../server.js";
import { medianOf, repeat } from "../statistics.js";

/** Resident memory of one server process, in bytes: after its start, and after every detail of its chronicles. */
export interface DetailMemory {
  readonly afterStart: number;
  readonly details: number;
  readonly afterDetails: number;
}

/** Memory with one chronicle, also after many different lists, and with two. */
export interface MemoryFigures {
  readonly oneChronicle: DetailMemory & { readonly lists: number; readonly afterLists: number };
  readonly twoChronicles: DetailMemory;
}

/** The options of Node with which the image runs the service. */
const IMAGE_OPTIONS = ["--max-semi-space-size=1", "--heap-growing-percent=20"];

const asInTheImage = (entry: ServerEntry): ServerEntry => ({
  ...entry,
  nodeOptions: [...IMAGE_OPTIONS, ...(entry.nodeOptions ?? [])],
});

/** The seed of the order of the details and of the lists' parameters. */
const SEED = 1061;

/**
 * Requests every detail of every id, and then many different lists, from servers, and reads their memory in between; medians
 * of several servers.
 */
export async function measureMemory(extent: Extent, loads: LoadProcess): Promise<MemoryFigures> {
  const random = createRandom(SEED);
  const routes = await withServer(gameDataServer, ({ url }) => routesOf(url));
  const [first, second] = [detailPaths(interlude, routes), detailPaths(highFive, routes)];
  const details = shuffle(random, first).slice(0, extent.details);
  const lists = listPaths(interlude, 10 * extent.lists, random);
  const both = shuffle(random, [...first, ...second]).slice(0, extent.details);
  const [afterStart = 0, afterDetails = 0, afterLists = 0] = await memoryAfter(
    gameDataServer,
    [details, lists],
    extent,
    loads,
  );
  const [start = 0, end = 0] = await memoryAfter(twoChroniclesServer, [both], extent, loads);
  return {
    oneChronicle: { afterStart, details: details.length, afterDetails, lists: lists.length, afterLists },
    twoChronicles: { afterStart: start, details: both.length, afterDetails: end },
  };
}

/**
 * Requests each path of some steps once, and returns the resident bytes of the server at rest: after its start, and after each
 * step.
 */
async function memoryAfter(
  entry: ServerEntry,
  steps: readonly (readonly string[])[],
  { processes, restSeconds }: Extent,
  loads: LoadProcess,
): Promise<number[]> {
  const rounds = await repeat(processes, () =>
    withServer(asInTheImage(entry), async (server) => {
      const readings: number[] = [];
      for (const paths of [[], ...steps]) {
        // Some sub-resources have nothing for an id.
        if (paths.length > 0) await loads.run({ url: server.url, paths }, [200, 404]);
        await wait(restSeconds * 1000);
        readings.push((await server.usage()).rss);
      }
      return readings;
    }),
  );
  return [[], ...steps].map((_, index) => medianOf(rounds, (readings) => readings[index] ?? 0));
}
