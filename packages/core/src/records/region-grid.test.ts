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
