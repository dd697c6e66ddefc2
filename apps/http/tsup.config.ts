import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/handler.ts", "src/main.ts"],
  format: "esm",
  dts: { entry: ["src/index.ts", "src/handler.ts"] },
  clean: true,
  target: "node20",
});
