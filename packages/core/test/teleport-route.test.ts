import { etcItemRow, npcRow } from "@gamedata/fixtures";
import { interlude } from "@gamedata/interlude";
import { type Dataset, resources, type TeleportRoute } from "@gamedata/schema";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type FindTeleportRouteQuery, findTeleportRoute, isGameDataError } from "../src/index.js";
import { type BrutePoint, bruteForceRoute, lengthOf } from "./brute-force-route.js";
import { catalogWith } from "./catalog-with.js";
import { catalog } from "./interlude.js";

const CHAIN = 4;
const NPCS = [1, 2, 3, 4];

function routeOf(on: typeof catalog, query: FindTeleportRouteQuery): TeleportRoute | undefined {
  try {
    return findTeleportRoute(on, query);
  } catch (error) {
    if (isGameDataError(error) && error.code === "TELEPORT_ROUTE_NOT_FOUND") return undefined;
    throw error;
  }
}

const known = new WeakMap<Dataset, Dataset["spawns"]>();

function gatesOf(dataset: Dataset): Dataset["spawns"] {
  const ids = new Set(dataset.teleports.map(({ npcId: id }) => id));
  const gates = known.get(dataset) ?? dataset.spawns.filter(({ npcId: id }) => ids.has(id));
  known.set(dataset, gates);
  return gates;
}

/** Expects that each step starts where the one before ended, and that price and distance are those of the steps. */
function expectSound(
  route: TeleportRoute,
  { walk = 6000, noble = false }: FindTeleportRouteQuery,
  dataset: Dataset,
): void {
  const gates = gatesOf(dataset);
  expect(v.safeParse(resources.TeleportRoute, route).issues).toBeUndefined();
  let at: BrutePoint = route.from;
  let price = 0;
  let distance = 0;
  for (const [position, step] of route.steps.entries()) {
    if (step.type === "walk") {
      expect(route.steps[position - 1]?.type).not.toBe("walk");
      expect(step.distance).toBe(lengthOf(at, step));
      expect(step.distance).toBeGreaterThan(0);
      expect(step.distance).toBeLessThanOrEqual(walk);
      distance += step.distance;
    } else {
      const rawId = Math.floor(step.id / 100_000);
      const here = at;
      const isThere = gates.some((spawn) => spawn.npcId === rawId && lengthOf(here, spawn) === 0);
      expect(isThere, `${rawId} stands at ${here.x},${here.y}`).toBe(true);
      expect(step.isNoble && !noble).toBe(false);
      price += step.price.itemId === 57 ? step.price.count : 0;
    }
    at = step;
  }
  expect(lengthOf(at, route.to)).toBe(0);
  expect([route.price, route.distance]).toEqual([price, distance]);
}

/** Compares a route with every chain of four teleports. */
function expectCheapest(
  on: typeof catalog,
  query: FindTeleportRouteQuery,
  [starts, ends]: readonly [readonly BrutePoint[], readonly BrutePoint[]],
): void {
  const { walk = 6000, noble = false } = query;
  const route = routeOf(on, query);
  const brute = bruteForceRoute({ dataset: on.dataset, ends, walk, noble }, starts, CHAIN);
  if (route === undefined) {
    expect(brute).toBeUndefined();
    return;
  }
  expectSound(route, query, on.dataset);
  const cost = [route.price, route.steps.length, route.distance];
  const teleports = route.steps.filter(({ type }) => type === "teleport").length;
  if (teleports <= CHAIN) expect(cost).toEqual(brute);
  else if (brute !== undefined) expect(route.price).toBeLessThanOrEqual(brute[0]);
}

const coordinate = fc.integer({ min: -4, max: 4 }).map((step) => step * 10);
const point = { x: coordinate, y: coordinate, z: fc.constantFrom(0, 20) };
const npcId = fc.constantFrom(...NPCS);

