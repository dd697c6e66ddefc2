import { readdirSync, readFileSync } from "node:fs";
import type { SpawnedServer } from "./spawn-server.js";

/** The parent of a process, and whether it has ended, from `/proc/<pid>/stat`; Linux only. */
const stat = /^\d+ \(.*\) (\w) (\d+)/s;

/** Returns the processes that a server has started and that still run, in the order of their start. */
export function workersOf({ child }: Pick<SpawnedServer, "child">): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const [, state, parent] = stat.exec(statOf(pid)) ?? [];
      return Number(parent) === child.pid && state !== "Z";
    })
    .map(Number)
    .sort((one, other) => one - other);
}

/** Returns `/proc/<pid>/stat` of a process; empty once it has ended. */
export function statOf(pid: string | number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    // It ended meanwhile.
    return "";
  }
}
