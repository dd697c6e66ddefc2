// Writes the files of the generators that the arguments name, or of all. With --check it writes nothing, names each file
// that differs, and exits with 1.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/**
 * Each generator returns the text of its files by path below the project, and owns their folders named `generated`. One that
 * imports packages is loaded when it runs: what it imports can depend on the files of another one.
 */
const generators = {
  data: async () => (await import("./data-packages.mjs")).generateDataPackages(root),
  client: async () => (await import("./client/client.mjs")).generateClient(root),
  explorer: async () => (await import("./explorer.mjs")).generateExplorer(),
  docs: async () => (await import("./docs.mjs")).generateDocs(root),
};

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: "boolean" } } });
const isCheck = values.check === true;
const chosen = positionals.length > 0 ? positionals : Object.keys(generators);
const files = new Map();
for (const name of chosen) for (const [path, text] of await generators[name]()) files.set(path, text);

const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined);
const list = (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []);

const changed = [...files].filter(([path, text]) => read(path) !== text);
const folders = new Set([...files.keys()].map(dirname).filter((folder) => basename(folder) === "generated"));
const left = [...folders]
  .flatMap((folder) => list(folder).map((name) => `${folder}/${name}`))
  .filter((path) => !files.has(path));

for (const [path, text] of changed) {
  console.log(`${path} ${isCheck ? "differs from what is generated" : "written"}`);
  if (isCheck) continue;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
for (const path of left) {
  console.log(`${path} ${isCheck ? "is no longer generated" : "removed"}`);
  if (!isCheck) rmSync(join(root, path));
}
if (isCheck && changed.length + left.length > 0) {
  console.error("Run `pnpm generate` and commit the result.");
  process.exitCode = 1;
}
