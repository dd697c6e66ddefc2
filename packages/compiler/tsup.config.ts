import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  format: "esm",
  noExternal: ["@gamedata/program", "@gamedata/rules"],
  clean: ["!**/*.d.ts"],
  target: "node20",
});
