// Raises the versions that the changesets ask for and writes the changelogs; what has changed in the data joins them by itself.
// What the README says about the time before the first release is removed.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const DATA = "data/interlude";
const MCP_PACKAGE = "apps/mcp/package.json";
const MCP_SERVER = "apps/mcp/server.json";
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
// The registry of MCP servers is told the version of the package twice.
const registered = JSON.parse(readFileSync(MCP_SERVER, "utf8"));
const { version } = JSON.parse(readFileSync(MCP_PACKAGE, "utf8"));
const versioned = { ...registered, version, packages: registered.packages.map((own) => ({ ...own, version })) };
writeFileSync(MCP_SERVER, JSON.stringify(versioned, null, 2));
const beforeTheFirst = /<!-- until the first release -->\n[\s\S]*?<!-- \/until the first release -->\n\n?/g;
writeFileSync("README.md", readFileSync("README.md", "utf8").replace(beforeTheFirst, ""));
run("pnpm", "exec", "biome", "check", "--write", ".");
