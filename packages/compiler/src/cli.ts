#!/usr/bin/env node
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { run } from "./cli/run.js";

const packageJson = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")),
);

process.exitCode = run(
  process.argv.slice(2),
  {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY === true,
  },
  packageJson.version,
);
