import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ProgramError, systemCodeOf } from "./errors.js";

/** The names of what a run writes before it is complete, around the id of its process. */
export interface UnfinishedNames {
  readonly prefix: string;
  readonly suffix: string;
}

export const unfinishedName = ({ prefix, suffix }: UnfinishedNames): string => `${prefix}${process.pid}${suffix}`;

/**
 * Removes what killed runs left in a folder, and returns what belongs to other processes that run.
 *
 * @throws Error of the system when the folder cannot be read.
 */
export function removeLeftovers(folder: string, { prefix, suffix }: UnfinishedNames): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    if (!name.startsWith(prefix) || !name.endsWith(suffix)) return [];
    const id = name.slice(prefix.length, name.length - suffix.length);
    if (!/^\d+$/u.test(id) || Number(id) === process.pid) return [];
    const path = join(folder, name);
    if (isRunning(Number(id))) return path;
    rmSync(path, { recursive: true, force: true });
    return [];
  });
}

/**
 * Removes what killed runs left in a folder.
 *
 * @throws {ProgramError} If another run is writing there.
 */
export function refuseOtherRuns(folder: string, names: UnfinishedNames): void {
  const [other] = removeLeftovers(folder, names);
  if (other === undefined) return;
  throw new ProgramError(
    `Another run is writing to ${folder}; run again when it has ended. If none is, remove ${other}.`,
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCodeOf(error) === "EPERM";
  }
}
