import { npcRow, points, spawnRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getMapFrame } from "../index.js";

const catalog = catalogWith({
  regions: [
    { id: 4, name: "North-west", tiles: points("0,0 1,0") },
    { id: 2, name: "South-east", tiles: [[10, 15]] },
  ],
  locations: [
    { id: 9, name: "Old Pass", type: 7, x: 1, y: 2, z: 3 },
    { id: 3, name: "Port", type: 3, x: 4, y: 5, z: 6 },
    { id: 1, name: "Marsh", type: 1, minLevel: 20, x: 7, y: 8, z: 9 },
  ],
});

describe("the frame of the map", () => {
  const frame = getMapFrame(catalog);

  it("has the edges of a grid of 11 × 16 tiles of 32,768 units", () => {
    expect(frame.tileSize).toBe(32_768);
    expect(frame.bounds).toEqual({ xMin: -131_072, yMin: -262_144, xMax: 229_376, yMax: 262_144 });
    expect(frame.bounds.xMax - frame.bounds.xMin).toBe(11 * frame.tileSize);
    expect(frame.bounds.yMax - frame.bounds.yMin).toBe(16 * frame.tileSize);
  });

  it("has the region of each tile, null where there is none", () => {
    expect(frame.grid).toHaveLength(16);
    expect(frame.grid.every((row) => row.length === 11)).toBe(true);
    expect(frame.grid[0]).toEqual([4, 4, ...Array<null>(9).fill(null)]);
    expect(frame.grid[15]).toEqual([...Array<null>(10).fill(null), 2]);
    expect(frame.grid.flat().filter((id) => id !== null)).toEqual([4, 4, 2]);
    expect(frame.regions).toEqual(yaml`[{ id: 2, name: South-east }, { id: 4, name: North-west }]`);
  });

  it("has the locations with their types, and the towns among them", () => {
    const port = { id: 3, name: "Port", minLevel: null, type: 3, typeName: "town", x: 4, y: 5, z: 6 };
    expect(frame.locations).toEqual([
      { id: 1, name: "Marsh", minLevel: 20, type: 1, typeName: "field", x: 7, y: 8, z: 9 },
      port,
      { id: 9, name: "Old Pass", minLevel: null, type: 7, x: 1, y: 2, z: 3 },
    ]);
    expect(frame.towns).toEqual([port]);
  });

  it("is computed once", () => {
    expect(getMapFrame(catalog)).toBe(frame);
  });
});

describe("the towns of a data set that names no places", () => {
  const people = (id: number, x: number, count: number) =>
    Array.from({ length: count }, (_, index) => spawnRow(id, x, index));
  const townsWith = (merchants: number, locations: readonly { id: number; name: string; type: number }[] = []) =>
    getMapFrame(
      catalogWith({
        regions: [{ id: 4, name: "Reed Town", tiles: [[4, 8]] }],
        locations: locations.map((location) => ({ ...location, x: 0, y: 0, z: 0 })),
        npcs: [
          npcRow(1, "Ada", { type: "Teleporter" }),
          npcRow(2, "Bea", { type: "Teleporter" }),
          npcRow(3, "Cob", { type: "Merchant" }),
          npcRow(4, "Newt", { type: "Monster" }),
        ],
        spawns: [
          spawnRow(1, 500, 100, { z: 7 }),
          spawnRow(2, 20_000, 100, { z: 8 }),
          ...people(3, 600, 19),
          ...people(3, 20_100, merchants),
          ...people(4, 600, 90),
        ],
      }),
    ).regionTowns;

  it("are at the gatekeeper of their region with the most people around", () => {
    const region = { id: 4, name: "Reed Town" };
    // With the gatekeeper, 20 people at the first one, and 21 at the second.
    expect(townsWith(0)).toEqual([{ region, x: 500, y: 100, z: 7 }]);
    expect(townsWith(20)).toEqual([{ region, x: 20_000, y: 100, z: 8 }]);
  });

  it("are not looked for where a location is one", () => {
    expect(townsWith(20, [{ id: 1, name: "Port", type: 3 }])).toBeUndefined();
  });
});
