#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readCommandLine } from "./node/command-line.js";
import { readConfiguration } from "./node/configuration.js";
import { run } from "./node/run.js";
import { stopOnSignals } from "./node/signals.js";
import { StartupError } from "./node/startup-error.js";

const { resolve } = createRequire(import.meta.url);

// A closed terminal or pipe must not bring the server down.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

try {
  const output = readCommandLine(process.argv.slice(2), () =>
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  if (output === undefined) {
    const { summary, stop } = await run(readConfiguration(process.env), resolve, (line) => console.error(line));
    stopOnSignals(stop);
    console.log(summary);
  } else {
    console.log(output);
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
