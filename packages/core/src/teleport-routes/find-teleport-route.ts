import { MAXIMUM_WALK, nonEmpty, present, WALKS } from "@gamedata/rules";
import { npcFacts } from "@gamedata/schema";
import type { NpcId, RouteAlternative, RoutePlace, TeleportRoute } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived, requireRows } from "../catalog/catalog.js";
import { GameDataError, invalidParameter } from "../error/game-data-error.js";
import type { FindTeleportRouteQuery } from "../generated/queries.js";
import { catalogQuery } from "../query/define-query.js";
import { flag, placeInput, wholeNumber } from "../query/input.js";
import { findRecord, type RequiredQuery } from "../query/query.js";
import { npcKind, npcRefOf } from "../records/npcs.js";
import { npcSpawnsOf } from "../spawns/npc-spawns.js";
import { teleportOf } from "../teleports/teleports.js";
import { type Chain, type ChainLink, cheapestChain } from "./cheapest-chain.js";
import { type Gate, teleportGates, teleportOffers } from "./teleport-graph.js";

/** With the longer ones cheaper ways are looked for. */
const [DEFAULT_WALK, ...LONGER_WALKS] = WALKS;
/** Game units; a walk over a greater difference of height leads by stairs or doors. */
const WALKED_HEIGHT = 1000;

const teleportRouteQuery = derived(() =>
  v.object({
    from: placeInput(
      "Where to start: the id of an NPC that spawns somewhere, or `x,y` in game units (`83396,147904`).",
    ),
    to: placeInput("Where to go: the id of an NPC that spawns somewhere, or `x,y` in game units."),
    noble: flag("Whether teleports for noblesse may be taken; most cost adena or a pass, at choice.", false),
    walk: v.optional(
      wholeNumber(
        0,
        MAXIMUM_WALK,
        `The longest walk of the route in game units, to a gatekeeper or to the end: a longer one often saves adena. 0 to ${MAXIMUM_WALK}.`,
      ),
      DEFAULT_WALK,
    ),
  }),
);

/** The id of an NPC, or x and y. */
type Place = NpcId | readonly [number, number];

/**
 * Finds the cheapest route between two places by teleports of NPCs and by walks: the least adena, then the fewest steps,
 * then the shortest walk. Distances are straight lines in game units, an estimate: walls, water and floors are not known.
 * Of an NPC with several spawns the one with the cheapest route counts.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter; also `INVALID_PARAMETER` for an NPC
 * without spawns; `NPC_NOT_FOUND` for an unknown id; `TELEPORT_ROUTE_NOT_FOUND` if no route leads to the end.
 *
 * @example
 * ```ts
 * const { price, steps } = findTeleportRoute(catalog, { from: 30080, to: [85348, 16142] });
 * const names = steps.flatMap((step) => (step.type === "teleport" ? step.name : []));
 * assert.equal(price, 13_100);
 * assert.deepEqual(names, ["Town of Oren", "Ivory Tower"]);
 * ```
 */
export const findTeleportRoute: RequiredQuery<FindTeleportRouteQuery, TeleportRoute> = catalogQuery(
  { name: "findTeleportRoute", shape: "part", row: "TeleportRoute" },
  teleportRouteQuery,
  (catalog, { from, to, noble, walk }) => {
    requireRows(catalog, "teleports");
    const starts = pointsOf(catalog, "from", from);
    const ends = pointsOf(catalog, "to", to);
    const gates = teleportGates(catalog);
    const offersAt = offersOf(catalog, noble);
    const chainWithin = (longest: number) => cheapestChain({ starts, ends, gates, offersAt, walk: longest });
    const chain = chainWithin(walk);
    if (chain === undefined)
      throw new GameDataError({ code: "TELEPORT_ROUTE_NOT_FOUND", from: textOf(from), to: textOf(to), walk });
    const alternatives = nonEmpty(cheaperWays(chain.price, walk, chainWithin));
    return present({ ...routeOf(catalog, chain), walk, alternatives });
  },
);

/** Finds the ways with longer walks, each cheaper than those before; none if the longest walk does not save adena. */
function cheaperWays(
  price: number,
  walk: number,
  chainWithin: (walk: number) => Chain<RoutePlace> | undefined,
): readonly RouteAlternative[] {
  const least = price === 0 || walk === MAXIMUM_WALK ? undefined : chainWithin(MAXIMUM_WALK);
  if (least === undefined || least.price >= price) return [];
  const ways: RouteAlternative[] = [];
  for (const longest of LONGER_WALKS) {
    if (longest <= walk) continue;
    const way = longest === MAXIMUM_WALK ? least : chainWithin(longest);
    if (way === undefined || way.price >= (ways.at(-1)?.price ?? price)) continue;
    ways.push({ walk: longest, price: way.price, distance: way.distance });
  }
  return ways;
}

/** The heights of the centres of locations, by x,y: the ends of routes are given without a height. */
const locationHeights = derived(
  ({ dataset }) => new Map(dataset.locations.map(({ x, y, z }) => [`${x},${y}`, z] as const)),
);

/** Returns the point of a parameter; of an NPC all of its spawns, in source order. */
function pointsOf(catalog: Catalog, parameter: string, place: Place): readonly RoutePlace[] {
  if (typeof place !== "number") return [{ x: place[0], y: place[1] }];
  const found = findRecord(npcKind, catalog, place);
  const npc = npcRefOf(found);
  const points = npcSpawnsOf(catalog, found).map(({ x, y, z }) => ({ npc, x, y, z }));
  if (points.length > 0) return points;
  throw invalidParameter(parameter, place, `the id of an ${npcFacts.label} that spawns somewhere, or x,y`);
}

const textOf = (place: Place): string => (typeof place === "number" ? `${npcFacts.label} ${place}` : place.join(","));

function offersOf(catalog: Catalog, noble: boolean) {
  const offers = teleportOffers(catalog);
  return ({ npcId }: Gate) => (offers.get(npcId) ?? []).filter(({ teleport }) => noble || !teleport.row.isNoble);
}

function routeOf(
  catalog: Catalog,
  { start, end, price, distance, links, walked }: Chain<RoutePlace>,
): Omit<TeleportRoute, "walk" | "alternatives"> {
  const heightOf = ({ x, y, z }: RoutePlace) => z ?? locationHeights(catalog).get(`${x},${y}`);
  const heights = [heightOf(start), ...links.map(({ offer }) => offer.arrival.z)];
  const steps = [
    ...links.flatMap((link, index) => stepsOf(catalog, link, heights[index])),
    ...walkTo(end, walked, heights.at(-1), heightOf(end)),
  ];
  return { from: start, to: end, price, distance, steps };
}

function stepsOf(
  catalog: Catalog,
  { walked, gate: { x, y, z }, offer: { teleport } }: ChainLink,
  fromHeight: number | undefined,
): TeleportRoute["steps"] {
  const step = { type: "teleport", ...teleportOf(catalog, teleport) } as const;
  return [...walkTo({ npc: npcRefOf(teleport.npc), x, y, z }, walked, fromHeight, z), step];
}

function walkTo(
  point: RoutePlace,
  distance: number,
  fromHeight: number | undefined,
  toHeight: number | undefined,
): TeleportRoute["steps"] {
  if (distance === 0) return [];
  const height = toHeight === undefined || fromHeight === undefined ? 0 : Math.abs(toHeight - fromHeight);
  return [{ type: "walk", ...point, distance, ...(height > WALKED_HEIGHT && { height }) }];
}
