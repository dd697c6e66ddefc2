import { datasetWith, npcRow, spawnRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { createCatalog, getNpc, listNpcSpawns } from "../index.js";

const catalog = createCatalog(
  datasetWith({
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
  }),
);

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
