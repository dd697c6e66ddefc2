import { configDefaults, defineConfig } from "vitest/config";
import { sourceAliases } from "./scripts/test/sources.js";
import { allTests, heavyTests } from "./scripts/test/test-files.js";
import { shared } from "./vitest.config.js";

/** The unit tests of all packages, from the sources: nothing has to be built. */
export default defineConfig({
  resolve: { alias: sourceAliases() },
  // A table becomes one string for JSON.parse: vite's default, an object literal, takes the engine longer to read.
  json: { stringify: true },
  test: { ...shared, include: allTests, exclude: [...configDefaults.exclude, ...heavyTests], isolate: false },
});