const invented = fc.record({
  spawns: fc.array(fc.record({ npcId, ...point }), { minLength: 1, maxLength: 6 }),
  teleports: fc.uniqueArray(
    fc.record({
      npcId,
      destination: fc.nat(9).map((one) => one + 1),
      name: fc.constant("Town"),
      ...point,
      count: fc.nat(3),
      item: fc.constantFrom(57, 57, 57, 58),
      isNoble: fc.boolean(),
    }),
    { minLength: 1, maxLength: 7, selector: ({ npcId: id, destination }) => `${id} ${destination}` },
  ),
  walk: fc.integer({ min: 0, max: 45 }),
  noble: fc.boolean(),
  from: fc.tuple(coordinate, coordinate),
  to: fc.tuple(coordinate, coordinate),
  fromNpc: fc.nat(5),
  toNpc: fc.nat(5),
});

describe("routes", () => {
  it("are never dearer than any chain of four teleports, on invented maps", () => {
    fc.assert(
      fc.property(invented, ({ spawns, teleports, walk, noble, from, to, fromNpc, toNpc }) => {
        const on = catalogWith({
          items: [etcItemRow(57, "Adena"), etcItemRow(58, "Token")],
          npcs: NPCS.map((id) => npcRow(id, `Porter ${id}`, { level: 1 })),
          spawns,
          teleports: teleports.map(({ count, item, ...row }) => ({ ...row, price: { itemId: item, count } })),
        });
        const placesOf = (id: number, given: readonly [number, number]) => {
          const own = spawns.filter((spawn) => spawn.npcId === id);
          return own.length > 0 ? ([id, own] as const) : ([given, [{ x: given[0], y: given[1] }]] as const);
        };
        const [start, starts] = placesOf(fromNpc, from);
        const [end, ends] = placesOf(toNpc, to);
        expectCheapest(on, { from: start, to: end, walk, noble }, [starts, ends]);
      }),
      { numRuns: 400 },
    );
  });

  it("name the height between the floor where one arrives and the centre of a location", () => {
    // The teleport to the seventh floor of the Tower of Insolence arrives at z 2960, 1144 units beside the tower's centre
    // at z -5100.
    const { price, steps } = findTeleportRoute(catalog, { from: [115_064, 12_181], to: [114_649, 11_115] });
    expect([price, steps]).toEqual([0, [{ type: "walk", x: 114_649, y: 11_115, distance: 1144 }]]);
    const last = findTeleportRoute(catalog, { from: 30_080, to: [114_649, 11_115], noble: true }).steps.at(-1);
    expect(last).toMatchObject({ type: "walk", x: 114_649, y: 11_115, height: 8060 });
  });

  const gates = new Map(interlude.spawns.map((spawn) => [spawn.npcId, spawn]));
  const standing = [...new Set(interlude.teleports.map(({ npcId: id }) => id))].flatMap((id) => gates.get(id) ?? []);
  const arrivals = interlude.teleports.map(({ x, y }): readonly [number, number] => [x, y]);

  it("are never dearer than any chain of four teleports, from gatekeepers to places of interlude", () => {
    const start = fc.constantFrom(...standing);
    fc.assert(
      fc.property(start, fc.constantFrom(...arrivals), fc.constantFrom(500, 6000), ({ x, y }, to, walk) => {
        expectCheapest(catalog, { from: [x, y], to, walk }, [[{ x, y }], [{ x: to[0], y: to[1] }]]);
      }),
      { numRuns: 4 },
    );
  });

  it("between all gatekeepers are sound", () => {
    const places = standing.map(({ x, y }) => [x, y] as const);
    const queries = places.flatMap((from) => places.map((to) => ({ from, to })));
    const routes = queries.flatMap((query) => {
      const route = routeOf(catalog, query);
      return route === undefined ? [] : [{ query, route }];
    });
    for (const { query, route } of routes) expectSound(route, query, interlude);
    // There is no way back from some floors of towers.
    expect(routes.length).toBeGreaterThan(500);
    expect(routes.length).toBeLessThan(queries.length);
  });
});
