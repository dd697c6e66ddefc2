import { defineConfig } from "tsup";

export default defineConfig({
  // The command, and one file for every process that it starts.
  entry: {
    main: "src/main.ts",
    bare: "src/http/bare.ts",
    "bare-cluster": "src/http/bare-cluster.ts",
    "bare-stdio": "src/start/bare-stdio.ts",
    load: "src/http/load.ts",
    queries: "src/core/queries.ts",
    growth: "src/growth/probe.ts",
  },
  format: "esm",
  clean: true,
  target: "node20",
});
