#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";
import { readVersion, startProgram } from "@gamedata/program";
import { run } from "./cli/run.js";

// By default the engine lets the memory grow to four times what was in use before it looks again for what can be freed.
setFlagsFromString("--heap-growing-percent=60");

await startProgram(
  "gamedata-compile",
  async () => (args, output) => run(args, output, readVersion(new URL("../package.json", import.meta.url))),
);
