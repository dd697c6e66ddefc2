import { defineConfig } from "tsup";
import { licenses } from "../../scripts/build/licenses.js";

// The program has all code in one file: Node loads it in two thirds of the time that it takes for 120 modules.
export default defineConfig({
  entry: { main: "src/main.ts", worker: "src/worker.ts" },
  format: "esm",
  // The explorer and the data have files of their own.
  noExternal: [/^(?!@gamedata\/(explorer|high-five|interlude)$)/u],
  // The CommonJS modules among them require modules of Node.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module";const require=requireFrom(import.meta.url);',
  },
  esbuildPlugins: [licenses],
  minifyWhitespace: true,
  target: "node20",
  removeNodeProtocol: false,
});
