/** What is exported and not used: see https://knip.dev. */
export default {
  include: ["exports", "types"],
  ignoreExportsUsedInFile: { interface: true, type: true },
  // JSON exports nothing, and the tables have 50 MB.
  compilers: { json: () => "" },
  workspaces: {
    ".": { entry: ["scripts/**/*.{ts,mjs,cjs}"] },
    "apps/http": { entry: ["src/{main,health-check}.ts", "test/*/main.ts"] },
  },
};
