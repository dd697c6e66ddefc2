import { type Output, readVersion } from "@gamedata/program";
import { INTERFACE_VERSION } from "./http/headers.js";
import { HELP, readCommandLine } from "./node/command-line.js";
import { readConfiguration } from "./node/configuration.js";
import { serve } from "./node/serve.js";

/**
 * Runs `gamedata-http`. Resolves once the server listens; the server keeps the process alive.
 *
 * @throws {UsageError} For an unknown or invalid argument.
 * @throws {ProgramError} If the configuration, the data or the address is not valid.
 */
export async function runCommand(args: readonly string[], output: Output): Promise<void> {
  const { out } = output;
  const task = readCommandLine(args);
  if (task === "help") return out(`${HELP}\n`);
  if (task === "version")
    return out(`${readVersion(new URL("../package.json", import.meta.url))} (API ${INTERFACE_VERSION})\n`);
  const configuration = readConfiguration(process.env, task);
  if (configuration.workers !== undefined) {
    const { runWorkers } = await import("./node/workers.js");
    return runWorkers(configuration, configuration.workers, new URL("./worker.js", import.meta.url), output);
  }
  const { summary, milliseconds } = await serve(configuration, output);
  out(`${summary} after ${milliseconds} ms\n`);
}
