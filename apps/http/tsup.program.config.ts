import { defineConfig } from "tsup";
import { licenses } from "../../scripts/build/licenses.js";

// The program has its code in few files: Node loads them in two thirds of the time that it takes for 120 modules.
export default defineConfig({
  entry: { main: "src/main.ts", worker: "src/worker.ts", "health-check": "src/health-check.ts" },
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
