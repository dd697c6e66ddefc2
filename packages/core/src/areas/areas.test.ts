import { inventedDataset, npcRow, spawnRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import {
  createCatalog,
  getLocation,
  getNpc,
  getRegion,
  isGameDataError,
  listNpcSpawns,
  listNpcs,
  spawnMap,
} from "../index.js";

const invented = createCatalog(inventedDataset);

/**
 * A bog at 0,0 and a hill at 30000,0; the bog's tile is region 0, the next one to the east, where the hill is not,
 * region 1.
 */
const catalog = catalogWith({
  locations: [
    { id: 3, name: "Bog", type: 2, x: 0, y: 0, z: -5 },
    { id: 4, name: "Hill", type: 1, minLevel: 9, x: 30_000, y: 0, z: 7 },
    { id: 5, name: "Edge of the World", type: 7, x: 999_999, y: 0, z: 0 },
    { id: 6, name: "Sky Den", type: 2, x: -500_000, y: 0, z: 0 },
  ],
  // Both raw NPCs of the egret are merged: the place of the second one holds for the first one.
  locationOverrides: [{ npcId: 10, locationId: 6 }],
  regions: [
    { id: 0, name: "Moss Village", tiles: [[4, 8]] },
    { id: 1, name: "Reed Town", tiles: [[5, 8]] },
    { id: 2, name: "Nowhere" },
  ],
  npcs: [
    ...[1, 2].map((id) => npcRow(id, "Toad", { level: 5 })),
    npcRow(3, "Zander", { level: 2 }),
    npcRow(4, "Élan", { level: 5 }),
    npcRow(5, "Grocer", { type: "Merchant" }),
    npcRow(6, "Elder", { type: "Folk", level: 1 }),
    npcRow(7, "Newt", { level: 3 }),
    npcRow(8, "Shade"),
    ...[9, 10].map((id) => npcRow(id, "Egret", { level: 40 })),
  ],
  spawns: [
    ...[1, 1, 2].map((id) => spawnRow(id, 10, 0)),
    spawnRow(1, 39_000, 0),
    spawnRow(3, 0, 10_000),
    ...[4, 5, 6].map((id, at) => spawnRow(id, 0, at + 1)),
    spawnRow(7, 0, 10_001),
    spawnRow(8, 5, 5),
    spawnRow(9, 700_000, 700_000),
  ],
});

describe("a location that is set by hand for an NPC", () => {
  it("holds for the spawns of all of its raw NPCs, wherever they are named", () => {
    const sky = { id: 6, name: "Sky Den", minLevel: null };
    expect(getNpc(catalog, 9).primaryLocation).toEqual(sky);
    expect(listNpcSpawns(catalog, 9).data).toEqual([expect.objectContaining({ x: 700_000, location: sky })]);
    expect(listNpcs(catalog, { location: 6 }).data.map(({ id }) => id)).toEqual([9]);
    expect(getLocation(catalog, 6)).toMatchObject({ npcCount: 1, levelMin: 40, npcs: [{ id: 9, spawnCount: 1 }] });
    expect(spawnMap(catalog, { location: 6 }).features.map(({ id }) => id)).toEqual([9]);
  });
});

describe("getLocation", () => {
  it("tells who spawns there, by level (none last), name and id", () => {
    expect(getLocation(catalog, 3)).toEqual(yaml`
      { id: 3, name: Bog, minLevel: null, type: 2, typeName: dungeon, x: 0, y: 0, z: -5,
        region: { id: 0, name: Moss Village }, levelMin: 2, levelMax: 5, npcCount: 6, monsterCount: 4, spawnCount: 7,
        npcs: [
          { id: 6, name: Elder, level: 1, npcType: Folk, isMonster: false, spawnCount: 1 },
          { id: 3, name: Zander, level: 2, npcType: Monster, isMonster: true, spawnCount: 1 },
          { id: 4, name: Élan, level: 5, npcType: Monster, isMonster: true, spawnCount: 1 },
          { id: 1, name: Toad, level: 5, npcType: Monster, isMonster: true, spawnCount: 2 },
          { id: 5, name: Grocer, level: null, npcType: Merchant, isMonster: false, spawnCount: 1 },
          { id: 8, name: Shade, level: null, npcType: Monster, isMonster: true, spawnCount: 1 }],
        zones: [] }
    `);
  });

  it("tells NPCs with names that look the same in order of their ids", () => {
    const npcs = [npcRow(1, "Toad", { level: 5 }), npcRow(2, "Toad\u00AD", { level: 5 })];
    const locations = [{ id: 3, name: "Bog", type: 2, x: 0, y: 0, z: -5 }];
    const bog = catalogWith({ locations, npcs, spawns: [spawnRow(2, 10, 0), spawnRow(1, 10, 0)] });
    expect(getLocation(bog, 3).npcs.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("has a type without a name if the client does not name it", () => {
    expect(getLocation(catalog, 5).type).toBe(7);
    expect(getLocation(catalog, 5)).not.toHaveProperty("typeName");
    expect(getLocation(catalog, 4)).toMatchObject({ type: 1, typeName: "field" });
  });

  it("has no level range without monsters, and no region outside the grid", () => {
    // The centre of the hill is 969,999 units away, that of the bog 999,999.
    expect(getLocation(catalog, 5)).toMatchObject(yaml`
      { region: null, levelMin: null, levelMax: null, npcs: [],
        nearestWithMonsters: { location: { id: 4, name: Hill, minLevel: 9 }, distance: 969999 } }
    `);
    expect(getLocation(catalog, 4)).not.toHaveProperty("nearestWithMonsters");
  });

  it("names no other location where no location has monsters", () => {
    const empty = catalogWith({ locations: [{ id: 3, name: "Bog", type: 2, x: 0, y: 0, z: -5 }] });
    expect(getLocation(empty, 3)).not.toHaveProperty("nearestWithMonsters");
  });

  it("is no place where an NPC is only said to be first of all", () => {
    expect(getLocation(invented, 1).npcs.map(({ id }) => id)).toEqual([100]);
  });

  it("is not there for an unknown id", () => {
    expect(() => getLocation(catalog, 1)).toThrow("There is no location with id 1.");
    expect(() => getLocation(catalog, 1)).toThrow(
      expect.toSatisfy((error) => isGameDataError(error) && error.code === "LOCATION_NOT_FOUND"),
    );
  });
});

describe("getRegion", () => {
  it("tells who spawns on its tiles", () => {
    expect(getRegion(catalog, 1)).toEqual(yaml`
      { id: 1, name: Reed Town, levelMin: 5, levelMax: 5, npcCount: 1, monsterCount: 1, spawnCount: 1, npcs: [{ id: 1,
            name: Toad, level: 5, npcType: Monster, isMonster: true, spawnCount: 1 }] }
    `);
    expect(getRegion(catalog, 2)).toMatchObject({ npcCount: 0, spawnCount: 0, npcs: [] });
  });

  it("is not there for an unknown id; ids start at 0", () => {
    expect(() => getRegion(catalog, 9)).toThrow("There is no region with id 9.");
  });
});
