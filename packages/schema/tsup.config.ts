import { readFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Calls that make a schema: those of valibot, and those of the functions that this package has for it. */
const SCHEMA_CALL = /(?<![\w.])(?:v\.\w+|closedObject|filledList|optionalList|idFrom|gridIndex)\(/g;

/** Marks the calls that make schemas as free of side effects, so that bundlers drop the schemas that are not used. */
const pureSchemas: Plugin = {
  name: "pure-schemas",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/][\w-]+\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(SCHEMA_CALL, "/* @__PURE__ */ $&"),
      loader: "ts",
    }));
  },
};

// One file a module, so that a bundler keeps only the schemas that are used.
export default defineConfig({
  entry: ["src/*.ts", "!src/*.test.ts"],
  bundle: false,
  format: "esm",
  dts: true,
  clean: true,
  target: "node20",
  esbuildPlugins: [pureSchemas],
});
