import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { projectFolder } from "../packed/packages.js";
import type { Block } from "./page.js";

/** As strict as an editor can be, the declarations of the packages included. */
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
  types: ["node"],
  typeRoots: [join(projectFolder, "node_modules/@types")],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
};

const nameOf = ({ place }: Block) => place.replace(/\W+/gu, "-");

/**
 * Names the module that a compiled block becomes.
 *
 * @param folder The folder of the project.
 * @param block The block.
 */
export const compiledFile = (folder: string, block: Block): string => join(folder, "compiled", `${nameOf(block)}.js`);

/**
 * Compiles code blocks in a project that has the packages installed; gives what is wrong with them.
 *
 * @param folder The folder of the project.
 * @param blocks The blocks, in TypeScript or JavaScript.
 */
export function compileBlocks(folder: string, blocks: readonly Block[]): readonly string[] {
  const rootDir = join(folder, "blocks");
  mkdirSync(rootDir);
  const files = blocks.map((block) => {
    const file = join(rootDir, `${nameOf(block)}.ts`);
    writeFileSync(file, `${block.code}export {};\n`);
    return file;
  });
  const program = ts.createProgram(files, { ...compilerOptions, rootDir, outDir: join(folder, "compiled") });
  return [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics].map(
    ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
  );
}

/** What a block says it prints: the comment behind a line that prints. */
export function promisedOutput({ code }: Pick<Block, "code">): readonly string[] {
  return Array.from(code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gmu), ([, comment = ""]) => comment);
}
