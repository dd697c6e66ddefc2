import { defineConfig } from "tsup";

export default defineConfig([
  {
    entry: ["src/index.ts"],
    format: "esm",
    clean: ["!**/*.d.ts"],
    target: "node20",
    removeNodeProtocol: false,
  },
  // One file without imports, which is not part of the page.
  {
    entry: { "service-worker": "src/worker/service-worker.ts" },
    format: "iife",
    outExtension: () => ({ js: ".js" }),
    platform: "browser",
    minify: true,
    target: "es2022",
  },
]);
