import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../packed/packages.js";

export interface Block {
  /** Where it stands: file and line. */
  readonly place: string;
  readonly language: string;
  readonly code: string;
}

export interface Page {
  /** Its file, relative to the project's folder. */
  readonly file: string;
  readonly blocks: readonly Block[];
  /** Its text without code blocks. */
  readonly prose: string;
}

const fence = /^(?<indent> *)(?<marks>`{3,})(?<language>\S*)/u;

/** Splits Markdown into its code blocks and the rest. */
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

/** A command of a page, and the output that it shows, in which `…` stands for anything. */
export interface Transcript {
  readonly command: string;
  readonly output: string;
}

/** Lists the commands in the console blocks of a page. */
export function transcriptsIn(markdown: string): readonly Transcript[] {
  return [...markdown.matchAll(/^```console\n([\s\S]*?)^```$/gm)].flatMap(([, block = ""]) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((text) => {
        const [command = "", ...output] = text.trimEnd().split("\n");
        return { command, output: output.join("\n") };
      }),
  );
}

/** Returns the pattern of what a command prints. */
export function patternOf(output: string): RegExp {
  const parts = output.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[\\s\\S]*")}\\n?$`);
}

/** What code says it prints: the comment behind a line that prints. */
export function promisedOutput({ code }: { readonly code: string }): readonly string[] {
  return Array.from(code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gmu), ([, comment = ""]) => comment);
}

/**
 * Compares the figures that a page states with measured ones.
 *
 * @param file The page, relative to the project's folder.
 * @param sentence Its groups are the figures, in the order of the measured ones; they may have commas between thousands.
 * @param tolerance The greatest relative difference, as a fraction.
 * @returns A line for each figure that is wrong.
 * @throws {Error} If the page does not have the sentence with as many figures.
 */
export function wrongFigures(
  file: string,
  sentence: RegExp,
  measured: readonly number[],
  tolerance: number,
): readonly string[] {
  const stated = sentence.exec(readFileSync(join(projectFolder, file), "utf8"))?.slice(1);
  if (stated?.length !== measured.length) throw new Error(`${file} has no ${measured.length} figures in ${sentence}`);
  return measured.flatMap((found, position) => {
    const figure = Number(stated[position]?.replaceAll(",", ""));
    return Math.abs(figure - found) <= tolerance * found ? [] : `${file} states ${figure}, measured is ${found}`;
  });
}
