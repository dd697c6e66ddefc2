import { createRequire } from "node:module";
import type { Output } from "@gamedata/program";
import type { Configuration } from "./configuration.js";
import { type Running, run } from "./run.js";
import { stopOnSignals } from "./signals.js";
import { boundHeapGrowth, boundNewObjects, optimize } from "./v8-options.js";

const { resolve } = createRequire(import.meta.url);

/**
 * Serves in this process until it gets a signal.
 *
 * @throws {ProgramError} If the data, the text overlay or the address is not valid.
 */
export async function serve(configuration: Configuration, { err }: Output): Promise<Running> {
  boundNewObjects();
  optimize("whilePrepared");
  const running = await run(configuration, resolve, (line) => err(`${line}\n`));
  // Not awaited: the server answers meanwhile.
  void running.prepared.then(() => {
    optimize("usually");
    // Earlier, the heap that grows would be collected again and again.
    boundHeapGrowth();
  });
  stopOnSignals(running.stop);
  return running;
}
