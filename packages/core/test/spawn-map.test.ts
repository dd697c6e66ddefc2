import { interlude } from "@gamedata/interlude";
import { type EnrichedSpawn, spawnFeatureCollection } from "@gamedata/schema";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { getMapFrame, getNpc, listNpcSpawns, listNpcs, type SpawnMapQuery, spawnMap } from "../src/index.js";
import { catalog } from "./interlude.js";
import { rowsOf } from "./queries.js";

const { npcs, drops, regions, locations, locationOverrides } = interlude;

const spawnsById = new Map(
  rowsOf((page) => listNpcs(catalog, { sort: "id", ...page }))
    .map(({ id }) => [id, listNpcSpawns(catalog, id).data] as const)
    .filter(([, own]) => own.length > 0),
);

/** The positions of a map as the lists of NPCs and of their spawns tell them, by id of the NPC. */
function expectedPositions({ bbox, region, location, npc, ...query }: SpawnMapQuery): readonly unknown[] {
  const [x1 = -Infinity, y1 = -Infinity, x2 = Infinity, y2 = Infinity] = bbox ?? [];
  const wanted = npc && new Set(npc.map((id) => getNpc(catalog, id).id));
  return rowsOf((page) => listNpcs(catalog, { ...query, sort: "id", ...page })).flatMap(({ id }) => {
    if (wanted?.has(id) === false) return [];
    const there = (spawnsById.get(id) ?? []).filter(
      (spawn) =>
        spawn.x >= x1 &&
        spawn.x <= x2 &&
        spawn.y >= y1 &&
        spawn.y <= y2 &&
        (region === undefined || spawn.region?.id === region) &&
        (location === undefined || spawn.location?.id === location),
    );
    return there.length === 0 ? [] : [{ id, positions: there.map((spawn) => [spawn.x, spawn.y, spawn.z]) }];
  });
}

const shownPositions = (query: SpawnMapQuery) =>
  spawnMap(catalog, query).features.map(({ id, geometry }) => ({ id, positions: geometry.coordinates }));

const x = fc.integer({ min: -140_000, max: 240_000 });
const y = fc.integer({ min: -270_000, max: 270_000 });
const box = fc
  .tuple(x, y, x, y)
  .map(([a, b, c, d]) => [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const);
const level = fc.integer({ min: 1, max: 99 });
const someId = fc.constantFrom(...npcs).map(({ id }) => id);
const itemOf = (isWanted: (category: number) => boolean) =>
  fc.constantFrom(...drops.filter(({ category }) => isWanted(category))).map(({ itemId }) => itemId);

/** Each filter by itself, as often as another. */
const filters: readonly fc.Arbitrary<SpawnMapQuery>[] = [
  box.map((bbox) => ({ bbox })),
  fc.constantFrom(...locations).map(({ id }) => ({ location: id })),
  fc.constantFrom(...regions).map(({ id }) => ({ region: id })),
  fc.constantFrom(...npcs).map(({ type }) => ({ npcType: type })),
  fc.tuple(level, level).map(([a, b]) => ({ levelMin: Math.min(a, b), levelMax: Math.max(a, b) })),
  fc.constantFrom("ant", "Queen ", "zzzz", "'s", "E").map((q) => ({ q })),
  fc.array(someId, { maxLength: 30 }).map((npc) => ({ npc })),
  itemOf((category) => category >= 0).map((item) => ({ drops: item })),
  itemOf((category) => category < 0).map((item) => ({ spoils: item })),
];

describe("the map of spawns of the real data", () => {
  const whole = spawnMap(catalog);

  it("matches its schema", () => {
    expect(v.safeParse(spawnFeatureCollection, whole).issues).toBeUndefined();
  });

  it("has exactly the spawns that each NPC has", () => {
    const shown = whole.features.map(({ id, geometry, properties: { kind: _, ...properties } }) => ({
      ...{ id, positions: geometry.coordinates, properties },
    }));
    const expected = [...spawnsById].map(([id, own]) => {
      const { name, level, npcType, isAggressive, spawnCount } = getNpc(catalog, id);
      return {
        id,
        positions: own.map((spawn) => [spawn.x, spawn.y, spawn.z]),
        properties: { npcId: id, name, level, npcType, isAggressive, count: spawnCount },
      };
    });
    expect(shown).toEqual(expected);
  });

  it.each(filters.map((filter, index) => [index, filter] as const))(
    "has what the lists of NPCs and of their spawns have, by filter %i alone and with another one",
    (_, filter) => {
      const other = fc.option(fc.oneof(...filters), { nil: {} });
      fc.assert(
        fc.property(filter, other, (one, two) => {
          const query = { ...two, ...one };
          // As text, because `toEqual` takes long for 40,000 places.
          expect(JSON.stringify(shownPositions(query))).toBe(JSON.stringify(expectedPositions(query)));
        }),
        { numRuns: 6 },
      );
    },
  );

  it("has each spawn in the location that is set by hand for its NPC, else in the nearest of 10,000 units, the lowest id on a tie", () => {
    const byId = locations.toSorted((a, b) => a.id - b.id);
    const squared = (at: EnrichedSpawn, { x, y }: (typeof byId)[number]) => (x - at.x) ** 2 + (y - at.y) ** 2;
    const wrong = [...spawnsById].flatMap(([npc, own]) => {
      const { mergedIds } = getNpc(catalog, npc);
      const byHand = locationOverrides.find(({ npcId }) => mergedIds.includes(npcId));
      return own.filter((spawn) => {
        const nearest = byId.reduce((a, b) => (squared(spawn, b) < squared(spawn, a) ? b : a));
        const near = squared(spawn, nearest) <= 10_000 ** 2 ? nearest.id : null;
        return (spawn.location?.id ?? null) !== (byHand?.locationId ?? near);
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe("the frame of the real data", () => {
  const { bounds, grid, tileSize, towns, locations: places } = getMapFrame(catalog);

  it("has every spawn within its edges, in the tile of its region", () => {
    const all = [...spawnsById.values()].flat();
    const others = all.filter(({ x: east, y: south, region }) => {
      const row = grid[Math.floor((south - bounds.yMin) / tileSize)];
      return row?.[Math.floor((east - bounds.xMin) / tileSize)] !== region?.id;
    });
    expect(all.length).toBeGreaterThan(npcs.length);
    expect(others).toEqual([]);
  });

  it("has every location, and the 35 towns of the client", () => {
    expect(places).toHaveLength(209);
    expect(towns).toHaveLength(35);
    expect(towns.every(({ type }) => type === 3)).toBe(true);
  });
});
