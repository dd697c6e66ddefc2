import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder, publicPackages } from "../packed/packages.js";

/** A copy of the project with a history of its own, in which releases can be tried. */
export interface Rehearsal {
  readonly folder: string;
  /** Runs a program in it, and gives what it prints on both outputs. */
  readonly run: (program: string, ...args: readonly string[]) => string;
  readonly commit: (message: string) => void;
  readonly remove: () => void;
}

/** Copies the project as it is, built packages and all, and installs what its scripts need. */
export function createRehearsal(): Rehearsal {
  const folder = mkdtempSync(join(tmpdir(), "gamedata-release-"));
  const known = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", known, { cwd: projectFolder, encoding: "utf8" }).split("\0");
  const built = publicPackages().map((workspacePackage) => `${workspacePackage.folder}/dist`);
  for (const path of [...files, ...built]) {
    if (path === "" || !existsSync(join(projectFolder, path))) continue;
    cpSync(join(projectFolder, path), join(folder, path), { recursive: true });
  }
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync("/bin/sh", ["-c", '"$@" 2>&1', "sh", program, ...args], { cwd: folder, encoding: "utf8" });
  const author = ["-c", "user.name=Rehearsal", "-c", "user.email=rehearsal@example.org"];
  const commit = (message: string) => {
    run("git", "add", "--all");
    run("git", ...author, "commit", "--quiet", "--allow-empty", "--message", message);
  };
  run("git", "init", "--quiet", "--initial-branch=main");
  // The keys with which a contributor signs are not those of the rehearsal.
  for (const name of ["commit.gpgSign", "tag.gpgSign"]) run("git", "config", name, "false");
  run("pnpm", "install", "--frozen-lockfile", "--prefer-offline", "--ignore-scripts");
  return { folder, run, commit, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
