// Writes a changeset for the data package from what has changed in its tables since a release (or since the ref that is given).
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DATA = "data/interlude";
const PACKAGE = "@gamedata/interlude";
const LARGEST_TABLE_BYTES = 64 * 1024 * 1024;

const git = (...args) => execFileSync("git", args, { encoding: "utf8", maxBuffer: LARGEST_TABLE_BYTES });

/** Copies the data set of a commit into a folder. */
function checkOut(ref, folder) {
  const paths = git("ls-tree", "-r", "--name-only", ref, `${DATA}/tables`, `${DATA}/manifest.json`)
    .split("\n")
    .filter(Boolean);
  if (paths.length === 0) throw new Error(`${ref} holds no data set in ${DATA}`);
  mkdirSync(join(folder, "tables"));
  for (const path of paths) writeFileSync(join(folder, path.slice(DATA.length + 1)), git("show", `${ref}:${path}`));
}

const folder = mkdtempSync(join(tmpdir(), "gamedata-changeset-"));
try {
  const ref = process.argv[2] ?? git("describe", "--tags", "--abbrev=0", "--match", `${PACKAGE}@*`).trim();
  checkOut(ref, folder);
  const diff = ["packages/compiler/dist/cli.js", "diff", folder, DATA, "--format", "markdown"];
  const changes = execFileSync(process.execPath, diff, { encoding: "utf8" });
  const { dataVersion } = JSON.parse(readFileSync(`${DATA}/manifest.json`, "utf8"));
  const file = `.changeset/data-${dataVersion}.md`;
  writeFileSync(file, `---\n"${PACKAGE}": minor\n---\n\nThe data has changed since ${ref}.\n\n${changes}`);
  console.log(`${file}: what has changed since ${ref}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
