// Publishes every package whose version the registry does not have yet, and tags the commit; with --dry-run only says what it would publish.
import { execFileSync } from "node:child_process";

const pnpm = (...args) => execFileSync("pnpm", args, { stdio: ["ignore", "inherit", "inherit"] });

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg !== "--dry-run");
if (unknown !== undefined) {
  console.error(`Unknown argument ${JSON.stringify(unknown)}; there is only --dry-run.`);
  process.exit(1);
}
if (args.includes("--dry-run")) {
  pnpm("publish", "--recursive", "--access", "public", "--dry-run", "--no-git-checks");
} else {
  pnpm("publish", "--recursive", "--access", "public");
  pnpm("exec", "changeset", "tag");
}
