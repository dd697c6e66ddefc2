import { dropRow, experienceTo, npcRow, spawnRow } from "@gamedata/fixtures";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getNpcLoot } from "../loot/npc-loot.js";
import { locationFinder, regionGrid } from "../records/areas.js";
import { listFarmingSpots } from "./farming-spots.js";

const items = [{ id: 5, name: "Mud", type: "etcitem" as const }];
const npc = (id: number, name: string, level = 3) => npcRow(id, name, { level });
const drop = (npcId: number, chance: number, category = 1) => dropRow(npcId, 5, chance, { category });
const spawn = (npcId: number, x: number, respawnDelay?: number) =>
  spawnRow(npcId, x, 0, respawnDelay === undefined ? {} : { respawnDelay });
const locations = [{ id: 3, name: "Bog", x: 0, y: 0, z: 0, type: 1 }];
const regions = [
  { id: 1, name: "West", tiles: [[4, 8]] as [number, number][] },
  { id: 2, name: "East", tiles: [[5, 8]] as [number, number][] },
];
const bog = { location: { id: 3, name: "Bog", minLevel: null }, region: { id: 1, name: "West" } };
const inEast = { location: null, region: { id: 2, name: "East" } };
const toad = { id: 1, name: "Toad", type: "Monster", level: 3 };
const newt = { id: 3, name: "Newt", type: "Monster", level: 9 };
const eft = { id: 4, name: "Eft", type: "Monster", level: 8 };
/** Those that come back at no time that is known. */
const alone = { respawnSeconds: null, perHour: 0 };

const catalog = catalogWith({
  experience: experienceTo(80),
  items,
  regions,
  locations,
  npcs: [
    npc(1, "Toad"),
    npc(2, "Toad"),
    { ...npc(3, "Newt", 9), minions: [{ npcId: 4, min: 1, max: 1 }] },
    npc(4, "Eft", 8),
  ],
  drops: [drop(1, 500_000), drop(2, 250_000), drop(3, 100_000), drop(3, 200_000, -1), drop(4, 900_000)],
  spawns: [
    { ...spawn(1, 0, 60), event: "siege" },
    spawn(1, 0, 60),
    spawn(1, 100, 30),
    spawn(2, 200, 60),
    spawn(1, 40_000, 3600),
    spawn(3, 300),
  ],
});
const rowsOf = (query: object = {}) => listFarmingSpots(catalog, 5, query).data;

