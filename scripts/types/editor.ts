import { readFileSync } from "node:fs";
import ts from "typescript";

/** What an editor shows of a name: its type in one line, and its description. */
export interface Hover {
  readonly text: string;
  readonly description: string;
}

/** Opens a program as an editor does; the result tells what a pointer over a part of the text shows. */
export function openInEditor(file: string, code: string): (part: string) => Hover {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const textOf = (name: string) =>
    name === file ? code : ts.sys.fileExists(name) ? readFileSync(name, "utf8") : undefined;
  const service = ts.createLanguageService({
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    readDirectory: ts.sys.readDirectory,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: textOf,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = textOf(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  return (part) => {
    const info = service.getQuickInfoAtPosition(file, code.indexOf(part) + part.length - 1);
    return {
      text: ts.displayPartsToString(info?.displayParts),
      description: ts.displayPartsToString(info?.documentation).replaceAll("\n", " "),
    };
  };
}
