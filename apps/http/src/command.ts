import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ExportError } from "./export/export-error.js";
import { readCommandLine } from "./node/command-line.js";
import { readConfiguration } from "./node/configuration.js";
import { boundHeapGrowth } from "./node/heap.js";
import { run } from "./node/run.js";
import { stopOnSignals } from "./node/signals.js";
import { StartupError } from "./node/startup-error.js";
import { UsageError } from "./node/usage-error.js";

const EXIT_DONE = 0;
const EXIT_FAILED = 1;
const EXIT_NOT_UNDERSTOOD = 2;

const { resolve } = createRequire(import.meta.url);

/** Where a command writes its lines. */
export interface Output {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/**
 * Does what the command line asks for; a server that was started runs on.
 *
 * @param args The arguments after the command.
 * @param output Where to write.
 * @returns The exit code, unless the process is ended otherwise.
 */
export async function runCommand(args: readonly string[], output: Output): Promise<number> {
  try {
    await perform(args, output);
    return EXIT_DONE;
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof ExportError)) throw error;
    output.complain(error.message);
    return error instanceof UsageError ? EXIT_NOT_UNDERSTOOD : EXIT_FAILED;
  }
}

async function perform(args: readonly string[], { print, complain }: Output): Promise<void> {
  const command = readCommandLine(args, () => readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  switch (command.kind) {
    case "serve": {
      const { summary, stop } = await run(readConfiguration(process.env), resolve, complain);
      boundHeapGrowth();
      stopOnSignals(stop);
      print(summary);
      break;
    }
    case "export": {
      const { runExport } = await import("./export/run-export.js");
      await runExport(command.args, resolve, {
        out: (text) => process.stdout.write(text),
        err: (text) => process.stderr.write(text),
        isTerminal: process.stderr.isTTY === true,
      });
      break;
    }
    case "print":
      print(command.text);
  }
}
