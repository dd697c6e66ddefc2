import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createCatalog } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
import type { Extent } from "../options.js";
import { createRandom, shuffle } from "../random.js";
import { bareServer, gameDataServer, type ServerEntry, type ServerProcess, startServer } from "../server/server.js";
import { answerPaths, answers } from "./answers.js";
import { type Comparison, compare, type Figures, measure } from "./compare.js";
import type { LoadDriver } from "./driver.js";
import { detailPaths, listPaths } from "./paths.js";
import { record } from "./recording.js";

/** The seed of the order of the details and of the lists' parameters. */
const SEED = 57;
/** One URL in so many is asked before the round, so that the round meets warm code and URLs never seen. */
const WARM_UP_SHARE = 4;
/** Milliseconds after the start of a server in which it prepares tables and indexes; what that costs is measured by itself. */
const PREPARATION = 1000;

/**
 * Measures URLs that the servers never saw before, each asked once: a new process of each server for every round, warmed
 * up with other URLs of the same kind.
 *
 * @param extent How many URLs and rounds.
 * @param driver The load process.
 * @param folder A folder for what is recorded.
 */
export async function measureNeverSeen(extent: Extent, driver: LoadDriver, folder: string): Promise<Comparison[]> {
  const random = createRandom(SEED);
  const details = shuffle(random, detailPaths(createCatalog(interlude))).slice(0, extent.detailUrls);
  const lists = listPaths(interlude, extent.listUrls, random);
  return withRecorder(extent, driver, folder, async (measurePaths) => [
    await measurePaths("details", details, "identity"),
    await measurePaths("details, gzip", details, "gzip"),
    await measurePaths("lists with q, filter and sort", lists, "identity"),
    await measurePaths("lists with q, filter and sort, gzip", lists, "gzip"),
  ]);
}

/**
 * Measures each answer that is computed over the rows of several tables, on URLs that the servers never saw before.
 *
 * @param extent How many URLs and rounds.
 * @param driver The load process.
 * @param folder A folder for what is recorded.
 */
export async function measureAnswers(extent: Extent, driver: LoadDriver, folder: string): Promise<Comparison[]> {
  const random = createRandom(SEED);
  return withRecorder(extent, driver, folder, async (measurePaths) => {
    const comparisons: Comparison[] = [];
    for (const answer of answers) {
      const paths = answerPaths(answer, interlude, extent.detailUrls, random);
      comparisons.push(await measurePaths(answer.name, paths, "identity"));
    }
    return comparisons;
  });
}

type Encoding = "identity" | "gzip";
type MeasurePaths = (name: string, asked: readonly string[], encoding: Encoding) => Promise<Comparison>;

/** Starts the server that records every answer; it is never measured, so that those which are never saw the URLs. */
async function withRecorder<Result>(
  extent: Extent,
  driver: LoadDriver,
  folder: string,
  work: (measurePaths: MeasurePaths) => Promise<Result>,
): Promise<Result> {
  const recorder = await startServer(gameDataServer);
  try {
    return await work(async (name, asked, encoding) => {
      const headers = { "Accept-Encoding": encoding };
      const recording = join(folder, name);
      const paths = await recordSuccesses(recorder, asked, headers, recording);
      return measureRecorded(name, recording, paths, headers, extent, driver);
    });
  } finally {
    await recorder.stop();
  }
}

async function measureRecorded(
  name: string,
  recording: string,
  paths: readonly string[],
  headers: { readonly "Accept-Encoding": Encoding },
  extent: Extent,
  driver: LoadDriver,
): Promise<Comparison> {
  const warmUp = paths.filter((_, index) => index % WARM_UP_SHARE === 0);
  const measured = paths.filter((_, index) => index % WARM_UP_SHARE !== 0);
  const ask = async (entry: ServerEntry): Promise<Figures> => {
    const server = await startServer(entry);
    try {
      await wait(PREPARATION);
      await measure(driver, server, { paths: warmUp, headers, seconds: null }, [200]);
      return await measure(driver, server, { paths: measured, headers, seconds: null }, [200]);
    } finally {
      await server.stop();
    }
  };
  const ours: Figures[] = [];
  const bare: Figures[] = [];
  for (let round = 0; round < extent.rounds; round++) {
    ours.push(await ask(gameDataServer));
    bare.push(await ask(bareServer(recording, warmUp[0] ?? "")));
  }
  return compare(name, ours, bare);
}

/** Records answers of a server, and returns the paths whose status is 200. */
async function recordSuccesses(
  recorder: ServerProcess,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
  folder: string,
): Promise<string[]> {
  const requests = paths.map((path) => ({ path, headers }));
  const recorded = await record(recorder.url, requests, folder);
  return recorded.filter(({ status }) => status === 200).map(({ path }) => path);
}
