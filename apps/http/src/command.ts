import { createRequire } from "node:module";
import { type Output, readVersion } from "@gamedata/program";
import { HELP, readCommandLine } from "./node/command-line.js";
import { readConfiguration } from "./node/configuration.js";
import { boundHeapGrowth } from "./node/heap.js";
import { run } from "./node/run.js";
import { stopOnSignals } from "./node/signals.js";
import { INTERFACE_VERSION } from "./protocol/interface-version.js";

const { resolve } = createRequire(import.meta.url);

/**
 * Runs `gamedata-http`. Resolves once the server listens; the server keeps the process alive.
 *
 * @throws {UsageError} For an unknown or invalid argument.
 * @throws {ProgramError} If the configuration, the data or the address is not valid.
 */
export async function runCommand(args: readonly string[], { out, err }: Output): Promise<void> {
  const task = readCommandLine(args);
  if (task === "help") return out(`${HELP}\n`);
  if (task === "version")
    return out(`${readVersion(new URL("../package.json", import.meta.url))} (API ${INTERFACE_VERSION})\n`);
  const { summary, stop } = await run(readConfiguration(process.env, task), resolve, (line) => err(`${line}\n`));
  boundHeapGrowth();
  stopOnSignals(stop);
  out(`${summary}\n`);
}
