import { gzipSync } from "node:zlib";
import { interlude } from "@gamedata/interlude";
import { type DropRow, type NpcDetail, type SpawnRow, spawnFeatureCollection } from "@gamedata/schema";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { getMapFrame, getNpc, listNpcSpawns, type SpawnMapQuery, spawnMap } from "../src/index.js";
import { catalog } from "./interlude.js";

const { npcs, spawns, drops, regions, locations, locationOverrides } = interlude;
const rowsById = new Map(npcs.map((row) => [row.id, row]));

/** The ids of the raw NPCs of each cleaned NPC, by exact name and level. */
const groups = new Map<string, number[]>();
for (const { id, name, level } of npcs) {
  const key = JSON.stringify([name, level]);
  groups.set(key, [...(groups.get(key) ?? []), id]);
}
const membersOf = (id: number): readonly number[] => {
  const { name, level } = rowsById.get(id) ?? {};
  return groups.get(JSON.stringify([name, level])) ?? [];
};

const dropsByItem = new Map<number, DropRow[]>();
for (const row of drops) dropsByItem.set(row.itemId, [...(dropsByItem.get(row.itemId) ?? []), row]);

const hasDrop = (ids: readonly number[], itemId: number, isWanted: (category: number) => boolean) =>
  dropsByItem.get(itemId)?.some((row) => isWanted(row.category) && ids.includes(row.npcId)) === true;

/** A row of the spawn table with its place. */
interface PlacedRow extends SpawnRow {
  readonly region: number | undefined;
  readonly location: number | undefined;
}

const regionByTile = new Map(
  regions.flatMap(({ id, tiles = [] }) => tiles.map((tile): [string, number] => [tile.join(), id])),
);

const locationsById = locations.toSorted((a, b) => a.id - b.id);

/** Contract: the nearest centre within 10,000 units, the lowest id on a tie. */
function locationAt(x: number, y: number): number | undefined {
  let nearest: { id: number; distance: number } | undefined;
  for (const place of locationsById) {
    const distance = (place.x - x) ** 2 + (place.y - y) ** 2;
    if (distance <= 10_000 ** 2 && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { id: place.id, distance };
  }
  return nearest?.id;
}

/** The rows of each cleaned NPC with their places: equal rows of a raw NPC once, by raw NPC in source order. */
const rowsByGroup = new Map<readonly number[], PlacedRow[]>();
const seen = new Set<string>();
for (const spawn of spawns.toSorted((a, b) => a.npcId - b.npcId)) {
  const { npcId, x, y, z, heading = 0, respawnDelay = 0, respawnRandom = 0, periodOfDay = 0 } = spawn;
  const key = JSON.stringify([npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay]);
  if (seen.has(key)) continue;
  seen.add(key);
  // Contract: the tile of a coordinate.
  const region = regionByTile.get(`${Math.floor(x / 32_768) + 4},${Math.floor(y / 32_768) + 8}`);
  const members = membersOf(npcId);
  const curated = locationOverrides.find((override) => members.includes(override.npcId));
  const row = { ...spawn, region, location: curated?.locationId ?? locationAt(x, y) };
  const others = rowsByGroup.get(members);
  if (others === undefined) rowsByGroup.set(members, [row]);
  else others.push(row);
}

function isThere(spawn: PlacedRow, { bbox, region, location }: SpawnMapQuery): boolean {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = bbox ?? [];
  const isInBox = spawn.x >= x1 && spawn.x <= x2 && spawn.y >= y1 && spawn.y <= y2;
  return (
    (bbox === undefined || isInBox) &&
    (region === undefined || spawn.region === region) &&
    (location === undefined || spawn.location === location)
  );
}

/** The details of the cleaned NPCs that have spawns, by the ids of their raw NPCs. */
const details = new Map([...rowsByGroup.keys()].map((members) => [members, getNpc(catalog, members[0] ?? 0)]));

/** Tells whether a cleaned NPC is selected; what the canonical entry shows is taken from its detail. */
function isSelected(members: readonly number[], shown: NpcDetail, query: SpawnMapQuery): boolean {
  const { npcType, levelMin = 1, levelMax = 99, q = "", npc, drops: dropped, spoils } = query;
  return (
    (npcType === undefined || shown.npcType === npcType) &&
    (shown.level ?? 0) >= levelMin &&
    (shown.level ?? 0) <= levelMax &&
    shown.name.toLowerCase().includes(q.trim().toLowerCase()) &&
    (npc === undefined || npc.some((id) => members.includes(id))) &&
    (dropped === undefined || hasDrop(members, dropped, (category) => category >= 0)) &&
    (spoils === undefined || hasDrop(members, spoils, (category) => category < 0))
  );
}

/** The positions of a map by brute force, by id of the NPC. */
function expectedPositions(query: SpawnMapQuery): readonly unknown[] {
  return [...details]
    .flatMap(([members, shown]) => {
      if (!isSelected(members, shown, query)) return [];
      const rows = rowsByGroup.get(members) ?? [];
      const there = rows.filter((row) => isThere(row, query));
      const kinds = new Set<number>(there.map(({ groupId, periodOfDay = 0 }) => (groupId ? 3 : periodOfDay)));
      const kind = ["fixed", "day", "night", "random"].filter((_, index) => kinds.has(index));
      const { id } = shown;
      return there.length === 0 ? [] : [{ id, positions: there.map((row) => [row.x, row.y, row.z]), kind }];
    })
    .sort((a, b) => a.id - b.id);
}

const shownPositions = (query: SpawnMapQuery) =>
  spawnMap(catalog, query).features.map(({ id, geometry, properties }) => ({
    id,
    positions: geometry.coordinates,
    kind: properties.kind,
  }));

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

  it("takes at most 400 kB with gzip", () => {
    expect(gzipSync(JSON.stringify(whole)).byteLength).toBeLessThanOrEqual(400_000);
  });

  it("has exactly the spawns that each NPC has", () => {
    const shown = whole.features.map(({ id, geometry, properties: { kind: _, ...properties } }) => ({
      ...{ id, positions: geometry.coordinates, properties },
    }));
    const expected = [...details.values()].map((npc) => {
      const { id, name, level, npcType, isAggressive, spawnCount } = npc;
      return {
        id,
        positions: listNpcSpawns(catalog, id).data.map((spawn) => [spawn.x, spawn.y, spawn.z]),
        properties: { npcId: id, name, level, npcType, isAggressive, count: spawnCount },
      };
    });
    expect(shown).toEqual(expected.toSorted((a, b) => a.id - b.id));
  });

  it.each(filters.map((filter, index) => [index, filter] as const))(
    "has what brute force finds, by filter %i alone and with another one",
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

  it("is as brute force finds it", () => {
    expect(JSON.stringify(shownPositions({}))).toBe(JSON.stringify(expectedPositions({})));
  });
});

describe("the frame of the real data", () => {
  const { bounds, grid, tileSize, towns, locations: places } = getMapFrame(catalog);

  it("has every spawn within its edges, in the tile of its region", () => {
    const all = npcs.flatMap(({ id }) => listNpcSpawns(catalog, id).data);
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
