import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../packed/packages.js";

/** A code block of a page. */
export interface Block {
  /** Where it stands: file and line. */
  readonly place: string;
  readonly language: string;
  readonly code: string;
}

/** A page of the documentation. */
export interface Page {
  /** Its file, relative to the project's folder. */
  readonly file: string;
  readonly blocks: readonly Block[];
  /** Its text without code blocks. */
  readonly prose: string;
}

const fence = /^(?<indent> *)(?<marks>`{3,})(?<language>\S*)/u;

/**
 * Splits Markdown into its code blocks and the rest.
 *
 * @param file The file that it stands in.
 * @param markdown The text.
 */
export function readPage(file: string, markdown: string): Page {
  const blocks: Block[] = [];
  const prose: string[] = [];
  const lines = markdown.split("\n");
  for (let line = 0; line < lines.length; line++) {
    const opening = fence.exec(lines[line] ?? "")?.groups;
    if (opening === undefined) {
      prose.push(lines[line] ?? "");
      continue;
    }
    const { indent = "", marks = "", language = "" } = opening;
    const start = line + 1;
    const length = lines.slice(start).findIndex((text) => text.trim() === marks);
    if (length < 0) throw new Error(`${file}:${start}: the code block has no end`);
    const code = lines.slice(start, start + length).map((text) => `${text.slice(indent.length)}\n`);
    blocks.push({ place: `${file}:${start}`, language, code: code.join("") });
    line = start + length;
  }
  return { file, blocks, prose: prose.join("\n") };
}

const isDocumentation = (file: string) => !file.startsWith(".changeset/") && !file.endsWith("CHANGELOG.md");

/** Reads every page of the documentation, new ones that git does not know yet too. */
export function readPages(): readonly Page[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"];
  return execFileSync("git", args, { cwd: projectFolder, encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && isDocumentation(file) && existsSync(join(projectFolder, file)))
    .sort()
    .map((file) => readPage(file, readFileSync(join(projectFolder, file), "utf8")));
}
