import { defineConfig } from "tsup";

// The code of @gamedata/http, without its program and what only the program needs.
export default defineConfig({
  entry: { handler: "src/handler.ts", service: "src/service.ts" },
  format: "esm",
  noExternal: [/^@gamedata\/http\//u],
  clean: ["!**/*.d.ts"],
  target: "node20",
});
