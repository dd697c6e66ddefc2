import { defineConfig } from "tsup";

export default defineConfig({
  entry: { handler: "src/handler.ts", main: "src/main.ts" },
  format: "esm",
  dts: { entry: { handler: "src/handler.ts" } },
  noExternal: ["@gamedata/chronicles", "@gamedata/json-schema", "@gamedata/program"],
  clean: true,
  target: "node20",
  removeNodeProtocol: false,
});
