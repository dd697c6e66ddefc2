import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { npmInstall, projectFolder } from "./packages.js";

/** Packs every public package and installs the tarballs into an empty project, once per run of the tests; returns its removal. */
export default function setup({ provide }: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "gamedata-packed-")));
  const tarballs = join(folder, "tarballs");
  const args = [join(projectFolder, "scripts/pack-all.mjs"), tarballs];
  execFileSync(process.execPath, args, { cwd: projectFolder, stdio: ["ignore", "ignore", "pipe"] });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const files = readdirSync(tarballs).map((file) => join(tarballs, file));
  execFileSync("npm", [...npmInstall, ...files], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  provide("packedProject", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
