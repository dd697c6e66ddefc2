// Publishes every package whose version the registry does not have yet, and tags the commit; with --dry-run only says what it would publish.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const pnpm = (...args) => execFileSync("pnpm", args, { stdio: ["ignore", "inherit", "inherit"] });

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg !== "--dry-run");
if (unknown !== undefined) {
  console.error(`Unknown argument ${JSON.stringify(unknown)}; there is only --dry-run.`);
  process.exit(1);
}
const packages = JSON.parse(execFileSync("pnpm", ["ls", "--recursive", "--depth=-1", "--json"], { encoding: "utf8" }));
const homeless = packages.filter(({ private: isPrivate, path }) => {
  const { repository, publishConfig } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
  return !isPrivate && publishConfig?.provenance === true && repository === undefined;
});

/** The namespace that stands for one that nobody owns yet. */
const EXAMPLE = "org.example/";
const nameless = packages.filter(({ path }) => {
  const { mcpName } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
  return mcpName?.startsWith(EXAMPLE);
});

if (args.includes("--dry-run")) {
  pnpm("publish", "--recursive", "--access", "public", "--dry-run", "--no-git-checks");
} else if (homeless.length > 0) {
  const names = homeless.map(({ name }) => name).join(", ");
  console.error(`Provenance names the repository, and the package.json of ${names} does not say which it is.`);
  process.exit(1);
} else if (nameless.length > 0) {
  const names = nameless.map(({ name }) => name).join(", ");
  console.error(
    `The mcpName of ${names} is an example; it must be in a namespace of the publisher, as in its server.json.`,
  );
  process.exit(1);
} else {
  pnpm("publish", "--recursive", "--access", "public");
  pnpm("exec", "changeset", "tag");
}
