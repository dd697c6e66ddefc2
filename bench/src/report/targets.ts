import type { Comparison } from "../http/comparison.js";
import type { Results } from "../run.js";
import { decimal } from "./table.js";

/** One figure that runs are compared by, and whether it is within its limit. */
export interface Target {
  readonly figure: string;
  /** Whether the project promises the limit; the page of results has these alone. */
  readonly isPromised: boolean;
  readonly wanted: string;
  readonly measured: string;
  /** The measured number: a share of the bare server's, or in the unit that the figure names. */
  readonly value: number;
  /** Whether the number has to be at least or at most the limit. */
  readonly bound: "least" | "most";
  readonly limit: number;
  readonly holds: boolean;
}

const MEGABYTE = 1_000_000;
const MEBIBYTE = 2 ** 20;

/** Compares results with the limits of their figures. Sections that were not run are passed over. */
export function checkTargets(results: Results): Target[] {
  return [httpTargets, startTargets, memoryTargets, coreTargets, packageTargets].flatMap((targetsOf) =>
    targetsOf(results),
  );
}

function httpTargets({ http }: Results): Target[] {
  if (http === undefined) return [];
  const { repeated, neverSeen } = http;
  const isNotModified = ({ name }: Comparison) => name.startsWith("304");
  const urls = (name: string) => neverSeen.filter((one) => one.name === name);
  const lists = "lists with q, filter and sort";
  return [
    ...promised([
      ...lowestRate(
        "repeated URLs, slowest request",
        0.8,
        repeated.filter((one) => !isNotModified(one)),
      ),
      ...lowestRate("304", 0.8, repeated.filter(isNotModified)),
      ...longestLatency("repeated URLs, longest p99", 2, repeated),
    ]),
    ...lowestRate("never-seen details", 0.22, urls("details")),
    ...lowestRate(`never-seen ${lists}`, 0.15, urls(lists)),
  ];
}

function startTargets({ start }: Results): Target[] {
  if (start === undefined) return [];
  const { healthz, mcp, firstRequests, waits } = start;
  const kinds = firstRequests.filter(({ hasNoTarget }) => hasNoTarget !== true);
  return [
    ...promised([
      atMost("spawn to first /healthz, one chronicle, ms beyond bare", 200, healthz.oneChronicle - healthz.bare),
      atMost("spawn to first /healthz, two chronicles, ms beyond bare", 200, healthz.twoChronicles - healthz.bare),
      ...worst("first request as soon as the server listens, slowest kind, ms", 300, kinds, ({ atOnceMs }) => atOnceMs),
      ...worst("first request one second later, slowest kind, ms", 50, kinds, ({ laterMs }) => laterMs),
      atMost("longest wait in the first second, one chronicle, ms", 100, waits.oneChronicle),
      atMost("longest wait in the first second, two chronicles, ms", 100, waits.twoChronicles),
    ]),
    atMost("MCP, spawn to first answer, ms beyond bare Node", 350, mcp.ours - mcp.bare),
  ];
}

function memoryTargets({ memory }: Results): Target[] {
  if (memory === undefined) return [];
  const { oneChronicle: one, twoChronicles: two } = memory;
  const afterDetails = "RSS after every detail was requested once";
  return [
    ...promised([
      atMost("RSS after the start, one chronicle, MiB", 110, one.afterStart / MEBIBYTE),
      atMost("RSS after the start, two chronicles, MiB", 110, two.afterStart / MEBIBYTE),
      atMost(`${afterDetails}, one chronicle, MiB`, 180, one.afterDetails / MEBIBYTE),
    ]),
    atMost(`${afterDetails}, two chronicles, MiB`, 230, two.afterDetails / MEBIBYTE),
    atMost("RSS growth by distinct list URLs, %", 10, (one.afterLists / one.afterDetails - 1) * 100),
  ];
}

