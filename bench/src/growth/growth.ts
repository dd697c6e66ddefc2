import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { interlude } from "@gamedata/interlude";
import type { TableName } from "@gamedata/schema";
import { runChild } from "../child.js";
import { medianQueries } from "../core/measure-library.js";
import type { Extent } from "../options.js";
import { medians, repeat } from "../statistics.js";
import { enlargeTable, tableNames } from "./enlarge.js";
import { type GrowthFigures, growthFigures } from "./message.js";

/** The figures of a data set that is so many times as large as the real one. */
export interface SizedFigures extends GrowthFigures {
  readonly size: number;
}

/** The seed of names and places. */
const SEED = 29_001;
/** Most ids that a query is asked for. */
const INPUTS = 2_000;
/** MiB that the measured process may use; Node's own bound is below what 50 data sets take. */
const HEAP_MIB = 12_288;
/** Characters of JSON that are written at a time. */
const CHUNK_LENGTH = 2 ** 20;

/**
 * Generates data sets of several sizes and measures start, memory and queries with each, in processes of their own; medians.
 *
 * @param extent The sizes, and how much is called.
 * @param folder A folder for the generated tables, one size at a time.
 */
export async function measureGrowth(extent: Extent, folder: string): Promise<SizedFigures[]> {
  const figures: SizedFigures[] = [];
  for (const size of extent.growth) {
    const tables = join(folder, `size-${size}`);
    await writeTables(tables, size);
    const args = [tables, `${Math.min(INPUTS, extent.coreIds)}`, `${extent.coreCalls}`];
    const options = ["--expose-gc", `--max-old-space-size=${HEAP_MIB}`];
    const rounds = await repeat(extent.processes, () => runChild("growth.js", args, growthFigures, options));
    figures.push({
      size,
      ...medians(rounds, "rows", "startMs", "indexMs", "rss"),
      queries: medianQueries(rounds),
    });
    await rm(tables, { recursive: true });
  }
  return figures;
}

async function writeTables(folder: string, size: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (name: string, chunks: Iterable<string>) =>
    pipeline(Readable.from(chunks), createWriteStream(join(folder, `${name}.json`)));
  await write("manifest", [JSON.stringify(interlude.manifest)]);
  for (const name of tableNames) await write(name, rowChunks(name, size));
}

/** Gives a table's JSON in pieces, because 50 tables' worth is more than fits into a string. */
function* rowChunks(name: TableName, size: number): Generator<string> {
  let chunk = "[";
  let separator = "";
  for (const row of enlargeTable(interlude, name, size, SEED)) {
    chunk += separator + JSON.stringify(row);
    separator = ",\n";
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = "";
  }
  yield `${chunk}]`;
}
