import { mkdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig, type Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * Replaces each import of a JSON file by a subpath import of the package. The `imports` of package.json lead bundlers to
 * the file itself, and everything else to a one-line CommonJS module that requires it: every Node version understands that
 * without a flag, the package has one copy of the data, and a table is read only when it is imported.
 */
const jsonThroughSubpathImport: Plugin = {
  name: "json-through-subpath-import",
  setup(build) {
    build.onResolve({ filter: /^\.\.\/\.\.\/.*\.json$/ }, ({ path }) => {
      const subpath = path.slice("../../".length, -".json".length);
      mkdirSync("dist", { recursive: true });
      writeFileSync(`dist/${basename(subpath)}.cjs`, `module.exports = require("../${subpath}.json");\n`);
      return { path: `#${subpath}`, external: true };
    });
  },
};

export default defineConfig({
  entry: ["src/generated/*.ts", "!src/generated/*.d.ts"],
  format: "esm",
  clean: ["!**/*.d.ts"],
  splitting: false,
  target: "node20",
  esbuildPlugins: [jsonThroughSubpathImport],
});
