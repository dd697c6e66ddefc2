import { readdirSync } from "node:fs";

const foldersIn = (group) => readdirSync(new URL(group, import.meta.url)).map((name) => `${group}/${name}`);

/** The workspace folders that programs are made of: neither the compiler of the data nor the data of the tests. */
const libraries = [...foldersIn("packages"), ...foldersIn("data")].filter(
  (folder) => !/\/(?:compiler|fixtures)$/.test(folder),
);

/** The workspace folders that the sources of each workspace folder may import, beside themselves. */
const allowed = new Map([
  ...[...foldersIn("packages"), ...foldersIn("data")].map((folder) => [folder, ["packages/schema"]]),
  ["packages/core", ["packages/schema", "packages/rules"]],
  ...["csv", "program", "schema"].map((name) => [`packages/${name}`, []]),
  // Their types alone: the test of the client's bundle finds code of others.
  ["packages/client", ["packages/schema", "packages/core"]],
  ["packages/compiler", ["packages/schema", "packages/rules", "packages/program"]],
  ["packages/api", ["packages/schema", "packages/rules", "packages/core"]],
  ["packages/chronicles", ["packages/schema", "packages/rules", "packages/program", "packages/core"]],
  ...foldersIn("apps").map((folder) => [folder, libraries]),
  ["apps/explorer", ["packages/client", "packages/csv", "packages/rules", "packages/schema"]],
  ["apps/http", [...libraries, "apps/explorer"]],
  ...["apps/export", "apps/handler", "bench"].map((folder) => [folder, [...libraries, "apps/http", "apps/explorer"]]),
]);

/** The folders of core that all its others are made of; each imports those of its row and of earlier ones. */
const foundations = [["error", "memoize", "rows"], ["catalog", "names"], ["query"], ["parse", "records"]];

/** Matches the files of some folders of core. */
const ofCore = (folders) => `^packages/core/src/(?:${folders.join("|")})/`;

/** Matches the files of a workspace folder, and the name of its package, which an import shows as long as it is not built. */
const pathsOf = (folder) => [`^${folder}/`, `^@gamedata/${folder.split("/").at(-1)}(?:/|$)`];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circle-of-files",
      comment: "Files must not import each other in a circle; type imports count.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circle-of-folders",
      comment: "Folders must not import each other in a circle; type imports count.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
    ...[...allowed].map(([folder, targets]) => ({
      name: `${folder.replace("/", "-")}-imports-downwards`,
      comment: `${folder} may import ${targets.join(", ") || "no package of the workspace"}.`,
      severity: "error",
      from: { path: `^${folder}/` },
      to: { path: ["^(?:packages|data|apps|bench)/", "^@gamedata/"], pathNot: [folder, ...targets].flatMap(pathsOf) },
    })),
    ...foundations.map((folders, row) => ({
      name: `core-${folders.join("-")}-imports-downwards`,
      comment: `Of core, ${folders.join(", ")} may import ${foundations.slice(0, row + 1).join(", ")}.`,
      severity: "error",
      from: { path: ofCore(folders) },
      to: { path: "^packages/core/src/", pathNot: ofCore(foundations.slice(0, row + 1).flat()) },
    })),
  ],
  options: {
    // Tests may import anything.
    exclude: { path: "\\.test\\.ts$" },
    doNotFollow: { path: ["node_modules", "/dist/", "\\.json$"] },
    tsPreCompilationDeps: true,
  },
};
