import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { defineConfig, type Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * Replaces each import of a JSON file by an import of a one-line CommonJS module that requires the file: every Node version
 * and bundler understands it without a flag, the package has one copy of the data, and a table is read only when it is
 * imported.
 */
const jsonThroughRequire: Plugin = {
  name: "json-through-require",
  setup(build) {
    build.onResolve({ filter: /^\.\.\/.*\.json$/ }, ({ path, resolveDir }) => {
      const bridge = `${basename(path, ".json")}.cjs`;
      const file = relative("dist", join(resolveDir, path)).replaceAll("\\", "/");
      mkdirSync("dist", { recursive: true });
      writeFileSync(`dist/${bridge}`, `module.exports = require(${JSON.stringify(file)});\n`);
      return { path: `./${bridge}`, external: true };
    });
  },
};

export default defineConfig({
  entry: ["src/generated/*.ts", "!src/generated/*.d.ts"],
  format: "esm",
  dts: true,
  clean: true,
  splitting: false,
  target: "node20",
  esbuildPlugins: [jsonThroughRequire],
});
