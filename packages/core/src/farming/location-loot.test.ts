import { dropRow, etcItemRow, experienceTo, npcRow, spawnRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { highFiveCatalog } from "../../test/high-five.js";
import { catalog as interludeCatalog } from "../../test/interlude.js";
import { listFarmingSpots } from "./farming-spots.js";
import { listLocationLoot } from "./location-loot.js";

const npc = (id: number, name: string, type = "Monster") => npcRow(id, name, { level: 3, type });

/** A bog with three toads of two raw NPCs, a newt with an eft, a boss, and one toad far away. */
const catalog = catalogWith({
  experience: experienceTo(80),
  items: [etcItemRow(5, "Mud"), etcItemRow(6, "Moss"), etcItemRow(7, "Crown"), etcItemRow(8, "Tail")],
  locations: [
    { id: 3, name: "Bog", x: 0, y: 0, z: 0, type: 1 },
    { id: 4, name: "Hill", x: 90_000, y: 0, z: 0, type: 1 },
  ],
  npcs: [
    npc(1, "Toad"),
    npc(2, "Toad"),
    { ...npc(3, "Newt"), minions: [{ npcId: 4, min: 1, max: 1 }] },
    npc(4, "Eft"),
    npc(5, "King", "RaidBoss"),
    npc(6, "Log"),
  ],
  drops: [
    dropRow(1, 5, 500_000),
    dropRow(2, 5, 250_000),
    dropRow(3, 5, 100_000),
    dropRow(3, 6, 200_000, { category: -1 }),
    dropRow(5, 5, 1_000_000),
    dropRow(5, 7, 400_000, { category: 2 }),
    dropRow(4, 8, 300_000),
  ],
  spawns: [
    ...[0, 100].map((x) => ({ ...spawnRow(1, x, 0), respawnDelay: 60 })),
    { ...spawnRow(2, 200, 0), respawnDelay: 60 },
    spawnRow(3, 300, 0),
    spawnRow(5, 400, 0),
    spawnRow(6, 500, 0),
    { ...spawnRow(1, 50_000, 0), respawnDelay: 60 },
  ],
});

describe("the loot of a location", () => {
  it("is the mean over the spawns with loot, by item, with the NPCs that give it", () => {
    // Spawns with loot, the boss aside: two at 0.5, one at 0.25, one at 0.1. The newt's moss is spoiled. The toads appear 60 times an
    // hour each: 30 + 30 + 15 pieces. The log gives nothing.
    const { data, meta } = listLocationLoot(catalog, 3);
    expect(meta.total).toBe(4);
    expect(data[0]).toEqual({
      itemId: 5,
      itemName: "Mud",
      iconFile: null,
      expectedPerKill: expect.closeTo(1.35 / 4, 12),
      perHour: expect.closeTo(75, 9),
      npcs: [
        expect.objectContaining({ npc: { id: 5, name: "King", type: "RaidBoss", level: 3 }, expectedPerKill: 1 }),
        {
          npc: { id: 1, name: "Toad", type: "Monster", level: 3 },
          spawnCount: 3,
          respawnSeconds: 60,
          expectedPerKill: expect.closeTo(1.25 / 3, 12),
          perHour: expect.closeTo(75, 9),
        },
        expect.objectContaining({ npc: { id: 3, name: "Newt", type: "Monster", level: 3 }, expectedPerKill: 0.1 }),
      ],
    });
    expect(data[1]).toMatchObject({ itemId: 6, expectedPerKill: 0.05, spoiledPerKill: 0.05, perHour: 0 });
    expect(data[1]?.npcs).toMatchObject([{ expectedPerKill: 0.2, spoiledPerKill: 0.2 }]);
  });

  it("has no mean of an item that only a boss, or an NPC without spawns, gives", () => {
    expect(listLocationLoot(catalog, 3, { offset: 2 }).data).toMatchObject(yaml`
      - { itemName: Crown, expectedPerKill: null, npcs: [{ expectedPerKill: 0.4, spawnCount: 1 }] }
      - { itemName: Tail, expectedPerKill: null, npcs: [{ npc: { name: Eft }, expectedPerKill: 0.3, spawnCount: 0 }] }
    `);
  });

  it("is empty where nothing spawns", () => {
    expect(listLocationLoot(catalog, 4)).toEqual({ data: [], meta: { total: 0, limit: 50, offset: 0 } });
    expect(() => listLocationLoot(catalog, 9)).toThrow("There is no location with id 9.");
  });

  it.each([
    ["interlude", interludeCatalog],
    ["high-five", highFiveCatalog],
  ])("says of each NPC what the farming spots of the item say: %s", (_name, own) => {
    const input = { rate: 3, playerLevel: 45 };
    // Cruma Tower, and the Hot Springs, whose monsters are merged of several raw NPCs.
    for (const location of [5, 128]) {
      const { data } = listLocationLoot(own, location, { ...input, limit: 200 });
      expect(data.length).toBeGreaterThan(50);
      for (const { itemId, npcs } of data.filter((_row, position) => position % 20 === 1)) {
        const { data: spots, meta } = listFarmingSpots(own, itemId, { ...input, by: "kill", limit: 200 });
        // Herbs have several pages of spots.
        if (meta.total > spots.length) continue;
        const here = spots.flatMap(({ location: at, region: _, ...spot }) => (at?.id === location ? spot : []));
        expect(npcs).toEqual(
          here.map((spot) => ({
            ...spot,
            expectedPerKill: expect.closeTo(spot.expectedPerKill, 9),
            perHour: expect.closeTo(spot.perHour, 6),
            ...(spot.spoiledPerKill !== undefined && { spoiledPerKill: expect.closeTo(spot.spoiledPerKill, 9) }),
          })),
        );
      }
    }
  });
});
