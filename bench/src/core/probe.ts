import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as v from "valibot";
import { builtFile } from "../server.js";
import { medianOf, repeat } from "../statistics.js";

const run = promisify(execFile);
/** Bytes of output that the process may have. */
const OUTPUT_LIMIT = 64 * 2 ** 20;

/** What the process is to measure. */
export const probeInput = v.strictObject({
  /** Most ids that a query gets. */
  ids: v.number(),
  /** How long a query is measured, in milliseconds, unless its inputs take longer. */
  milliseconds: v.number(),
  /** Catalogs that the times of the indexes are medians of. */
  catalogs: v.number(),
});
export type ProbeInput = v.InferOutput<typeof probeInput>;

const probeFigures = v.strictObject({
  /** Milliseconds of `createCatalog`. */
  createCatalog: v.number(),
  /** Milliseconds of `createCatalog` and every index. */
  createIndexes: v.number(),
  /** What queries take over a number of different inputs, in microseconds. */
  queries: v.array(
    v.strictObject({ name: v.string(), inputs: v.number(), mean: v.number(), p50: v.number(), p99: v.number() }),
  ),
});
/** What the data set takes in a process of its own. */
export type ProbeFigures = v.InferOutput<typeof probeFigures>;
export type QueryFigures = ProbeFigures["queries"][number];

/** Measures the library on a data set, in several processes; medians. */
export async function probe(processes: number, input: ProbeInput): Promise<ProbeFigures> {
  const args = ["--expose-gc", builtFile("measure.js"), JSON.stringify(input)];
  const rounds = await repeat(processes, async () => {
    const { stdout } = await run(process.execPath, args, { maxBuffer: OUTPUT_LIMIT });
    return v.parse(v.pipe(v.string(), v.parseJson(), probeFigures), stdout);
  });
  return {
    createCatalog: medianOf(rounds, ({ createCatalog }) => createCatalog),
    createIndexes: medianOf(rounds, ({ createIndexes }) => createIndexes),
    queries: (rounds[0]?.queries ?? []).map(({ name, inputs }) => {
      const ofQuery = rounds.flatMap(({ queries }) => queries.filter((query) => query.name === name));
      return {
        name,
        inputs,
        mean: medianOf(ofQuery, ({ mean }) => mean),
        p50: medianOf(ofQuery, ({ p50 }) => p50),
        p99: medianOf(ofQuery, ({ p99 }) => p99),
      };
    }),
  };
}