function coreTargets({ core }: Results): Target[] {
  if (core === undefined) return [];
  const mean = (figure: string, most: number, isMeant: (name: string) => boolean) =>
    worst(
      figure,
      most,
      core.queries.filter(({ name }) => isMeant(name)),
      (query) => query.mean,
    );
  const meanOf = (figure: string, most: number, query: string) => mean(figure, most, (name) => name === query);
  return [
    atMost("createCatalog, ms", 150, core.createCatalog),
    atMost("all indexes of one catalog, ms", 300, core.createIndexes),
    ...meanOf("getItem over all ids, µs", 20, "getItem"),
    ...meanOf("getItemSources over all ids, µs", 60, "getItemSources"),
    ...meanOf("listFarmingSpots of adena, µs", 1000, "listFarmingSpots, adena"),
    ...meanOf("getNpcLoot over all ids, µs", 30, "getNpcLoot"),
    ...mean("planCrafting over all products, µs", 200, (name) => name.startsWith("planCrafting")),
    ...meanOf("planClassSkills over all ids, µs", 200, "planClassSkills"),
    ...meanOf("findTeleportRoute to all NPCs, µs", 500, "findTeleportRoute"),
    ...meanOf("spawnMap of a new catalog, µs", 60_000, "spawnMap, first"),
    ...meanOf("spawnMap again, µs", 5, "spawnMap, again"),
    ...meanOf("q over all items, µs", 60, "listItems, q"),
    ...meanOf("search, µs", 600, "search"),
    ...mean("sorted page of any list, µs", 30, (name) => name.endsWith(", sorted page")),
    ...promised([
      ...meanOf("a character, over all classes, µs", 50, "getCharacter"),
      ...meanOf("hunting with a character, all monsters, µs", 30_000, "listHuntingTargets, with a character"),
    ]),
  ];
}

function packageTargets({ package: figures }: Results): Target[] {
  if (figures === undefined) return [];
  return [
    atMost("import of the whole data package, ms", 60, figures.importMs),
    ...promised([
      atMost("tarball of the data package, MB", 1.7, figures.tarball / MEGABYTE),
      atMost("createCatalog and listItems, minified and gzipped, kB", 9.7, figures.bundle / 1000),
    ]),
  ];
}

const promised = (targets: readonly Target[]): Target[] => targets.map((target) => ({ ...target, isPromised: true }));

/** Makes a target for the lowest rate of some comparisons; none if there are none. */
function lowestRate(figure: string, least: number, comparisons: readonly Comparison[]): Target[] {
  const [slowest] = [...comparisons].sort((a, b) => a.rate - b.rate);
  if (slowest === undefined) return [];
  const { name, rate } = slowest;
  const [wanted, measured] = [`≥ ${least.toFixed(2)} × bare`, `${rate.toFixed(2)} (${name})`];
  const holds = rate >= least;
  return [{ figure, isPromised: false, wanted, measured, value: rate, bound: "least", limit: least, holds }];
}

/** Makes a target for the longest p99 of some comparisons; none if there are none. */
function longestLatency(figure: string, most: number, comparisons: readonly Comparison[]): Target[] {
  const targets = worst(figure, most, comparisons, ({ p99 }) => p99);
  return targets.map((target) => ({ ...target, wanted: `≤ ${most.toFixed(2)} × bare` }));
}

/** Makes a target for the highest number of several; none if there are none. */
function worst<Row extends { readonly name: string }>(
  figure: string,
  most: number,
  rows: readonly Row[],
  figureOf: (row: Row) => number,
): Target[] {
  const [highest] = [...rows].sort((a, b) => figureOf(b) - figureOf(a));
  return highest === undefined ? [] : [atMost(figure, most, figureOf(highest), highest.name)];
}

function atMost(figure: string, most: number, value: number, name?: string): Target {
  const measured = name === undefined ? decimal(value) : `${decimal(value)} (${name})`;
  const wanted = `≤ ${most}`;
  return { figure, isPromised: false, wanted, measured, value, bound: "most", limit: most, holds: value <= most };
}
