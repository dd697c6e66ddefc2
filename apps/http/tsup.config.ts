import { defineConfig } from "tsup";

export default defineConfig({
  entry: { handler: "src/handler.ts", main: "src/main.ts", service: "src/service.ts", worker: "src/worker.ts" },
  format: "esm",
  dts: { entry: { handler: "src/handler.ts", service: "src/service.ts" } },
  noExternal: ["@gamedata/chronicles", "@gamedata/json-schema", "@gamedata/program"],
  clean: true,
  target: "node20",
  removeNodeProtocol: false,
});
