// The process that measures the library on the real data set: node queries.js <most inputs> <fewest calls> <catalogs>
import { interlude } from "@gamedata/interlude";
import { median } from "../statistics.js";
import { buildCatalog, measureQueries } from "./measure.js";
import type { CoreFigures } from "./message.js";
import { firstQuerySet, querySet } from "./query-set.js";

/** Calls on a new catalog, each of which builds its indexes anew. */
const MOST_FIRST_CALLS = 20;

const [inputs, calls, runs] = process.argv.slice(2).map(Number);
if (inputs === undefined || calls === undefined || runs === undefined) throw new Error("Three numbers are needed.");

// No catalog of a former run is kept: the garbage collector would go through all of them.
const builds = Array.from({ length: runs }, () => {
  const { createCatalog, createIndexes } = buildCatalog(interlude);
  return { createCatalog, createIndexes };
});
const { catalog } = buildCatalog(interlude);
const figures: CoreFigures = {
  createCatalog: median(builds.map((build) => build.createCatalog)),
  createIndexes: median(builds.map((build) => build.createIndexes)),
  queries: [
    ...measureQueries(querySet(catalog, inputs), calls),
    ...measureQueries(firstQuerySet(interlude), Math.min(calls, MOST_FIRST_CALLS)),
  ],
};
process.stdout.write(JSON.stringify(figures));
