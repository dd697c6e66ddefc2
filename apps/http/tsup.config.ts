import { defineConfig } from "tsup";

export default defineConfig({
  entry: { handler: "src/handler.ts", service: "src/service.ts" },
  format: "esm",
  dts: true,
  noExternal: ["@gamedata/schema/json-schema"],
  clean: true,
  target: "node20",
});
