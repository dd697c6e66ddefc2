import { cpus, release, totalmem, type } from "node:os";
import { join } from "node:path";
import { type ProbeFigures, probe } from "./core/probe.js";
import type { Comparison } from "./http/comparison.js";
import { startLoadProcess } from "./http/load-process.js";
import { measureNeverSeen } from "./http/never-seen.js";
import { measureRepeated } from "./http/repeated.js";
import { type MemoryFigures, measureMemory } from "./memory/memory.js";
import type { Options, Section } from "./options.js";
import { measurePackage, type PackageFigures } from "./package/package.js";
import { measureStart, type StartFigures } from "./start/start.js";

export interface Machine {
  readonly date: string;
  readonly node: string;
  readonly system: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
}

/** Everything that one run of the bench found; a section that was not run is left out. */
export interface Results {
  readonly machine: Machine;
  readonly quick: boolean;
  readonly http?: { readonly repeated: readonly Comparison[]; readonly neverSeen: readonly Comparison[] };
  readonly core?: ProbeFigures;
  readonly start?: StartFigures;
  readonly memory?: MemoryFigures;
  readonly package?: PackageFigures;
}

/**
 * Measures the wanted sections, one after the other.
 *
 * @param log Gets the name of each section that begins.
 */
export async function run(
  { extent, quick, sections }: Options,
  folder: string,
  log: (line: string) => void,
): Promise<Results> {
  const loads = startLoadProcess();
  const measures: { readonly [Name in Section]: () => Promise<Pick<Results, Name>> } = {
    http: async () => ({
      http: {
        repeated: await measureRepeated(extent, folder, loads),
        neverSeen: await measureNeverSeen(extent, folder, loads),
      },
    }),
    core: async () => ({
      core: await probe(extent.processes, {
        ids: extent.details,
        milliseconds: extent.queryMilliseconds,
        catalogs: extent.rounds,
      }),
    }),
    start: async () => ({ start: await measureStart(extent, folder) }),
    memory: async () => ({ memory: await measureMemory(extent, loads) }),
    package: async () => ({ package: await measurePackage(extent, join(folder, "package")) }),
  };
  let results: Results = { machine: describeMachine(), quick };
  try {
    for (const section of sections) {
      log(`${section} ...`);
      results = { ...results, ...(await measures[section]()) };
    }
    return results;
  } finally {
    loads.close();
  }
}

function describeMachine(): Machine {
  const processors = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    system: `${type()} ${release()}`,
    processor: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
  };
}
