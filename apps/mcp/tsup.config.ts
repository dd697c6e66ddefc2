import { defineConfig } from "tsup";
import { licenses } from "../../scripts/build/licenses.js";

export default defineConfig({
  entry: { handler: "src/handler.ts", main: "src/main.ts" },
  format: "esm",
  // The SDK and zod are bundled, because a host waits for the start of the program: it takes a tenth less.
  noExternal: [
    "@gamedata/chronicles",
    "@gamedata/schema/json-schema",
    "@gamedata/program",
    "@modelcontextprotocol/server",
    "zod",
  ],
  esbuildPlugins: [licenses],
  minifyWhitespace: true,
  clean: ["!**/*.d.ts"],
  target: "node20",
  removeNodeProtocol: false,
});
