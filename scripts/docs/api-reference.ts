import { join, relative } from "node:path";
import { Application, Logger, LogLevel, type ProjectReflection } from "typedoc";
import ts from "typescript";
import { projectFolder, readManifest } from "../packed/packages.js";

/** The packages of the reference, by folder, with the names in their declarations that are not exported on purpose. */
const packages: Readonly<Record<string, readonly string[]>> = {
  "packages/core": ["NotFoundDetails"],
  "data/interlude": [],
  "apps/http": ["DataRoute", "ServiceRoute", "ExampleRequest"],
  "apps/mcp": [],
  "packages/client": [],
  "packages/schema": ["engineNumbers"],
  "packages/compiler": ["knownDanglingRow", "knownDoubtRow", "Datapack", "Locate"],
};

/** Finds the declarations of a package: each file, and the name that it is imported by. */
function declarationsOf(folder: string): readonly (readonly [file: string, name: string])[] {
  const { name, exports = {} } = readManifest(join(projectFolder, folder));
  // A data package exports each of its tables once more by itself.
  const subpaths = folder.startsWith("data/") ? ["."] : Object.keys(exports);
  return subpaths.flatMap((subpath) => {
    const target = exports[subpath];
    const types = typeof target === "object" ? target.types : undefined;
    return types === undefined ? [] : [[join(projectFolder, folder, types), `${name}${subpath.slice(1)}`] as const];
  });
}

class WarningLogger extends Logger {
  readonly warnings: string[] = [];
  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.warnings.push(message);
  }
}

/** The reference as typedoc has it, and what is wrong in it: broken links, and types that a reader cannot look up. */
export interface ApiReference {
  readonly app: Application;
  readonly project: ProjectReflection;
  readonly warnings: readonly string[];
}

/** Makes the reference of the declarations of all its packages, which must be built. They share one program. */
export async function createApiReference(): Promise<ApiReference> {
  const names = new Map(Object.keys(packages).flatMap(declarationsOf));
  const files = [...names.keys()];
  const app = await Application.bootstrap(
    {
      name: "GameData",
      entryPoints: files,
      basePath: projectFolder,
      readme: "none",
      disableSources: true,
      skipErrorChecking: true,
    },
    [],
  );
  const logger = new WarningLogger();
  app.logger = logger;
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    types: [],
  };
  app.options.setCompilerOptions(files, compilerOptions, []);
  const project = await app.convert();
  if (project === undefined) throw new Error(logger.warnings.join("\n"));
  const nameByModule = new Map(
    Array.from(names, ([file, name]) => [relative(projectFolder, file).replace(/(?:\/index)?\.d\.ts$/u, ""), name]),
  );
  for (const [folder, notExported] of Object.entries(packages)) {
    // Typedoc misses only types of the package that the project is said to be.
    project.packageName = readManifest(join(projectFolder, folder)).name;
    app.options.setValue("intentionallyNotExported", notExported);
    app.validate(project);
  }
  for (const module of project.children ?? []) module.name = nameByModule.get(module.name) ?? module.name;
  return { app, project, warnings: [...new Set(logger.warnings)] };
}
