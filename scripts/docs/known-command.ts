import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder, publicPackages, readManifest } from "../packed/packages.js";

/** Programs that are not ours; what they are asked to do is the reader's business. */
const foreignPrograms = new Set(["cd", "cp", "mkdir", "git", "docker"]);
const npmCommands = new Set(["install", "start", "test", "run"]);
/** Commands of npm that run no script of this project. */
const foreignNpmCommands = new Set(["exec", "login", "view"]);
const pnpmCommands = new Set(["install"]);

const packages = publicPackages();
const { scripts: rootScripts = {} } = readManifest(projectFolder);
const programs: ReadonlyMap<string, string> = new Map(
  packages.flatMap(({ folder, manifest: { bin = {} } }) =>
    Object.entries(bin).map(([name, file]) => [name, join(folder, file)] as const),
  ),
);

/** Tells what is wrong with a command: a script, program, package, file or option that does not exist; `undefined` when nothing is. */
export function wrongIn(words: readonly string[]): string | undefined {
  const [program = "", ...args] = words;
  const file = programs.get(program);
  if (file !== undefined) return wrongOption(file, args);
  if (foreignPrograms.has(program)) return undefined;
  switch (program) {
    case "npm":
      return wrongInNpm(args);
    case "pnpm":
      return wrongInPnpm(args);
    case "npx":
      return wrongInNpx(args);
    case "node":
      return wrongInNode(args);
    default:
      return `unknown program ${program}`;
  }
}

function wrongScript(name: string, scripts: Readonly<Record<string, string>> = rootScripts): string | undefined {
  return name in scripts ? undefined : `no script ${name}`;
}

function wrongInNpm([command = "", ...args]: readonly string[]): string | undefined {
  if (foreignNpmCommands.has(command)) return undefined;
  if (!npmCommands.has(command)) return `unknown npm command ${command}`;
  if (command === "install") return args.map(wrongPackage).find((wrong) => wrong !== undefined);
  return wrongScript(command === "run" ? (args[0] ?? "") : command);
}

function wrongInPnpm([command = "", ...args]: readonly string[]): string | undefined {
  if (command === "--filter") {
    const filtered = packages.find(({ manifest }) => manifest.name === args[0]);
    return filtered ? wrongScript(args[1] ?? "", filtered.manifest.scripts) : `no package ${args[0]}`;
  }
  if (pnpmCommands.has(command) || existsSync(join(projectFolder, "node_modules/.bin", command))) return undefined;
  return wrongScript(command);
}

function wrongInNpx([name = "", ...args]: readonly string[]): string | undefined {
  const program = programs.get(name);
  if (program !== undefined) return wrongOption(program, args);
  const found = packages.find(({ manifest }) => manifest.name === name);
  if (found === undefined)
    return existsSync(join(projectFolder, "node_modules/.bin", name)) ? undefined : `no package ${name}`;
  const [file] = Object.values(found.manifest.bin ?? {});
  return file === undefined ? `${name} has no program` : wrongOption(join(found.folder, file), args);
}

function wrongInNode([file = "", ...args]: readonly string[]): string | undefined {
  if ([...programs.values()].some((program) => join(program) === join(file))) return wrongOption(file, args);
  return existsSync(join(projectFolder, file)) ? undefined : `no file ${file}`;
}

function wrongPackage(name: string): string | undefined {
  if (!name.startsWith("@gamedata/")) return undefined;
  return packages.some(({ manifest }) => manifest.name === name) ? undefined : `no package ${name}`;
}

const helps = new Map<string, string>();

/** Options are those that the program's own help names. */
function wrongOption(file: string, args: readonly string[]): string | undefined {
  const run = () => execFileSync(process.execPath, [join(projectFolder, file), "--help"], { encoding: "utf8" });
  const help = helps.get(file) ?? run();
  helps.set(file, help);
  const unknown = args.find((arg) => arg.startsWith("--") && !new RegExp(`${arg}\\b`, "u").test(help));
  return unknown && `no option ${unknown} in ${file}`;
}
