import { readdirSync, readFileSync } from "node:fs";

/** The parent of a process in `/proc/<pid>/stat`: the second field behind the name, which is in brackets. */
const parentForm = /^\d+ \(.*\) \w (\d+)/s;

/** Returns a process and the processes that it has started; where there is no `/proc`, only itself. */
export function processesOf(pid: number): readonly number[] {
  return [pid, ...allProcesses().filter((other) => parentOf(other) === pid)];
}

function allProcesses(): readonly number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(parentForm.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}
