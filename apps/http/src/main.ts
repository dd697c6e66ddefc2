#!/usr/bin/env node
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

const EXIT_FAILED = 1;
const EXIT_NOT_UNDERSTOOD = 2;

const { resolve } = createRequire(import.meta.url);

// A closed terminal or pipe must not bring the server down.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

try {
  const command = readCommandLine(process.argv.slice(2), () =>
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  switch (command.kind) {
    case "serve": {
      boundHeapGrowth();
      const { summary, stop } = await run(readConfiguration(process.env), resolve, (line) => console.error(line));
      stopOnSignals(stop);
      console.log(summary);
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
      console.log(command.text);
  }
} catch (error) {
  if (!(error instanceof StartupError || error instanceof ExportError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? EXIT_NOT_UNDERSTOOD : EXIT_FAILED;
}
