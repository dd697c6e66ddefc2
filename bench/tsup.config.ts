import { defineConfig } from "tsup";

export default defineConfig({
  // The command, and one file for every process that it starts.
  entry: {
    main: "src/main.ts",
    bare: "src/http/bare.ts",
    loader: "src/http/loader.ts",
    measure: "src/core/measure.ts",
  },
  format: "esm",
  clean: true,
  target: "node20",
});
