import cluster from "node:cluster";
import type { Output } from "@gamedata/program";
import { allHaveClosed } from "./closed-pipe.js";
import { readConfiguration } from "./configuration.js";
import { serve } from "./serve.js";

/**
 * Runs a worker process of the program: it serves like the program without workers, sends its summary to the primary process when it
 * listens, and stops on a signal, and when its channel to the primary process is closed or that process has died.
 *
 * @throws {ProgramError} If the data, the text overlay or the address is not valid.
 */
export async function runWorker(_args: readonly string[], output: Output): Promise<void> {
  const { summary, stop } = await serve(readConfiguration(process.env), output, allHaveClosed);
  // Otherwise Node ends the process as soon as the channel is closed, with requests under way.
  if (cluster.worker !== undefined) cluster.worker.exitedAfterDisconnect = true;
  process.once("disconnect", () => void stop().then(() => process.exit(0)));
  // If the primary process has closed the channel meanwhile, the summary is for nobody, and this process stops.
  process.send?.(summary, () => {});
}
