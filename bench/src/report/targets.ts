import type { QueryFigures } from "../core/message.js";
import type { Section } from "../options.js";
import type { Results } from "../results.js";
import type { FirstRequestFigures } from "../start/first-request.js";
import { atMost, highestLatency, lowestRate, type Target } from "./target.js";

/** A target, and the section of the bench that measures it. */
export interface SectionTarget extends Target {
  readonly section: Section;
}

const MEGABYTE = 1_000_000;
const MEBIBYTE = 2 ** 20;
/** The size of the data set that growth is checked at, as a multiple of the real one. */
const GROWN_SIZE = 50;

/** Holds results against what the project wants to reach. Sections that were not run are passed over. */
export function checkTargets(results: Results): SectionTarget[] {
  const inSection = (section: Section, targets: readonly Target[]) => targets.map((target) => ({ ...target, section }));
  return [
    ...inSection("http", httpTargets(results)),
    ...inSection("memory", [...startTargets(results), ...memoryTargets(results)]),
    ...inSection("core", coreTargets(results)),
    ...inSection("growth", growthTargets(results)),
    ...inSection("package", packageTargets(results)),
  ];
}

function httpTargets({ http }: Results): Target[] {
  if (http === undefined) return [];
  const neverSeen = (name: string) => http.neverSeen.filter((one) => one.name === name);
  return [
    lowestRate(
      "repeated URLs, slowest request",
      0.8,
      http.repeated.filter(({ name }) => !name.startsWith("304")),
    ),
    lowestRate(
      "304",
      0.8,
      http.repeated.filter(({ name }) => name.startsWith("304")),
    ),
    highestLatency("repeated URLs, longest p99", 2, http.repeated),
    lowestRate("never-seen details", 0.6, neverSeen("details")),
    lowestRate("never-seen lists with q, filter and sort", 0.45, neverSeen("lists with q, filter and sort")),
    lowestRate("never-seen answers over several tables, slowest", 0.25, http.answers),
  ].flat();
}

function startTargets({ start, mcp, first, waits }: Results): Target[] {
  return [
    start && atMost("spawn to first /healthz, one chronicle, ms beyond bare", 120, start.ours.ms - start.bare.ms),
    start &&
      atMost("spawn to first /healthz, two chronicles, ms beyond bare", 130, start.twoChronicles.ms - start.bare.ms),
    start && atMost("spawn to first 200 of an item, ms beyond bare", 250, start.firstItem.ms - start.bare.ms),
    mcp && atMost("MCP, spawn to first answer, ms beyond bare Node", 350, mcp.ours - mcp.bare),
    first && slowest("first request as soon as the server listens, slowest kind, ms", 100, first.requests, "atOnceMs"),
    first && slowest("first request one second later, slowest kind, ms", 25, first.requests, "laterMs"),
    waits && atMost("longest wait in the first second, one chronicle, ms", 25, waits.oneChronicle.longestMs),
    waits && atMost("longest wait in the first second, two chronicles, ms", 25, waits.twoChronicles.longestMs),
  ].filter((target) => target !== undefined);
}

function slowest(
  figure: string,
  most: number,
  requests: readonly FirstRequestFigures[],
  of: "atOnceMs" | "laterMs",
): Target | undefined {
  const last = [...requests].sort((a, b) => b[of] - a[of])[0];
  return last && atMost(figure, most, last[of], last.name);
}

function memoryTargets({ memory, memoryOfTwo }: Results): Target[] {
  const mebibytes = (bytes: number) => bytes / MEBIBYTE;
  const afterDetails = "RSS after every detail was asked once";
  return [
    memory && atMost("RSS after the start, one chronicle, MiB", 95, mebibytes(memory.afterStart)),
    memoryOfTwo && atMost("RSS after the start, two chronicles, MiB", 110, mebibytes(memoryOfTwo.afterStart)),
    memory && atMost(`${afterDetails}, one chronicle, MiB`, 140, mebibytes(memory.afterDetails)),
    memoryOfTwo && atMost(`${afterDetails}, two chronicles, MiB`, 230, mebibytes(memoryOfTwo.afterDetails)),
    memory && atMost("RSS growth by distinct list URLs, %", 10, (memory.afterLists / memory.afterDetails - 1) * 100),
  ].filter((target) => target !== undefined);
}

function coreTargets({ core }: Results): Target[] {
  if (core === undefined) return [];
  const mean = (wanted: (query: QueryFigures) => boolean) =>
    Math.max(...core.queries.filter(wanted).map((query) => query.mean));
  return [
    atMost("createCatalog, ms", 150, core.createCatalog),
    atMost("all indexes of one catalog, ms", 180, core.createIndexes),
    atMost(
      "getItem over all ids, µs",
      20,
      mean(({ name }) => name === "getItem"),
    ),
    atMost(
      "getItemSources over all ids, µs",
      60,
      mean(({ name }) => name === "getItemSources"),
    ),
    atMost(
      "listFarmingSpots of adena, µs",
      1000,
      mean(({ name }) => name === "listFarmingSpots, adena"),
    ),
    atMost(
      "getNpcLoot over all ids, µs",
      30,
      mean(({ name }) => name === "getNpcLoot"),
    ),
    atMost(
      "planCrafting over all products, µs",
      200,
      mean(({ name }) => name.startsWith("planCrafting")),
    ),
    atMost(
      "planClassSkills over all ids, µs",
      200,
      mean(({ name }) => name === "planClassSkills"),
    ),
    atMost(
      "findTeleportRoute to all NPCs, µs",
      500,
      mean(({ name }) => name === "findTeleportRoute"),
    ),
    atMost(
      "spawnMap of a new catalog, µs",
      60_000,
      mean(({ name }) => name === "spawnMap, first"),
    ),
    atMost(
      "spawnMap again, µs",
      5,
      mean(({ name }) => name === "spawnMap, again"),
    ),
    atMost(
      "q search over all items, µs",
      300,
      mean(({ name }) => name === "listItems, q"),
    ),
    atMost(
      "sorted page of any list, µs",
      30,
      mean(({ name }) => name.endsWith(", sorted page")),
    ),
  ];
}

function growthTargets({ growth = [] }: Results): Target[] {
  const real = growth.find(({ size }) => size === 1);
  const grown = growth.find(({ size }) => size === GROWN_SIZE);
  if (real === undefined || grown === undefined) return [];
  const searches = grown.queries.flatMap(({ name, mean }) => {
    const before = real.queries.find((query) => query.name === name);
    return name.startsWith("listItems, q") && before !== undefined ? [{ name, multiple: mean / before.mean }] : [];
  });
  const search = searches.sort((a, b) => b.multiple - a.multiple)[0];
  return [
    search && atMost(`search at ${GROWN_SIZE}× data, × as long`, 60, search.multiple, search.name),
    atMost(`start at ${GROWN_SIZE}× data, × as long`, 55, grown.startMs / real.startMs),
  ].filter((target) => target !== undefined);
}

function packageTargets({ packages }: Results): Target[] {
  const own = packages?.find(({ tarball }) => tarball !== undefined);
  if (own?.tarball === undefined) return [];
  return [
    atMost("import of the whole data package, ms", 60, own.ms),
    atMost("tarball of the data package, MB", 1.5, own.tarball / MEGABYTE),
  ];
}
