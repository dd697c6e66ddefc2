// Raises the versions that the changesets ask for and writes the changelogs; what has changed in the data joins them by itself.
// What the README says about the time before the first release is removed.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const MCP_PACKAGE = "apps/mcp/package.json";
const MCP_SERVER = "apps/mcp/server.json";

const run = (command, ...args) => execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });

run(process.execPath, "scripts/data-changeset.mjs");
run("pnpm", "exec", "changeset", "version");
// The registry of MCP servers is told the version of the package twice.
const registered = JSON.parse(readFileSync(MCP_SERVER, "utf8"));
const { version } = JSON.parse(readFileSync(MCP_PACKAGE, "utf8"));
const versioned = { ...registered, version, packages: registered.packages.map((own) => ({ ...own, version })) };
writeFileSync(MCP_SERVER, JSON.stringify(versioned, null, 2));
const beforeTheFirst = /<!-- until the first release -->\n[\s\S]*?<!-- \/until the first release -->\n\n?/g;
writeFileSync("README.md", readFileSync("README.md", "utf8").replace(beforeTheFirst, ""));
const listed = execFileSync("git", ["ls-files", "-z", "--modified", "--others", "--exclude-standard"], {
  encoding: "utf8",
});
// The changesets that became changelogs are listed too, and are gone.
const written = listed.split("\0").filter((file) => file !== "" && existsSync(file));
run("pnpm", "exec", "biome", "check", "--write", ...written);
