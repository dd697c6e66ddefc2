import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as v from "valibot";
import { median } from "../statistics.js";

const run = promisify(execFile);
const printed = v.tuple([v.number(), v.number()]);

/** What an import takes in a new process beyond what Node takes by itself: milliseconds and bytes; medians. */
export interface ImportFigures {
  readonly ms: number;
  readonly rss: number;
}

/**
 * Measures what an import takes in a process of its own, the process without it by turns.
 *
 * @param statement The statement, for example `await import("@gamedata/interlude")`.
 * @param folder The folder that packages are found from.
 * @param runs How often.
 */
export async function measureImport(statement: string, folder: string, runs: number): Promise<ImportFigures> {
  const times: number[] = [];
  const memory: number[] = [];
  for (let done = 0; done < runs; done++) {
    const [, emptyRss] = await runOnce("", folder);
    const [ms, rss] = await runOnce(statement, folder);
    times.push(ms);
    memory.push(rss - emptyRss);
  }
  return { ms: median(times), rss: median(memory) };
}

async function runOnce(statement: string, folder: string): Promise<v.InferOutput<typeof printed>> {
  const script = `const start = performance.now();
    ${statement};
    const time = performance.now() - start;
    console.log(JSON.stringify([time, process.memoryUsage.rss()]));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder });
  return v.parse(printed, JSON.parse(stdout));
}
