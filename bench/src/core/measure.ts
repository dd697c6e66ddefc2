import { performance } from "node:perf_hooks";
import { type Catalog, createCatalog } from "@gamedata/core";
import type { Dataset } from "@gamedata/schema";
import { Bench } from "tinybench";
import type { QueryFigures } from "./message.js";
import { type MeasuredQuery, querySet } from "./query-set.js";

/** Share of the calls that are made, uncounted, before the measured ones. */
const WARM_UP_SHARE = 0.25;

/** A new catalog with all indexes, and how long they took. */
export interface BuiltCatalog {
  readonly catalog: Catalog;
  /** Milliseconds of `createCatalog`. */
  readonly createCatalog: number;
  /** Milliseconds of `createCatalog` and all indexes. */
  readonly createIndexes: number;
}

/**
 * Creates a catalog and builds every index by calling each query. The time of the indexes is what the first calls take beyond the
 * same calls on the finished catalog.
 */
export function buildCatalog(dataset: Dataset): BuiltCatalog {
  const start = performance.now();
  const catalog = createCatalog(dataset);
  const created = performance.now();
  callEach(catalog);
  const built = performance.now();
  callEach(catalog);
  const again = performance.now() - built;
  return { catalog, createCatalog: created - start, createIndexes: built - start - again };
}

function callEach(catalog: Catalog): void {
  for (const { calls } of querySet(catalog, 1)) for (const call of calls) call();
}

/**
 * Measures queries with tinybench, call by call.
 *
 * @param fewest Fewest calls of one query; each of its inputs is given equally often.
 */
export function measureQueries(queries: readonly MeasuredQuery[], fewest: number): QueryFigures[] {
  return queries.filter(({ calls }) => calls.length > 0).map((query) => measureQuery(query, fewest));
}

function measureQuery({ name, calls }: MeasuredQuery, fewest: number): QueryFigures {
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
}
