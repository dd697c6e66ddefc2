import { type Near, nearestOf, type Point } from "../areas/point.js";
import type { Arrival, Gate, Offer } from "./teleport-graph.js";

/** What a chain costs, in the order of importance. */
interface Cost {
  /** Adena. */
  readonly price: number;
  readonly steps: number;
  /** Game units that are walked. */
  readonly distance: number;
}

/** A teleport of a chain, and the walk to its gate. */
export interface ChainLink {
  /** Game units; 0 for no walk. */
  readonly walked: number;
  readonly gate: Gate;
  readonly offer: Offer;
}

/** A way from one of several starts to one of several ends. */
export interface Chain<RoutePoint> extends Omit<Cost, "steps"> {
  readonly start: RoutePoint;
  readonly end: RoutePoint;
  readonly links: readonly ChainLink[];
  /** The last walk in game units; 0 for no walk. */
  readonly walked: number;
}

export interface ChainSearch<RoutePoint> {
  readonly starts: readonly RoutePoint[];
  readonly ends: readonly RoutePoint[];
  readonly gates: readonly Gate[];
  /** The teleports that are offered at a gate and may be taken. */
  readonly offersAt: (gate: Gate) => readonly Offer[];
  /** The longest walk in game units. */
  readonly walk: number;
}

/** The best way to a gate, or to an end, that was found so far. */
interface Found<RoutePoint, Goal> extends Cost {
  readonly goal: Goal;
  readonly start: RoutePoint;
  /** The last teleport; `undefined` on the way from the start. */
  readonly last: { readonly from: Found<RoutePoint, Gate>; readonly offer: Offer } | undefined;
  /** The walk after it. */
  readonly walked: number;
}

/**
 * Finds the cheapest chain of walks and teleports: the least adena, then the fewest steps, then the shortest walk; of
 * equal ones always the same. A walk leads from a start or an arrival to a gate or an end, so that it is never longer
 * than allowed by a stop on the way.
 *
 * It is Dijkstra's algorithm over the gates: costs are compared part by part, and no step lowers a part.
 *
 * @returns `undefined` if no chain leads to an end.
 */
export function cheapestChain<RoutePoint extends Point>(
  search: ChainSearch<RoutePoint>,
): Chain<RoutePoint> | undefined {
  const { starts, gates, offersAt, walk } = search;
  const open = new Map<Gate, Found<RoutePoint, Gate>>();
  for (const gate of gates) {
    const near = nearestOf(gate, starts, walk);
    if (near !== undefined) open.set(gate, foundAtStart(near.point, { point: gate, distance: near.distance }));
  }
  const closed = new Set<Gate>();
  const endNear = endFinder(search);
  let best = directWalk(search);
  for (;;) {
    const from = leastOf(open.values());
    if (from === undefined || (best !== undefined && !isLess(from, best))) return best && chainOf(best);
    open.delete(from.goal);
    closed.add(from.goal);
    for (const offer of offersAt(from.goal)) {
      const end = endNear(offer.arrival);
      if (end !== undefined) best = lesser(best, from, offer, end);
      for (const near of offer.arrival.gates) {
        if (near.distance > walk) break;
        if (!closed.has(near.point)) open.set(near.point, lesser(open.get(near.point), from, offer, near));
      }
    }
  }
}

/** Returns what was found so far, or the way by one more teleport if that costs less. */
function lesser<RoutePoint, Goal>(
  known: Found<RoutePoint, Goal> | undefined,
  from: Found<RoutePoint, Gate>,
  offer: Offer,
  { point: goal, distance: walked }: Near<Goal>,
): Found<RoutePoint, Goal> {
  const price = from.price + offer.price;
  const steps = from.steps + 1 + stepsOf(walked);
  const distance = from.distance + walked;
  if (known !== undefined && !isLess({ price, steps, distance }, known)) return known;
  return { price, steps, distance, goal, start: from.start, last: { from, offer }, walked };
}

/** Returns the shortest walk from a start to an end; `undefined` if it is too long. */
function directWalk<RoutePoint extends Point>({
  starts,
  ends,
  walk,
}: ChainSearch<RoutePoint>): Found<RoutePoint, RoutePoint> | undefined {
  let best: Found<RoutePoint, RoutePoint> | undefined;
  for (const start of starts) {
    const end = nearestOf(start, ends, best === undefined ? walk : best.distance - 1);
    if (end !== undefined) best = foundAtStart(start, end);
    if (best?.distance === 0) break;
  }
  return best;
}

function foundAtStart<RoutePoint, Goal>(
  start: RoutePoint,
  { point: goal, distance }: Near<Goal>,
): Found<RoutePoint, Goal> {
  return { price: 0, steps: stepsOf(distance), distance, goal, start, last: undefined, walked: distance };
}

/** Creates the search for the end that is nearest to an arrival; it is made once for each arrival. */
function endFinder<RoutePoint extends Point>({ ends, walk }: ChainSearch<RoutePoint>) {
  const known = new Map<Arrival, Near<RoutePoint> | undefined>();
  return (arrival: Arrival): Near<RoutePoint> | undefined => {
    if (!known.has(arrival)) known.set(arrival, nearestOf(arrival, ends, walk));
    return known.get(arrival);
  };
}

function leastOf<One extends Cost>(costs: Iterable<One>): One | undefined {
  let least: One | undefined;
  for (const cost of costs) if (least === undefined || isLess(cost, least)) least = cost;
  return least;
}

function isLess(a: Cost, b: Cost): boolean {
  if (a.price !== b.price) return a.price < b.price;
  return a.steps === b.steps ? a.distance < b.distance : a.steps < b.steps;
}

/** A walk of no length is no step. */
const stepsOf = (distance: number): 0 | 1 => (distance === 0 ? 0 : 1);

function chainOf<RoutePoint>({
  price,
  distance,
  start,
  goal,
  last,
  walked,
}: Found<RoutePoint, RoutePoint>): Chain<RoutePoint> {
  const links: ChainLink[] = [];
  for (let one = last; one !== undefined; one = one.from.last)
    links.unshift({ walked: one.from.walked, gate: one.from.goal, offer: one.offer });
  return { price, distance, start, end: goal, links, walked };
}
