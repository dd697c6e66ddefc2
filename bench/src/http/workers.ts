import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Extent } from "../options.js";
import { bareServer, gameDataServerWith, startServer } from "../server/server.js";
import { builtFile } from "../workspace.js";
import { type Case, cases } from "./case.js";
import type { Comparison } from "./compare.js";
import type { LoadDriver } from "./driver.js";
import { record } from "./recording.js";
import { measureCase } from "./repeated.js";
import { WORKERS } from "./worker-count.js";

/** The cases that are measured with workers. */
const NAMES: readonly string[] = ["small item", "list"];

const headers = { "Accept-Encoding": "identity" };
const gameDataWorkers = gameDataServerWith({ WORKERS: String(WORKERS) });

/** Measures repeated URLs with two workers, beside the bare server with two of node:cluster. */
export async function measureWorkers(extent: Extent, driver: LoadDriver, folder: string): Promise<Comparison[]> {
  const asked = cases.filter(({ name }) => NAMES.includes(name));
  const recording = join(folder, "workers");
  const ours = await startServer(gameDataWorkers);
  try {
    await record(
      ours.url,
      asked.map(({ path }) => ({ path, headers })),
      recording,
    );
    const bare = await startServer({ ...bareServer(recording, pathOf(asked)), file: builtFile("bare-cluster.js") });
    try {
      // One worker answers before the others listen.
      await wait(extent.restSeconds * 1000);
      const comparisons: Comparison[] = [];
      for (const one of asked) comparisons.push(await measureCase(one, headers, extent, driver, ours, bare));
      return comparisons;
    } finally {
      await bare.stop();
    }
  } finally {
    await ours.stop();
  }
}

const pathOf = ([first]: readonly Case[]) => first?.path ?? "";
