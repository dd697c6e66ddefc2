#!/usr/bin/env node
import { readVersion, startProgram } from "@gamedata/program";
import { run } from "./cli/run.js";

await startProgram(
  "gamedata-compile",
  async () => (args, output) => run(args, output, readVersion(new URL("../package.json", import.meta.url))),
);
