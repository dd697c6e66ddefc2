import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  noExternal: ["@gamedata/chronicles", "@gamedata/program"],
  clean: true,
  target: "node20",
  removeNodeProtocol: false,
});
