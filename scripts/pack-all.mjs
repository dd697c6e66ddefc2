// Packs every public package of the workspace into one folder, `tarballs` unless another is named. The packages must be built.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const folder = resolve(process.argv[2] ?? join(root, "tarballs"));
// A tarball of an earlier version would be installed beside that of this one.
const isTarball = (file) => /^gamedata-.*\.tgz$/.test(file);
if (existsSync(folder)) for (const file of readdirSync(folder).filter(isTarball)) rmSync(join(folder, file));

const packages = JSON.parse(
  execFileSync("pnpm", ["ls", "--recursive", "--depth=-1", "--json"], { cwd: root, encoding: "utf8" }),
);
for (const { path, private: isPrivate } of packages) {
  if (isPrivate) continue;
  execFileSync("pnpm", ["pack", "--pack-destination", folder], { cwd: path, stdio: ["ignore", "ignore", "inherit"] });
  const { name, version } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
  console.log(`${name}@${version}`);
}
console.log(`\nInstall them in another project with\n  npm install ${folder}/*.tgz`);
