#!/usr/bin/env node
import type { Output } from "./command.js";

// A closed terminal or pipe must not bring the server down.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

const output: Output = {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
};

/** Loads the command apart from this file, so that a file of it that cannot be read gives a sentence and not a stack. */
async function loadCommand() {
  try {
    return await import("./command.js");
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split("\n", 1);
    output.complain(`gamedata-http cannot be loaded: ${reason}.`);
    return undefined;
  }
}

const command = await loadCommand();
process.exitCode = command === undefined ? 1 : await command.runCommand(process.argv.slice(2), output);
