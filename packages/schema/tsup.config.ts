import { defineConfig } from "tsup";

// One file a module, so that a bundler keeps only the schemas that are used.
export default defineConfig({
  entry: ["src/*.ts", "!src/*.test.ts"],
  bundle: false,
  format: "esm",
  dts: true,
  clean: true,
  target: "node20",
});
