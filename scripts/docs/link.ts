import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { projectFolder } from "../packed/packages.js";
import { type Page, readPage } from "./page.js";

const linkForm = /\]\(\s*<?(?<target>[^)\s>]+)/gu;
const isElsewhere = (target: string) => /^[a-z][a-z+.-]*:/iu.test(target);
const withoutCode = (prose: string) => prose.replace(/`[^`\n]*`/gu, "code");

/** Makes the anchor of a heading as GitHub does. */
function anchorOf(heading: string): string {
  const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/gu, "$1").toLowerCase();
  return text
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/gu, "-");
}

const anchorsOf = ({ prose }: Page) =>
  Array.from(prose.matchAll(/^#+\s+(.*)$/gmu), ([, heading = ""]) => anchorOf(heading));

/** Finds the links of a page that lead to no file of the project, or to no heading of it; those to other hosts are left alone. */
export function brokenLinks(page: Page): readonly string[] {
  const targets = Array.from(withoutCode(page.prose).matchAll(linkForm), ({ groups }) => groups?.["target"] ?? "");
  return targets.filter((target) => !isElsewhere(target) && !leadsSomewhere(page, target));
}

function leadsSomewhere(page: Page, target: string): boolean {
  const [path = "", anchor] = decodeURIComponent(target).split("#");
  if (path === "") return anchorsOf(page).includes(anchor ?? "");
  const file = normalize(join(dirname(page.file), path));
  if (file.startsWith("..") || !existsSync(join(projectFolder, file))) return false;
  if (anchor === undefined || !file.endsWith(".md")) return true;
  return anchorsOf(readPage(file, readFileSync(join(projectFolder, file), "utf8"))).includes(anchor);
}

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
