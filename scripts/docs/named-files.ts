import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFolder } from "../packed/packages.js";
import type { Page } from "./page.js";

/** A path of the project in code: its first folder names the project's, or its ending a source file. */
const ofProject =
  /^(?:apps|bench|docs|examples|packages|scripts|\.changeset|\.github|data\/(?:interlude|high-five))\//u;
const sourceFile = /\.(?:[cm]?[jt]sx?|ya?ml|svg|webp)$/u;

/** The folders to which paths in a page are relative: the project, that of the page, and the sources in it. */
const rootsOf = ({ file }: Page): readonly string[] => {
  const folder = dirname(file);
  return ["", folder, join(folder, "src"), join(folder, "src/site")];
};

/** Whether git ignores a path: something writes the file, for example a build. */
function isWritten(path: string): boolean {
  try {
    execFileSync("git", ["check-ignore", path, `${path}/`], { cwd: projectFolder, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Finds the files and folders of the project that a page names in code, and that do not exist. */
export function missingFiles(page: Page): readonly string[] {
  const named = Array.from(page.prose.matchAll(/`((?:[\w@.-]+\/)+[\w@.-]*)`/gu), ([, path = ""]) => path);
  const roots = rootsOf(page);
  return named.filter(
    (path) =>
      (ofProject.test(path) || sourceFile.test(path)) &&
      !roots.some((root) => existsSync(join(projectFolder, root, path))) &&
      !isWritten(path),
  );
}
