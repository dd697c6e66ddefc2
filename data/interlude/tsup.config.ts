import { mkdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig, type Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * Makes each import of a JSON file an import of a one-line CommonJS module that requires the file: what every Node version
 * and bundler understands without a flag, with one copy of the data in the package, and read only when it is asked for.
 */
const jsonThroughRequire: Plugin = {
  name: "json-through-require",
  setup(build) {
    build.onResolve({ filter: /^\.\.\/.*\.json$/ }, ({ path }) => {
      const bridge = `${basename(path, ".json")}.cjs`;
      mkdirSync("dist", { recursive: true });
      writeFileSync(`dist/${bridge}`, `module.exports = require(${JSON.stringify(path)});\n`);
      return { path: `./${bridge}`, external: true };
    });
  },
};

export default defineConfig({
  entry: ["src/*.ts", "!src/table.ts", "!src/*.d.ts", "!src/*.test.ts"],
  format: "esm",
  dts: true,
  clean: true,
  splitting: false,
  target: "node20",
  esbuildPlugins: [jsonThroughRequire],
});
