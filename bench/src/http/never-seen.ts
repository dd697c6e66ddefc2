import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { interlude } from "@gamedata/interlude";
import type { Extent } from "../options.js";
import { createRandom, shuffle } from "../random.js";
import { bareServer, gameDataServer, type ServerEntry, withServer } from "../server.js";
import { type ComparedLoad, type Comparison, compare, measure } from "./comparison.js";
import type { LoadProcess } from "./load-process.js";
import { detailPaths, listPaths, routesOf } from "./paths.js";
import { record } from "./recording.js";

/** The seed of the order of the details and of the lists' parameters. */
const SEED = 57;
/** One URL in so many is requested before the round, so that the round meets warm code and URLs never seen. */
const WARM_UP_SHARE = 2;

/**
 * Measures URLs that the servers never saw before, each requested once: a new process of each server for every round, warmed
 * up with other URLs of the same kind.
 */
export function measureNeverSeen(extent: Extent, folder: string, loads: LoadProcess): Promise<Comparison[]> {
  const random = createRandom(SEED);
  // The server that is recorded is never measured, so that those which are never saw the URLs.
  return withServer(gameDataServer, async ({ url }) => {
    const loadOf = async (name: string, wanted: readonly string[], encoding: "identity" | "gzip") => {
      const headers = { "Accept-Encoding": encoding };
      const recording = join(folder, name);
      const paths = await recordSuccesses(url, wanted, headers, recording);
      const warmUp = paths.filter((_, index) => index % WARM_UP_SHARE === 0);
      const measured = paths.filter((_, index) => index % WARM_UP_SHARE !== 0);
      const run = (entry: ServerEntry) =>
        withServer(entry, async (server) => {
          // What a server prepares after its start is measured by itself.
          await wait(extent.firstSeconds * 1000);
          await measure(loads, server, { paths: warmUp, headers }, 200);
          return measure(loads, server, { paths: measured, headers }, 200);
        });
      return { name, ours: () => run(gameDataServer), bare: () => run(bareServer(recording)) };
    };
    const details = shuffle(random, detailPaths(interlude, await routesOf(url))).slice(0, extent.neverSeen);
    const lists = listPaths(interlude, extent.lists, random);
    const kinds = [
      ["details", details, "identity"],
      ["lists with q, filter and sort", lists, "identity"],
      ["details, gzip", details, "gzip"],
      ["lists with q, filter and sort, gzip", lists, "gzip"],
    ] as const;
    const compared: ComparedLoad[] = [];
    for (const [name, paths, encoding] of kinds.slice(0, extent.requests))
      compared.push(await loadOf(name, paths, encoding));
    return compare(extent.rounds, compared);
  });
}

/** Records the responses to paths, and returns those with status 200. */
async function recordSuccesses(
  url: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
  recording: string,
): Promise<string[]> {
  const requests = paths.map((path) => ({ path, headers }));
  const responses = await record(url, requests, recording);
  return responses.filter(({ status }) => status === 200).map(({ path }) => path);
}
