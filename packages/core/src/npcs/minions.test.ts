import { inventedDataset, minionRow, npcRow, spawnRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getNpc } from "../index.js";

const catalog = catalogWith({
  regions: inventedDataset.regions,
  // The Bog lies at 150,100 on the tile of region 0, the curated Hill on no tile.
  locations: [...inventedDataset.locations, { id: 2, name: "The Hill", type: 1, x: 900_000, y: 0, z: 0 }],
  npcs: [
    npcRow(1, "Toad King", { minions: [minionRow(11, 1, 2)] }),
    npcRow(2, "Toad King", { minions: [minionRow(11, 3), minionRow(12, 1, 2), minionRow(10, 1), minionRow(15, 1)] }),
    npcRow(3, "Toad Queen", { minions: [minionRow(13, 2, 4)] }),
    npcRow(4, "Lost Lord", { minions: [minionRow(14, 1), minionRow(99, 1)] }),
    npcRow(5, "Swarm", { minions: [minionRow(6, 5)] }),
    npcRow(6, "Swarm"),
    npcRow(10, "Fly"),
    npcRow(11, "Toad"),
    npcRow(12, "Toad"),
    npcRow(13, "Tadpole"),
    npcRow(14, "Squire"),
    npcRow(15, "Gnat"),
  ],
  spawns: [
    spawnRow(1, 100, 100),
    spawnRow(1, 200, 100),
    spawnRow(2, 40_000, 0),
    spawnRow(3, 40_000, 0),
    spawnRow(10, 40_000, 0),
  ],
  locationOverrides: [{ npcId: 3, locationId: 2 }],
});

describe("minions", () => {
  it("are counted together when the cleaned layer merges them, in a range when raw leaders differ", () => {
    // Entry 1 has 1 to 2 toads; entry 2 has 3, and 1 to 2 more: 4 to 5.
    const minions = getNpc(catalog, 2).minions?.map(({ npc, min, max }) => `${npc.id} ${npc.name} ${min}-${max}`);
    expect(minions).toEqual(["10 Fly 1-1", "11 Toad 1-5", "15 Gnat 1-1"]);
  });

  it("stand where the raw NPC stands that they appear with, not where another one of its name does", () => {
    // Of the raw Toad Kings, the second one alone has gnats, and it stands elsewhere than the first one.
    expect(getNpc(catalog, 15)).toMatchObject({ minionOf: [{ id: 1, name: "Toad King" }], primaryRegion: { id: 1 } });
    expect(getNpc(catalog, 15)).not.toHaveProperty("primaryLocation");
  });

  it("name their leaders, and stand where most spawns of these are", () => {
    expect(getNpc(catalog, 12)).toMatchObject(yaml`
      { minionOf: [{ id: 1, name: Toad King }], primaryRegion: { id: 0 }, primaryLocation: { id: 1 } }
    `);
    expect(getNpc(catalog, 12)).not.toHaveProperty("spawnCount");
  });

  it("stand at the curated location of a leader", () => {
    expect(getNpc(catalog, 13)).toMatchObject({
      primaryRegion: { id: 1 },
      primaryLocation: { id: 2, name: "The Hill" },
    });
  });

  it("keep the place of spawns of their own", () => {
    const fly = getNpc(catalog, 10);
    expect(fly).toMatchObject({ minionOf: [{ id: 1 }], primaryRegion: { id: 1 }, spawnCount: 1 });
    expect(fly).not.toHaveProperty("primaryLocation");
  });

  it("have no place when no leader has a spawn; an unknown minion is omitted", () => {
    expect(getNpc(catalog, 4).minions).toEqual([{ npc: { id: 14, name: "Squire" }, min: 1, max: 1 }]);
    expect(getNpc(catalog, 14)).not.toHaveProperty("primaryRegion");
    expect(getNpc(catalog, 14)).not.toHaveProperty("primaryLocation");
  });

  it("may be of the name of their leader", () => {
    const self = { id: 5, name: "Swarm" };
    expect(getNpc(catalog, 5)).toMatchObject({ minions: [{ npc: self, min: 5, max: 5 }], minionOf: [self] });
  });
});
