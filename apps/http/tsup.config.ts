import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/handler.ts", "src/main.ts"],
  format: "esm",
  dts: { entry: ["src/handler.ts"] },
  clean: true,
  target: "node20",
  removeNodeProtocol: false,
});
