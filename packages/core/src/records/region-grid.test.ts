import { describe, expect, it } from "vitest";
import { createRegionGrid } from "./region-grid.js";

const grid = createRegionGrid([
  { id: 5, name: "Corner", tiles: [[0, 0]] },
  {
    id: 2,
    name: "Middle",
    tiles: [
      [4, 8],
      [3, 8],
    ],
  },
  { id: 7, name: "End", tiles: [[10, 15]] },
]);

describe("the region of a coordinate", () => {
  it.each([
    [0, 0, "Middle"],
    [32_767, 32_767, "Middle"],
    [-1, 0, "Middle"],
    [-32_769, 0, undefined],
    [-131_072, -262_144, "Corner"],
    [-131_073, -262_144, undefined],
    [-131_072, -262_145, undefined],
    [229_375, 262_143, "End"],
    [229_376, 262_143, undefined],
    [229_375, 262_144, undefined],
  ])("%i, %i is %s", (x, y, name) => {
    expect(grid.at(x, y)?.name).toBe(name);
  });

  it("lists regions by id", () => {
    expect(grid.all.map(({ id }) => id)).toEqual([2, 5, 7]);
  });
});

describe("a grid of another origin and size", () => {
  // Two columns from tile 12, three rows from tile 10: the west edge is (12 − 20) · 32,768, the north edge (10 − 18) · 32,768.
  const wide = createRegionGrid(
    [
      { id: 1, name: "West", tiles: [[0, 0]] },
      { id: 2, name: "End", tiles: [[1, 2]] },
    ],
    { firstTileX: 12, firstTileY: 10, columns: 2, rows: 3 },
  );

  it.each([
    [-262_144, -262_144, "West"],
    [-262_145, -262_144, undefined],
    [-229_376, -196_608, "End"],
    [-196_608, -196_608, undefined],
    [-229_376, -163_840, undefined],
  ])("has at %i, %i %s", (x, y, name) => {
    expect(wide.at(x, y)?.name).toBe(name);
  });
});
