import { defineConfig, type Options } from "tsup";

const options: Options = { format: "esm", target: "node20" };

export default defineConfig([
  { ...options, entry: ["src/index.ts", "src/parse.ts"], clean: ["dist/*", "!dist/collections*", "!**/*.d.ts"] },
  // Bundled apart: this module names every export, which would keep bundlers from dropping those that nobody uses.
  { ...options, entry: ["src/collections.ts"], external: [/\/index\.js$/] },
]);
