import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { interlude } from "@gamedata/interlude";
import type { TableName } from "@gamedata/schema";
import { type ProbeFigures, probe } from "../core/probe.js";
import { tableNames } from "../dataset.js";
import type { Extent } from "../options.js";
import { enlargeTable } from "./enlarge.js";

/** The figures of a data set that is so many times as large as the real one. */
export interface SizedFigures extends ProbeFigures {
  readonly size: number;
}

/** The queries that the growth of a data set is shown by: details that must not grow, and lists and searches that may. */
export const growthQueries = [
  "getItem",
  "getNpc",
  "listNpcSpawns",
  "getNpcDrops",
  "listItems, sorted page",
  "listItems, q",
  "listItems, q, filter and sort",
  "search",
] as const;

/** The seed of names and places. */
const SEED = 29_001;
/** Most ids that a query gets. */
const MOST_IDS = 2_000;
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
    const ids = Math.min(MOST_IDS, extent.details);
    const input = { tables, ids, calls: extent.calls, catalogs: 1, queries: [...growthQueries] };
    figures.push({ size, ...(await probe(extent.processes, input)) });
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

/** Returns a table's JSON in pieces, because 50 tables' worth is more than fits into a string. */
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
