import { createRequire } from "node:module";
import type { Output } from "@gamedata/program";
import type { Configuration } from "./configuration.js";
import { boundHeapGrowth, boundNewObjects } from "./heap.js";
import { type Running, run } from "./run.js";
import { stopOnSignals } from "./signals.js";

const { resolve } = createRequire(import.meta.url);

/**
 * Serves in this process until it gets a signal.
 *
 * @throws {ProgramError} If the data, the text overlay or the address is not valid.
 */
export async function serve(configuration: Configuration, { err }: Output): Promise<Running> {
  boundNewObjects();
  const running = await run(configuration, resolve, (line) => err(`${line}\n`));
  boundHeapGrowth();
  stopOnSignals(running.stop);
  return running;
}