describe("the spots where an item is farmed", () => {
  it("are one for each NPC and location, with the sum over its raw NPCs", () => {
    // Toad 1 in the bog: 3600 / 60 + 3600 / 30 = 180 kills at 0.5; Toad 2: 60 at 0.25. 90 + 15 an hour; (0.5 + 0.5 +
    // 0.25) / 3 a kill; (60 + 30 + 60) / 3 seconds. Alone in the east: one kill an hour at 0.5.
    // The newt has no delay; it gives 0.1 as a drop and 0.2 by spoil. The eft has no spawns and is with the newt.
    const near = (value: number) => expect.closeTo(value, 12);
    expect(rowsOf()).toEqual([
      { npc: toad, ...bog, spawnCount: 3, respawnSeconds: 50, expectedPerKill: near(1.25 / 3), perHour: 105 },
      { npc: toad, ...inEast, spawnCount: 1, respawnSeconds: 3600, expectedPerKill: 0.5, perHour: 0.5 },
      { npc: newt, ...bog, ...alone, spawnCount: 1, expectedPerKill: near(0.3), spoiledPerKill: 0.2 },
      { npc: eft, ...bog, ...alone, spawnCount: 0, expectedPerKill: 0.9 },
    ]);
  });

  it("are ordered by pieces per kill on request", () => {
    expect(rowsOf({ by: "kill" }).map(({ npc: { name }, region }) => `${name} ${region?.name}`)).toEqual(yaml`
      [Eft West, Toad East, Toad West, Newt West]
    `);
  });

  it("are filtered by level, region, location and spoil", () => {
    const names = (query: object) => rowsOf(query).map(({ npc: { name } }) => name);
    expect(names({ levelMin: 8, levelMax: 8 })).toEqual(["Eft"]);
    expect(names({ region: 2 })).toEqual(["Toad"]);
    expect(names({ region: 99 })).toEqual([]);
    expect(names({ location: 3 })).toEqual(["Toad", "Newt", "Eft"]);
    expect(names({ location: 3, region: 2 })).toEqual([]);
    expect(names({ location: 99 })).toEqual([]);
    expect(rowsOf({ spoil: true }).map(({ expectedPerKill }) => expectedPerKill)).toEqual([0.2]);
    expect(rowsOf({ spoil: false, levelMin: 9 }).map(({ expectedPerKill }) => expectedPerKill)).toEqual([0.1]);
    expect(rowsOf({ rateSpoil: 2, spoil: true }).map(({ expectedPerKill }) => expectedPerKill)).toEqual([0.4]);
  });

  it("say what only spoil gives, as the mean over the raw NPCs", () => {
    // Two spawns of the first frog give 0.5 by spoil, one of the second 0.1 as a drop and 0.2 by spoil.
    const frogs = catalogWith({
      experience: experienceTo(80),
      items,
      regions,
      locations,
      npcs: [npc(1, "Frog"), npc(2, "Frog")],
      drops: [drop(1, 500_000, -1), drop(2, 100_000), drop(2, 200_000, -1)],
      spawns: [spawn(1, 0, 60), spawn(1, 100, 60), spawn(2, 200, 60)],
    });
    expect(listFarmingSpots(frogs, 5).data).toMatchObject([
      { expectedPerKill: expect.closeTo(1.3 / 3, 12), spoiledPerKill: expect.closeTo(1.2 / 3, 12) },
    ]);
    expect(listFarmingSpots(frogs, 5, { spoil: false }).data[0]).not.toHaveProperty("spoiledPerKill");
  });
});

describe("the sums of any spawns", () => {
  const spawns = fc.array(
    fc.record({
      npcId: fc.constantFrom(1, 2, 3),
      x: fc.integer({ min: -20_000, max: 60_000 }),
      respawnDelay: fc.option(fc.integer({ min: 1, max: 7200 }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 30 },
  );

  it("equal those of every spawn by itself, in a total order", () => {
    fc.assert(
      fc.property(spawns, (some) => {
        const rows = [...new Map(some.map((one) => [`${one.npcId} ${one.x}`, one])).values()];
        const any = catalogWith({
          items,
          regions,
          locations,
          npcs: [npc(1, "Toad"), npc(2, "Toad"), npc(3, "Newt")],
          drops: [drop(1, 500_000), drop(2, 250_000), drop(3, 100_000)],
          spawns: rows.map(({ npcId, x, respawnDelay }) => spawn(npcId, x, respawnDelay)),
        });
        const sums = new Map<string, number>();
        for (const { npcId, x, respawnDelay } of rows) {
          const location = locationFinder(any).near(x, 0);
          const place = location ? `at ${location.id}` : `in ${regionGrid(any).at(x, 0)?.id}`;
          const name = npcId === 3 ? "Newt" : "Toad";
          const [{ expected = 0 } = {}] = getNpcLoot(any, npcId, { raw: npcId }).rows;
          const pieces = respawnDelay === undefined ? 0 : (expected * 3600) / respawnDelay;
          sums.set(`${name} ${place}`, (sums.get(`${name} ${place}`) ?? 0) + pieces);
        }
        const { data } = listFarmingSpots(any, 5);
        const withSpawns = data.filter(({ spawnCount }) => spawnCount > 0);
        expect(withSpawns.length).toBe(sums.size);
        for (const { npc: shown, location, region, perHour } of withSpawns) {
          const place = location ? `at ${location.id}` : `in ${region?.id}`;
          expect(perHour).toBeCloseTo(sums.get(`${shown.name} ${place}`) ?? -1, 6);
        }
        for (const [index, row] of data.slice(1).entries()) {
          const before = data[index];
          const order = (before?.perHour ?? 0) - row.perHour || row.npc.id - (before?.npc.id ?? 0);
          expect(order).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
