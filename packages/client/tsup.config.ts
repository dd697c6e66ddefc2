import { defineConfig } from "tsup";

export default defineConfig({ entry: ["src/index.ts"], format: "esm", clean: ["!**/*.d.ts"], target: "es2022" });
