// Writes a changeset for each data package whose tables have changed since its last release (or since the ref that is given).
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataPackages } from "./data-packages.mjs";

const LARGEST_TABLE_BYTES = 64 * 1024 * 1024;

const git = (...args) => execFileSync("git", args, { encoding: "utf8", maxBuffer: LARGEST_TABLE_BYTES });

/** The tag of a package's last release; there is none before the first. */
function lastRelease(name) {
  const tags = spawnSync("git", ["describe", "--tags", "--abbrev=0", "--match", `${name}@*`], { encoding: "utf8" });
  return tags.status === 0 ? tags.stdout.trim() : undefined;
}

const filesAt = (ref, folder) =>
  git("ls-tree", "-r", "--name-only", ref, `${folder}/tables`, `${folder}/manifest.json`).split("\n").filter(Boolean);

/** Builds the compiler, which lists the changed records. */
function buildCompiler() {
  const build = ["exec", "turbo", "run", "bundle", "--filter=@gamedata/compiler...", "--output-logs=errors-only"];
  execFileSync("pnpm", build, { stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" });
}

function changesSince(ref, folder, files) {
  buildCompiler();
  const before = mkdtempSync(join(tmpdir(), "gamedata-changeset-"));
  try {
    mkdirSync(join(before, "tables"));
    for (const path of files) writeFileSync(join(before, path.slice(folder.length + 1)), git("show", `${ref}:${path}`));
    const diff = ["packages/compiler/dist/cli.js", "diff", before, folder, "--format", "markdown"];
    return execFileSync(process.execPath, diff, { encoding: "utf8", maxBuffer: LARGEST_TABLE_BYTES });
  } finally {
    rmSync(before, { recursive: true, force: true });
  }
}

/** Writes the changeset of a package, and returns what was done. */
function writeChangeset({ name, folder }, ref) {
  if (ref === undefined) return `The data of ${name} was never released: there is nothing to compare it with.`;
  const files = filesAt(ref, folder);
  if (files.length === 0) return `${ref} holds no data set in ${folder}: there is nothing to compare it with.`;
  if (spawnSync("git", ["diff", "--quiet", ref, "--", `${folder}/tables`]).status === 0)
    return `The data is as it was in ${ref}.`;
  const changes = changesSince(ref, folder, files);
  const { dataVersion } = JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8"));
  const file = `.changeset/data-${dataVersion}.md`;
  writeFileSync(file, `---\n"${name}": minor\n---\n\nThe data has changed since ${ref}.\n\n${changes}`);
  return `${file}: what has changed since ${ref}`;
}

for (const dataPackage of dataPackages)
  console.log(writeChangeset(dataPackage, process.argv[2] ?? lastRelease(dataPackage.name)));
