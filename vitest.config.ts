import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", "data/*"].map((include) => include),
    include: ["src/**/*.test.ts"],
  },
});
