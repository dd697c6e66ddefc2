import type { Dataset, ErrorCode, TeleportRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Facts } from "./facts.js";
import { readPlace } from "./reading.js";
import { must } from "./violation.js";

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** Adena, steps and walked units: the order in which routes are compared. */
type Cost = readonly [price: number, steps: number, distance: number];

/** The parameters of a route, as they are written. */
export type RouteText = (name: "from" | "to" | "noble" | "walk") => string | undefined;

const ADENA = 57;
const DEFAULT_WALK = 6000;
const MAXIMUM_WALK = 50_000;

const length = (a: Point, b: Point) =>
  Math.ceil(Math.hypot(a.x - b.x, a.y - b.y, a.z === undefined || b.z === undefined ? 0 : a.z - b.z));
const shortest = (a: Point, places: readonly Point[]) => Math.min(...places.map((place) => length(a, place)));
const isLess = (a: Cost, b: Cost) => (a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) < 0;
const walked = ([price, steps, distance]: Cost, walk: number): Cost => [
  price,
  walk === 0 ? steps : steps + 1,
  distance + walk,
];

/** Every teleport of an NPC that exists and stands somewhere. */
interface Teleports {
  /** The spawns where each is offered. */
  readonly gates: ReadonlyMap<TeleportRow, readonly Point[]>;
  /** The teleports that are offered near where each arrives, and how far away. */
  readonly after: ReadonlyMap<TeleportRow, readonly (readonly [TeleportRow, number])[]>;
}

const known = new WeakMap<Dataset, Teleports>();

function teleportsOf({ dataset, rawNpcs }: Facts): Teleports {
  const found = known.get(dataset);
  if (found !== undefined) return found;
  const gates = new Map(
    dataset.teleports
      .filter(({ npcId }) => rawNpcs.has(npcId))
      .map((row) => [row, dataset.spawns.filter(({ npcId }) => npcId === row.npcId)] as const)
      .filter(([, spawns]) => spawns.length > 0),
  );
  const near = (before: TeleportRow) =>
    Array.from(gates, ([row, spawns]) => [row, shortest(before, spawns)] as const).filter(
      ([, distance]) => distance <= MAXIMUM_WALK,
    );
  const after = new Map(Array.from(gates.keys(), (row) => [row, near(row)]));
  const teleports = { gates, after };
  known.set(dataset, teleports);
  return teleports;
}

/** Works out the least cost of a route by trying every teleport after every other until no cost gets lower. */
function leastCost(
  facts: Facts,
  starts: readonly Point[],
  ends: readonly Point[],
  textOf: RouteText,
): Cost | undefined {
  const walk = Number(textOf("walk") || DEFAULT_WALK);
  const { gates, after } = teleportsOf(facts);
  const arrived = new Map<TeleportRow, Cost>();
  const isUsable = ({ isNoble, price }: TeleportRow) => (isNoble ? textOf("noble") === "true" : price.itemId === ADENA);
  const changed: TeleportRow[] = [];
  const take = (row: TeleportRow, before: Cost, distance: number): void => {
    if (distance > walk || !isUsable(row)) return;
    const [price, steps, units] = walked(before, distance);
    const cost: Cost = [price + (row.price.itemId === ADENA ? row.price.count : 0), steps + 1, units];
    const current = arrived.get(row);
    if (current !== undefined && !isLess(cost, current)) return;
    arrived.set(row, cost);
    changed.push(row);
  };
  for (const [row, spawns] of gates) for (const gate of spawns) take(row, [0, 0, 0], shortest(gate, starts));
  for (const before of changed)
    for (const [row, distance] of after.get(before) ?? []) take(row, arrived.get(before) ?? [0, 0, 0], distance);
  const direct = Math.min(...starts.map((start) => shortest(start, ends)));
  const all = [...arrived].map(([row, cost]) => ({ cost, distance: shortest(row, ends) }));
  return [...all, { cost: [0, 0, 0] as const, distance: direct }]
    .filter(({ distance }) => distance <= walk)
    .map(({ cost, distance }) => walked(cost, distance))
    .toSorted((a, b) => (isLess(a, b) ? -1 : 1))[0];
}

/** The places that a parameter names, or the error for it. */
function placesOf({ dataset, rawNpcs, canonicalIds }: Facts, text: string | undefined): readonly Point[] | ErrorCode {
  const { value = "" } = readPlace(text);
  const [x = 0, y] = value.split(",").map(Number);
  if (y !== undefined) return [{ x, y }];
  if (!rawNpcs.has(x)) return "NPC_NOT_FOUND";
  const spawns = dataset.spawns.filter(({ npcId }) => canonicalIds.get(npcId) === canonicalIds.get(x));
  return spawns.length > 0 ? spawns : "INVALID_PARAMETER";
}

/** Returns the least cost of a route, or the error where a place or a route does not exist. */
function outcomeOf(facts: Facts, textOf: RouteText): Cost | ErrorCode {
  const starts = placesOf(facts, textOf("from"));
  if (typeof starts === "string") return starts;
  const ends = placesOf(facts, textOf("to"));
  if (typeof ends === "string") return ends;
  return leastCost(facts, starts, ends, textOf) ?? "TELEPORT_ROUTE_NOT_FOUND";
}

/** Returns the error of a route whose parameters are well formed; `undefined` if there is a route. */
export function routeAbsence(facts: Facts, textOf: RouteText): ErrorCode | undefined {
  const outcome = outcomeOf(facts, textOf);
  return typeof outcome === "string" ? outcome : undefined;
}

const routeBody = v.object({
  data: v.object({
    price: v.number(),
    distance: v.number(),
    steps: v.array(v.unknown()),
    walk: v.number(),
    alternatives: v.optional(v.array(v.unknown()), []),
  }),
});
const LONGER_WALKS = [12_000, 25_000, MAXIMUM_WALK];

/** Works out the ways with longer walks that are cheaper than all with shorter ones. */
function cheaperWays(facts: Facts, textOf: RouteText, price: number): readonly object[] {
  const asked = Number(textOf("walk") || DEFAULT_WALK);
  let least = price;
  return LONGER_WALKS.filter((walk) => walk > asked).flatMap((walk) => {
    const outcome = outcomeOf(facts, (name) => (name === "walk" ? String(walk) : textOf(name)));
    if (typeof outcome === "string" || outcome[0] >= least) return [];
    least = outcome[0];
    return { walk, price: outcome[0], distance: outcome[2] };
  });
}

/** Checks that a route costs what the cheapest one does, and names the cheaper ways with longer walks. */
export function checkRoute(json: unknown, { textOf }: { readonly textOf: RouteText }, facts: Facts): void {
  const { price, steps, distance, walk, alternatives } = v.parse(routeBody, json).data;
  const shown = [price, steps.length, distance].join();
  const least = outcomeOf(facts, textOf);
  must(String(least) === shown, `the route costs ${shown}, not ${least}`);
  must(walk === Number(textOf("walk") || DEFAULT_WALK), `the longest walk is ${walk}`);
  const ways = JSON.stringify(cheaperWays(facts, textOf, price));
  must(JSON.stringify(alternatives) === ways, `the alternatives are ${JSON.stringify(alternatives)}, not ${ways}`);
}
