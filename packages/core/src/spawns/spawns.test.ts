import { dropRow, etcItemRow, npcRow, points, spawnRow } from "@gamedata/fixtures";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getNpc, listFarmingSpots, listNpcSpawns } from "../index.js";
import { mergeSpawns, rawSpawnOf } from "./npc-spawns.js";
import { mostFrequent } from "./primary-areas.js";

const polygon = points("1,1 9,1 5,9").map(([x, y]) => ({ x, y }));
const territoryTo = (maxZ: number) => ({ name: "fen", minZ: 0, maxZ, polygon });

describe("rawSpawnOf", () => {
  it("fills in what the source leaves out with 0", () => {
    expect(rawSpawnOf(spawnRow(1, 5, -6, { z: 7, respawnDelay: 60 }))).toEqual(yaml`
      { npcId: 1, x: 5, y: -6, z: 7, heading: 0, respawnDelay: 60, respawnRandom: 0, periodOfDay: 0 }
    `);
  });
});

describe("mergeSpawns", () => {
  it("keeps exact duplicates once, in order; another raw NPC, delay, time of day or event is another spawn", () => {
    const rows = [
      spawnRow(1, 5, 6),
      spawnRow(1, 9, 9),
      spawnRow(1, 5, 6, { respawnDelay: 0 }),
      spawnRow(2, 5, 6),
      spawnRow(1, 5, 6, { periodOfDay: 2 }),
      spawnRow(1, 5, 6, { event: "siege" }),
    ];
    expect(mergeSpawns(rows)).toEqual([rows[0], rows[1], rows[3], rows[4], rows[5]]);
  });

  it("keeps spawns in territories of one name that differ in shape", () => {
    const rows = [10, 20, 10].map((maxZ) => spawnRow(1, 5, 6, { territory: territoryTo(maxZ) }));
    expect(mergeSpawns(rows)).toEqual([rows[0], rows[1]]);
  });

  it("keeps what comparing all rows with one another keeps", () => {
    // Places of the first and of the last coordinate have the same hash.
    const place = fc.constantFrom([1, 0], [0, 0], [-1, 0], [5, -6], [0, 0x9e3779b1 | 0]);
    const row = fc.tuple(fc.integer({ min: 1, max: 2 }), place).map(([npcId, [x = 0, y = 0]]) => spawnRow(npcId, x, y));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const seen = rows.map((one) => JSON.stringify(rawSpawnOf(one)));
        expect(mergeSpawns(rows)).toEqual(rows.filter((_, index) => seen.indexOf(seen[index] ?? "") === index));
      }),
    );
  });
});

describe("mostFrequent", () => {
  it("counts places, the lowest id on a tie, and skips spawns without one", () => {
    const [a, b, c] = [{ id: 3 }, { id: 2 }, { id: 9 }];
    expect(mostFrequent([a, b, null, c, a, undefined, b])).toBe(b);
    expect(mostFrequent([c, a, c])).toBe(c);
    expect(mostFrequent([null, undefined])).toBeUndefined();
  });
});

const catalog = catalogWith({
  npcs: [npcRow(1, "Pedlar", { level: 5 }), npcRow(2, "Pedlar", { level: 5 }), npcRow(3, "Miller")],
  spawns: [
    spawnRow(1, 0, 0),
    spawnRow(1, 10, 0, { groupId: 7 }),
    spawnRow(1, 20, 0, { groupId: 7 }),
    spawnRow(2, 30, 0, { groupId: 4 }),
    spawnRow(3, 40, 0),
  ],
  spawnGroups: [
    { id: 4, npcId: 2 },
    { id: 7, npcId: 1, despawnDelay: 60 },
  ],
});

describe("spawn groups", () => {
  it("say how many places an NPC uses one at a time, over all raw NPCs", () => {
    expect(getNpc(catalog, 2)).toMatchObject({
      spawnGroups: [
        { kind: "random", places: 2, despawnSeconds: 60 },
        { kind: "random", places: 1, despawnSeconds: null },
      ],
      spawnCount: 4,
    });
    expect(getNpc(catalog, 3)).not.toHaveProperty("spawnGroups");
  });

  it("add no field to a spawn", () => {
    const [, spawn] = listNpcSpawns(catalog, 1).data;
    expect(spawn).toMatchObject({ npcId: 1, x: 10 });
    expect(spawn).not.toHaveProperty("groupId");
  });
});

it("a spawn in a territory shows the area, and counts all of its NPCs in farming", () => {
  const spawn = spawnRow(1, 5, 6, { respawnDelay: 60, count: 3, territory: territoryTo(10) });
  const tables = { items: [etcItemRow(7, "Mud")], npcs: [npcRow(1, "Toad")], drops: [dropRow(1, 7, 1_000_000)] };
  const catalog = catalogWith({ ...tables, spawns: [spawn] });
  expect(listNpcSpawns(catalog, 1).data).toMatchObject([{ count: 3, territory: territoryTo(10) }]);
  // 3 NPCs, 60 times an hour.
  expect(listFarmingSpots(catalog, 7).data).toMatchObject([{ spawnCount: 3, respawnSeconds: 60, perHour: 180 }]);
});
