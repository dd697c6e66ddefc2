import { runChild } from "../child.js";
import type { Extent } from "../options.js";
import { medians, repeat } from "../statistics.js";
import { type CoreFigures, coreFigures, type QueryFigures } from "./message.js";

/**
 * Measures the library on the real data set, in several processes; medians.
 *
 * @param extent How many processes, and how much each of them calls.
 */
export async function measureLibrary({ processes, coreIds, coreCalls, starts }: Extent): Promise<CoreFigures> {
  // JSON and command lines know no infinity.
  const args = [Math.min(coreIds, Number.MAX_SAFE_INTEGER), coreCalls, starts].map(String);
  const rounds = await repeat(processes, () => runChild("queries.js", args, coreFigures));
  return { ...medians(rounds, "createCatalog", "createIndexes"), queries: medianQueries(rounds) };
}

/**
 * Gives the medians of each query over several rounds.
 *
 * @param rounds The rounds, with the same queries in the same order.
 */
export function medianQueries(rounds: readonly { readonly queries: readonly QueryFigures[] }[]): QueryFigures[] {
  const [first] = rounds;
  return (first?.queries ?? []).map(({ name, inputs }) => {
    const ofQuery = rounds.flatMap(({ queries }) => queries.filter((query) => query.name === name));
    return { name, inputs, ...medians(ofQuery, "mean", "p50", "p99") };
  });
}
