import type { QueryFigures } from "../core/message.js";
import type { Comparison } from "../http/compare.js";
import type { Results } from "../results.js";
import { decimal, ratio } from "./figure.js";

/** One thing that the project wants to be true, and whether a run shows it. */
export interface Target {
  readonly figure: string;
  readonly wanted: string;
  readonly measured: string;
  readonly holds: boolean;
}

const MEGABYTE = 1_000_000;

/**
 * Holds results against what the project wants to reach. Sections that were not run are passed over.
 *
 * @param results The results.
 */
export function checkTargets(results: Results): Target[] {
  return [...httpTargets(results), ...startTargets(results), ...coreTargets(results), ...packageTargets(results)];
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
    lowestRate("never-seen details", 0.45, neverSeen("details")),
    lowestRate("never-seen lists with q, filter and sort", 0.25, neverSeen("lists with q, filter and sort")),
    lowestRate("never-seen answers over several tables, slowest", 0.25, http.answers),
  ].flat();
}

function startTargets({ start, memory }: Results): Target[] {
  return [
    start && atMost("spawn to first 200, ms beyond the bare server", 250, start.ours.ms - start.bare.ms),
    memory && atMost("RSS after every detail was asked once, MB", 220, memory.afterDetails / MEGABYTE),
    memory && atMost("RSS growth by distinct list URLs, %", 10, (memory.afterLists / memory.afterDetails - 1) * 100),
  ].filter((target) => target !== undefined);
}

function coreTargets({ core }: Results): Target[] {
  if (core === undefined) return [];
  const mean = (wanted: (query: QueryFigures) => boolean) =>
    Math.max(...core.queries.filter(wanted).map((query) => query.mean));
  return [
    atMost("createCatalog, ms", 150, core.createCatalog),
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

function packageTargets({ packages }: Results): Target[] {
  const own = packages?.find(({ tarball }) => tarball !== undefined);
  if (own?.tarball === undefined) return [];
  return [
    atMost("import of the whole data package, ms", 150, own.ms),
    atMost("tarball of the data package, MB", 1.5, own.tarball / MEGABYTE),
  ];
}

function lowestRate(figure: string, least: number, comparisons: readonly Comparison[]): Target[] {
  const slowest = [...comparisons].sort((a, b) => a.rate - b.rate)[0];
  if (slowest === undefined) return [];
  const measured = `${ratio(slowest.rate)} (${slowest.name})`;
  return [{ figure, wanted: `≥ ${ratio(least)} × bare`, measured, holds: slowest.rate >= least }];
}

function highestLatency(figure: string, most: number, comparisons: readonly Comparison[]): Target[] {
  const slowest = [...comparisons].sort((a, b) => b.p99 - a.p99)[0];
  if (slowest === undefined) return [];
  const measured = `${ratio(slowest.p99)} (${slowest.name})`;
  return [{ figure, wanted: `≤ ${ratio(most)} × bare`, measured, holds: slowest.p99 <= most }];
}

function atMost(figure: string, most: number, measured: number): Target {
  return { figure, wanted: `≤ ${most}`, measured: decimal(measured), holds: measured <= most };
}
