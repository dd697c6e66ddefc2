import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder, publicPackages } from "./packages.js";

/** A project of its own with the packed packages installed, as their users have them. */
export interface PackedProject {
  readonly folder: string;
  /** Removes the project from the disk. */
  readonly remove: () => void;
}

/** npm without what it would say or run beyond an installation. */
export const npmInstall = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"] as const;

/**
 * Packs every public package, and installs the tarballs into an empty project.
 *
 * @param dependencies What else to install, for example `vite@8`.
 */
export function createPackedProject(dependencies: readonly string[] = []): PackedProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "gamedata-packed-")));
  const tarballs = join(folder, "tarballs");
  for (const { folder: packageFolder } of publicPackages()) {
    const cwd = join(projectFolder, packageFolder);
    execFileSync("pnpm", ["pack", "--pack-destination", tarballs], { cwd, stdio: ["ignore", "ignore", "pipe"] });
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const files = readdirSync(tarballs).map((file) => join(tarballs, file));
  execFileSync("npm", [...npmInstall, ...files, ...dependencies], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
