import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The workspace's root folder, wherever this module was built to. */
export const root = findRoot(dirname(fileURLToPath(import.meta.url)));

/**
 * Gives the path of one of the bench's built files.
 *
 * @param name The file's name.
 */
export function builtFile(name: string): string {
  return join(root, "bench", "dist", name);
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return folder;
  if (dirname(folder) === folder) throw new Error("The bench runs in its workspace only.");
  return findRoot(dirname(folder));
}
