import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../packed/packages.js";
import { run } from "./process.js";
import type { Worker } from "./workerd.js";

const EXAMPLE = "examples/cloudflare-worker";

interface WranglerConfiguration {
  readonly main: string;
  readonly compatibility_date: string;
  readonly build: { readonly command: string };
}

const configuration: WranglerConfiguration = JSON.parse(
  readFileSync(join(projectFolder, EXAMPLE, "wrangler.json"), "utf8"),
);
const { main, compatibility_date: compatibilityDate, build } = configuration;

export { compatibilityDate };

/** Copies the example of an edge worker into a project, and runs its build command as Cloudflare's tool does. */
export async function buildEdgeExample(folder: string): Promise<Worker> {
  cpSync(join(projectFolder, EXAMPLE), join(folder, EXAMPLE), { recursive: true });
  const [command, ...args] = build.command.split(" ");
  if (command !== "node") throw new Error(`The build command ${build.command} is not run by Node.`);
  const { code, stderr } = await run({ program: process.execPath, args, cwd: join(folder, EXAMPLE) });
  if (code !== 0) throw new Error(stderr);
  return { folder, entry: join(EXAMPLE, main), compatibilityDate };
}
