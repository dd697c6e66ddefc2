import { defineConfig } from "tsup";

export default defineConfig({
  entry: { handler: "src/handler.ts", service: "src/service.ts" },
  format: "esm",
  noExternal: ["@gamedata/schema/json-schema"],
  clean: ["!**/*.d.ts"],
  target: "node20",
});
