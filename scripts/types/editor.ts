import { readFileSync } from "node:fs";
import ts from "typescript-5.4";

/** What an editor shows of a name: its type in one line, and its description. */
export interface Hover {
  readonly text: string;
  readonly description: string;
}

export interface OpenProgram {
  /** What is wrong in its files, and in the declarations that they use: file and message. */
  readonly problems: readonly string[];
  /** Tells what a pointer shows over the last letter of a part of a file's text. */
  readonly hover: (file: string, part: string) => Hover;
}

/** Opens files as an editor with the least version of TypeScript does. */
export function openInEditor(files: readonly string[], compilerOptions: object): OpenProgram {
  const { options, errors } = ts.convertCompilerOptionsFromJson(compilerOptions, ".");
  const service = ts.createLanguageService({
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    readDirectory: ts.sys.readDirectory,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    getScriptFileNames: () => [...files],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  const program = service.getProgram();
  if (program === undefined) throw new Error("The service has no program.");
  // The declarations of the language and of Node are not ours.
  const checked = program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file) && !file.fileName.includes("/@types/node/"));
  const diagnostics = [
    ...program.getOptionsDiagnostics(),
    ...checked.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
    ...program.getGlobalDiagnostics(),
  ];
  return {
    problems: [...errors, ...diagnostics].map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    ),
    hover: (file, part) => {
      const position = readFileSync(file, "utf8").indexOf(part) + part.length - 1;
      const info = service.getQuickInfoAtPosition(file, position);
      return {
        text: ts.displayPartsToString(info?.displayParts),
        description: ts.displayPartsToString(info?.documentation).replaceAll("\n", " "),
      };
    },
  };
}
