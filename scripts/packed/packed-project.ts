import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { npmInstall, projectFolder, readManifest } from "./packages.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the packed project that the tests of a run copy; its folder `tarballs` holds the tarballs. */
    readonly packedProject: string;
  }
}

/** A project of its own with the packed packages installed, as their users have them. */
export interface PackedProject {
  readonly folder: string;
  readonly remove: () => void;
}

/** Gives the path of a package's tarball, by the folder of the package relative to the project's. */
export function tarballOf(packageFolder: string): string {
  const { name, version } = readManifest(join(projectFolder, packageFolder));
  return join(inject("packedProject"), "tarballs", `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
}

/** Makes a copy of the project in which every public package is installed from its tarball, and `dependencies` such as `vite@8`. */
export function createPackedProject(dependencies: readonly string[] = []): PackedProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "gamedata-packed-")));
  // The thousand files take Node five times as long.
  execFileSync("cp", ["-RP", `${inject("packedProject")}/.`, folder]);
  if (dependencies.length > 0) {
    execFileSync("npm", [...npmInstall, ...dependencies], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
