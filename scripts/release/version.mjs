// Raises the versions that the changesets ask for and writes the changelogs; what has changed in the data joins them by itself.
import { execFileSync, spawnSync } from "node:child_process";

const DATA = "data/interlude";
const TAGS = "@gamedata/interlude@*";

const run = (command, ...args) => execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });

/** The tag of the data package's last release; there is none before the first. */
function lastRelease() {
  const { status, stdout } = spawnSync("git", ["describe", "--tags", "--abbrev=0", "--match", TAGS], {
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}

const tag = lastRelease();
if (tag === undefined) {
  console.log("The data was never released: there is nothing to compare it with.");
} else if (spawnSync("git", ["diff", "--quiet", tag, "--", `${DATA}/tables`]).status === 0) {
  console.log(`The data is as it was in ${tag}.`);
} else {
  run("pnpm", "exec", "turbo", "run", "build", "--filter=@gamedata/compiler...", "--output-logs=errors-only");
  run(process.execPath, "scripts/data-changeset.mjs", tag);
}
run("pnpm", "exec", "changeset", "version");
run("pnpm", "exec", "biome", "check", "--write", ".");
