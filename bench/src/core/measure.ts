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

/** Share of the calls that are made, uncounted, before the measured ones. */
const WARM_UP_SHARE = 0.25;
/** Most calls on a new catalog, each of which builds its indexes anew. */
const MOST_FIRST_CALLS = 20;

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
  queries: [
    ...measureQueries(querySet(catalog, input.ids), input.calls),
    ...measureQueries(firstQuerySet(interlude), Math.min(input.calls, MOST_FIRST_CALLS)),
  ],
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

/** Measures queries with tinybench, call by call; each input is given equally often. */
function measureQueries(queries: readonly MeasuredQuery[], fewest: number): QueryFigures[] {
  const hasCalls = ({ calls }: MeasuredQuery) => calls.length > 0;
  return queries.filter(hasCalls).map(({ name, calls }) => {
    const iterations = Math.ceil(fewest / calls.length) * calls.length;
    const warmUp = { warmupTime: 0, warmupIterations: Math.ceil(iterations * WARM_UP_SHARE) };
    const bench = new Bench({ time: 0, iterations, throws: true, ...warmUp });
    let next = 0;
    bench.add(name, () => calls[next++ % calls.length]?.(), { async: false });
    bench.runSync();
    const result = bench.tasks[0]?.result;
    if (result?.state !== "completed") throw new Error(`${name} was not measured: ${result?.state}.`);
    const { mean, p50, p99 } = result.latency;
    return { name, inputs: calls.length, mean: mean * 1000, p50: p50 * 1000, p99: p99 * 1000 };
  });
}
