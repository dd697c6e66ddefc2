import { datasetWith } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { createCatalog, getMapFrame } from "../index.js";

const catalog = createCatalog(
  datasetWith({
    regions: [
      {
        id: 4,
        name: "North-west",
        tiles: [
          [0, 0],
          [1, 0],
        ],
      },
      { id: 2, name: "South-east", tiles: [[10, 15]] },
    ],
    locations: [
      { id: 9, name: "Old Pass", type: 7, x: 1, y: 2, z: 3 },
      { id: 3, name: "Port", type: 3, x: 4, y: 5, z: 6 },
      { id: 1, name: "Marsh", type: 1, minLevel: 20, x: 7, y: 8, z: 9 },
    ],
  }),
);

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
    expect(frame.regions).toEqual([
      { id: 2, name: "South-east" },
      { id: 4, name: "North-west" },
    ]);
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
