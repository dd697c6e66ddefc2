import { defineConfig } from "vitest/config";
import { sourceAliases } from "./scripts/test/source-aliases.js";
import { unitTests } from "./scripts/test/test-files.js";
import { oxc, shared } from "./vitest.config.js";

/** The unit tests of all packages, run from the sources: nothing has to be built. */
export default defineConfig({
  resolve: { alias: sourceAliases() },
  oxc,
  // Each table becomes one string for JSON.parse, which the engine reads faster than an object literal.
  json: { stringify: true },
  test: { ...shared, ...unitTests, isolate: false },
});
