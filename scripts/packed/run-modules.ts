import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { transform } from "esbuild";
import type { PackedProject } from "./packed-project.js";

export interface Outcome {
  /** The lines that it printed with `console.log`. */
  readonly lines: readonly string[];
  readonly error?: string;
}

/** Imports the modules that it is given one after another, and tells what becomes of each. */
const RUNNER = `
import { format } from "node:util";
const outcomes = [];
for (const file of process.argv.slice(1)) {
  const lines = [];
  console.log = (...values) => lines.push(format(...values));
  const error = await import(file).then(() => undefined, (reason) => String(reason?.stack ?? reason));
  outcomes.push({ lines, error });
}
process.stdout.write(JSON.stringify(outcomes));
`;

/** A module in JavaScript; types are not checked. */
export async function javaScriptOf(code: string): Promise<string> {
  return (await transform(code, { loader: "ts", format: "esm", target: "es2022" })).code;
}

/** Runs modules in TypeScript or JavaScript in one process of a project, so that the data is loaded once; returns what became of each. */
export async function runModules({ folder }: PackedProject, codes: readonly string[]): Promise<readonly Outcome[]> {
  mkdirSync(join(folder, "modules"), { recursive: true });
  const files = await Promise.all(
    codes.map(async (code, index) => {
      const file = join(folder, "modules", `${index}.js`);
      writeFileSync(file, await javaScriptOf(code));
      return file;
    }),
  );
  const args = ["--input-type=module", "--eval", RUNNER, ...files];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  return JSON.parse(stdout);
}
