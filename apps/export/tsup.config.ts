import { defineConfig } from "tsup";
import { licenses } from "../../scripts/build/licenses.js";

export default defineConfig([
  {
    entry: ["src/main.ts"],
    format: "esm",
    noExternal: ["@gamedata/chronicles", "@gamedata/program"],
    clean: true,
    target: "node20",
    removeNodeProtocol: false,
  },
  // The program of the explorer in a static copy: one file without imports.
  {
    entry: { "browser/copy-worker": "src/browser/copy-worker.ts" },
    format: "iife",
    outExtension: () => ({ js: ".js" }),
    platform: "browser",
    noExternal: [/./],
    minify: true,
    treeshake: true,
    esbuildPlugins: [licenses],
    target: "es2022",
  },
]);
