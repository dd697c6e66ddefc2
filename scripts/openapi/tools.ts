import { join } from "node:path";
import { projectFolder, readManifest } from "../packed/packages.js";
import { type Printed, run } from "../runtimes/process.js";
import { installRuntimes, node22, programOf, runtimesFitThisMachine } from "../runtimes/runtime.js";

/** The oldest Node that all tools run on. */
const REQUIRED = [22, 19] as const;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isNewEnough = major > REQUIRED[0] || (major === REQUIRED[0] && minor >= REQUIRED[1]);

/** Whether the tools can run: on this Node, or on one from npm. */
export const toolsFitThisMachine: boolean = isNewEnough || runtimesFitThisMachine;

/** Returns the path of a Node that the tools run on, and installs it if needed. */
export async function toolNode(): Promise<string> {
  if (isNewEnough) return process.execPath;
  await installRuntimes([node22]);
  return programOf(node22);
}

export function runTool(
  node: string,
  packageName: string,
  command: string,
  cwd: string,
  args: readonly string[],
): Promise<Printed> {
  const folder = join(projectFolder, "node_modules", packageName);
  const program = readManifest(folder).bin?.[command];
  if (program === undefined) throw new Error(`${packageName} has no command ${command}`);
  return run({ program: node, args: [join(folder, program), ...args], cwd });
}
