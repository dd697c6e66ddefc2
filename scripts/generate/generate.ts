// Writes the files of the generators that the arguments name, or of all. With --check it writes nothing, names each file
// that differs, and exits with 1.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { GeneratedFiles } from "./text.js";

/**
 * Each generator returns the text of its files by path below the project, and owns their folders named `generated`. One that
 * imports packages is loaded when it runs: what it imports can depend on the files of another one.
 */
const generators = new Map<string, () => Promise<GeneratedFiles>>([
  ["schema", async () => (await import("./schema.js")).generateSchemaTypes()],
  ["core", async () => (await import("./core.js")).generateCoreTypes()],
  ["data", async () => (await import("./data-packages.js")).generateDataPackages(root)],
  ["explorer", async () => (await import("./explorer.js")).generateMessages(root)],
  ["client", async () => (await import("./client/client.js")).generateClient()],
  ["docs", async () => (await import("./docs.js")).generateDocs(root)],
]);

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: "boolean" } } });
const isCheck = values.check === true;
const chosen = positionals.length > 0 ? positionals : [...generators.keys()];
const files = new Map<string, string>();
for (const name of chosen) {
  const generate = generators.get(name);
  if (generate === undefined) throw new RangeError(`${name} is none of ${[...generators.keys()].join(", ")}.`);
  for (const [path, text] of await generate()) files.set(path, text);
}

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined);
const list = (folder: string) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []);

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
