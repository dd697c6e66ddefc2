import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { PackedProject } from "../packed/packed-project.js";
import { openPage } from "./browser.js";
import { run } from "./process.js";

const page = `<!doctype html><meta charset="utf-8"><p id="answers"></p><script type="module" src="page.js"></script>`;

/** A program for a browser: its module, and where the services are that it asks. */
interface BrowserProgram {
  /** The module in the project, which writes its answers into the page. */
  readonly entry: string;
  /** The parameters that the page gets. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The service that the server of the page passes requests below `/api` on to, if any. */
  readonly service?: string;
}

/** Bundles a program, opens it in a browser, and gives what it finds there. */
export async function answersInBrowser(
  program: string,
  { folder }: PackedProject,
  { entry, parameters, service }: BrowserProgram,
): Promise<unknown> {
  const site = mkdtempSync(join(folder, "site-"));
  await build({
    entryPoints: [join(folder, entry)],
    outfile: join(site, "page.js"),
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "silent",
  });
  writeFileSync(join(site, "index.html"), page);
  const elements = await openPage(program, site, `index.html?${new URLSearchParams(parameters)}`, service);
  return JSON.parse(/<p id="answers">(.*?)<\/p>/u.exec(elements)?.[1] ?? "null");
}

/** Builds the Vite example, and gives what it shows. */
export async function showViteExample(program: string, { folder }: PackedProject, baseUrl: string): Promise<string> {
  const cwd = join(folder, "examples/vite");
  const args = [join(folder, "node_modules/vite/bin/vite.js"), "build"];
  const built = await run({ program: process.execPath, args, cwd, environment: { VITE_GAMEDATA_URL: baseUrl } });
  if (built.code !== 0) throw new Error(built.stderr);
  return openPage(program, join(cwd, "dist"), "index.html");
}
