// Packs every public package of the workspace into one folder, `tarballs` unless another is named. The packages must be built.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const folder = resolve(process.argv[2] ?? join(root, "tarballs"));
// A tarball of an earlier version would be installed beside that of this one.
const isTarball = (file) => /^gamedata-.*\.tgz$/.test(file);
if (existsSync(folder)) for (const file of readdirSync(folder).filter(isTarball)) rmSync(join(folder, file));

const packages = JSON.parse(
  execFileSync("pnpm", ["ls", "--recursive", "--depth=-1", "--json"], { cwd: root, encoding: "utf8" }),
);
const published = packages.filter(({ private: isPrivate }) => !isPrivate);
const filters = published.map(({ name }) => `--filter=${name}`);
// One pnpm for all packages: it starts once, and packs several at a time.
execFileSync("pnpm", ["--recursive", ...filters, "pack", "--pack-destination", folder], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
});
for (const { name, version } of published) console.log(`${name}@${version}`);
console.log(`\nInstall them in another project with\n  npm install ${folder}/*.tgz`);
