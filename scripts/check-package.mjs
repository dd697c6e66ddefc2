// Packs the package that it is run in, and checks the tarball as its users would meet it: publint and are-the-types-wrong.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "gamedata-pack-"));
const run = (command, args) => execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
try {
  execFileSync("pnpm", ["pack", "--pack-destination", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const [tarball] = readdirSync(folder).map((file) => join(folder, file));
  run("publint", ["run", tarball, "--strict"]);
  run("attw", [tarball, "--profile", "esm-only", "--format", "ascii"]);
} catch {
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
