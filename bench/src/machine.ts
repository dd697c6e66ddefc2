import { cpus, release, totalmem, type } from "node:os";

/** Where and when figures were measured. */
export interface Machine {
  readonly date: string;
  readonly node: string;
  readonly v8: string;
  readonly system: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
}

/** Describes the machine that this runs on, and says the day. */
export function describeMachine(): Machine {
  const processors = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    v8: process.versions.v8,
    system: `${type()} ${release()}`,
    processor: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
  };
}
