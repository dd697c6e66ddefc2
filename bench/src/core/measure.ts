// The process that measures the library on a data set: node measure.js <what to measure, as JSON>
import { performance } from "node:perf_hooks";
import { type Catalog, createCatalog } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
import type { Dataset } from "@gamedata/schema";
import { Bench } from "tinybench";
import * as v from "valibot";
import { medianOf } from "../statistics.js";
import { type ProbeFigures, probeInput, type QueryFigures } from "./probe.js";
import { firstQuerySet, type MeasuredQuery, querySet } from "./query-set.js";

/** A new catalog with all indexes, and how long they took, in milliseconds. */
interface Built {
  readonly catalog: Catalog;
  readonly createCatalog: number;
  readonly createIndexes: number;
}

/** Share of the time, and of the calls, that is spent uncounted before the measured ones. */
const WARM_UP_SHARE = 0.25;

const input = v.parse(v.pipe(v.string(), v.parseJson(), probeInput), process.argv[2]);
const { catalog, createCatalog: createMs, createIndexes } = buildCatalog(interlude);
globalThis.gc?.();
const builds: Omit<Built, "catalog">[] = [{ createCatalog: createMs, createIndexes }];
while (builds.length < input.catalogs) {
  // The catalog is not kept: the garbage collector would go through all of them.
  const { catalog: _, ...times } = buildCatalog(interlude);
  builds.push(times);
}
const figures: ProbeFigures = {
  createCatalog: medianOf(builds, (build) => build.createCatalog),
  createIndexes: medianOf(builds, (build) => build.createIndexes),
  queries: [...querySet(catalog, input.ids), ...firstQuerySet(interlude)]
    .filter(({ calls }) => calls.length > 0)
    .map((query) => measureQuery(query, input.milliseconds)),
};
process.stdout.write(JSON.stringify(figures));

/**
 * Creates a catalog and builds every index by calling each query. The time of the indexes is what the first calls take beyond the
 * same calls on the finished catalog.
 */
function buildCatalog(of: Dataset): Built {
  const start = performance.now();
  const created = createCatalog(of);
  const createdAt = performance.now();
  callEach(created);
  const builtAt = performance.now();
  callEach(created);
  const again = performance.now() - builtAt;
  return { catalog: created, createCatalog: createdAt - start, createIndexes: builtAt - start - again };
}

function callEach(of: Catalog): void {
  for (const { calls } of querySet(of, 1)) for (const call of calls) call();
}

/** Measures a query with tinybench for some milliseconds, call by call; each input is given once at least. */
function measureQuery({ name, calls }: MeasuredQuery, milliseconds: number): QueryFigures {
  const inputs = calls.length;
  const warmUp = { warmupTime: milliseconds * WARM_UP_SHARE, warmupIterations: Math.ceil(inputs * WARM_UP_SHARE) };
  const bench = new Bench({ time: milliseconds, iterations: inputs, throws: true, ...warmUp });
  let next = 0;
  bench.add(name, () => calls[next++ % inputs]?.(), { async: false });
  // The garbage of the query before is not counted to this one.
  globalThis.gc?.();
  bench.runSync();
  const result = bench.tasks[0]?.result;
  if (result?.state !== "completed") throw new Error(`${name} was not measured: ${result?.state}.`);
  const { mean, p50, p99 } = result.latency;
  return { name, inputs, mean: mean * 1000, p50: p50 * 1000, p99: p99 * 1000 };
}
