import { defineConfig } from "tsup";

/** The long forms of the suites, as programs: not published. */
export default defineConfig({
  entry: { fuzz: "test/fuzz/main.ts", soak: "test/soak/main.ts" },
  outDir: "test/dist",
  format: "esm",
  target: "node20",
  clean: true,
  silent: true,
});
