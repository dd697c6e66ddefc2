import { defineConfig, type Options } from "tsup";

type Plugin = NonNullable<Options["plugins"]>[number];

/** Calls that make a schema: those of valibot, and those of this package's own functions for it. */
const SCHEMA_CALL =
  /(?<![\w.]|function )(?:v\.\w+|choice|chronicleWord|described|describedList|closedObject|filledList|optional|optionalList|listedExchanges|levelValue|propertiesOf|idFrom|gridIndex)\(/g;

/** Marks the calls that make schemas as free of side effects, so that bundlers drop the schemas that are not used. */
const pureSchemas: Plugin = {
  name: "pure-schemas",
  renderChunk: (code) => ({ code: code.replace(SCHEMA_CALL, "/* @__PURE__ */ $&") }),
};

// One file a module, so that a bundler keeps only the schemas that are used. Node gets all in one file, `dist/node`, which it
// loads in a third of the time.
export default defineConfig({
  entry: ["src/**/*.ts", "!src/generated/*.ts", "!src/*.test.ts"],
  bundle: false,
  format: "esm",
  clean: ["!**/*.d.ts"],
  target: "node20",
  plugins: [pureSchemas],
});
