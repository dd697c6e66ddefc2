import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPackedProject, type PackedProject } from "../packed/packed-project.js";
import { buildEdgeExample, compatibilityDate } from "./edge-example.js";
import { installRuntimes, programOf, runtimesFitThisMachine, workerd } from "./runtime.js";
import { bundleWorker, modulesOf, serveBundle } from "./workerd.js";

/** The most bytes of the whole bundle, compressed. */
const BUDGET = 1_590_000;
/** How often each worker is started, to measure it, as by `pnpm bench:edge`; that it answers is tried with the other runtimes. */
const STARTS = Number(process.env["EDGE_STARTS"] ?? 0);
const isMeasured = runtimesFitThisMachine && STARTS > 0;

/** What is asked first of a worker that has just started. */
const targets = ["/healthz", "/api/interlude/hennas/1", "/api/interlude/items/57", "/api/interlude/search?q=antharas"];

let project: PackedProject;
let bundle: string;
let empty: string;
beforeAll(async () => {
  project = createPackedProject();
  if (isMeasured) await installRuntimes([workerd]);
  bundle = await bundleWorker(await buildEdgeExample(project.folder));
  empty = mkdtempSync(join(project.folder, "empty-"));
  writeFileSync(join(empty, "worker.js"), 'export default { fetch: () => new Response("") };');
});
afterAll(() => project.remove());

/** Milliseconds of processor time that a process has used, from the scheduler, in nanoseconds for each thread; Linux only. */
function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const used = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  return used.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / 1e6;
}

/** Starts a worker, and gives its processor time up to its first answer, in milliseconds. */
async function startOnce(folder: string, target: string): Promise<number> {
  const server = await serveBundle(programOf(workerd), folder, compatibilityDate);
  try {
    const response = await fetch(`${server.url}${target}`);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    return processorTime(server.pid);
  } finally {
    await server.stop();
  }
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

describe("the edge worker with one chronicle", () => {
  it(`has at most ${BUDGET} bytes, compressed`, () => {
    const bytes = Buffer.concat(modulesOf(bundle));
    const compressed = gzipSync(bytes).byteLength;
    console.log(`edge worker: ${bytes.byteLength} bytes, ${compressed} of ${BUDGET} compressed`);
    expect(compressed).toBeLessThanOrEqual(BUDGET);
  });

  it.runIf(isMeasured)("answers its first request; the processor time is printed", async () => {
    const used = new Map<string, number[]>(["", ...targets].map((target) => [target, []]));
    for (let start = 0; start < STARTS; start += 1)
      for (const [target, times] of used) times.push(await startOnce(target === "" ? empty : bundle, target));
    const base = median(used.get("") ?? []);
    console.log(`empty worker: ${base.toFixed(1)} ms of processor time to the first answer`);
    for (const target of targets)
      console.log(`edge worker: ${(median(used.get(target) ?? []) - base).toFixed(1)} ms beyond it to ${target}`);
  });
});
