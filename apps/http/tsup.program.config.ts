import { defineConfig, type Options } from "tsup";
import { licenses } from "../../scripts/build/licenses.js";

// A program has all code in one file: Node loads it in two thirds of the time that it takes for 120 modules.
const program: Options = {
  format: "esm",
  // The explorer and the data have files of their own.
  noExternal: [/^(?!@gamedata\/(explorer|high-five|interlude)$)/u],
  // The CommonJS modules among them require modules of Node.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module";const require=requireFrom(import.meta.url);',
  },
  minifyWhitespace: true,
  target: "node20",
  removeNodeProtocol: false,
};

export default defineConfig([
  { ...program, entry: { main: "src/main.ts", worker: "src/worker.ts" }, esbuildPlugins: [licenses] },
  // By itself, so that the server shares no file with it; its code is part of the server's.
  { ...program, entry: { "health-check": "src/health-check.ts" } },
]);
