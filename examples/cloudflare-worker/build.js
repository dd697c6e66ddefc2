// Writes each table as a compressed file, and the module that imports all of them, for worker.js.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { manifest } from "@gamedata/interlude/manifest";

const { resolve } = createRequire(import.meta.url);
const folder = fileURLToPath(new URL("dist/", import.meta.url));
mkdirSync(folder, { recursive: true });

for (const [table, { file, sha256 }] of Object.entries(manifest.tables)) {
  const content = readFileSync(resolve(`@gamedata/interlude/tables/${file}`));
  if (createHash("sha256").update(content).digest("hex") !== sha256)
    throw new Error(`The table ${table} is not the one that the manifest describes.`);
  writeFileSync(`${folder}${table}.bin`, gzipSync(content, { level: 9 }));
}

const tables = Object.keys(manifest.tables);
const imports = tables.map((table) => `import ${table} from "./${table}.bin";\n`);
writeFileSync(`${folder}tables.js`, `${imports.join("")}export const tables = { ${tables.join(", ")} };\n`);
