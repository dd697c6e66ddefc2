import type { LocationRow } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLocationFinder, createRegionGrid, LOCATION_RADIUS } from "./areas.js";

const grid = createRegionGrid([
  { id: 5, name: "Corner", tiles: [[0, 0]] },
  { id: 2, name: "Middle", tiles: [4, 3].map((x) => [x, 8]) },
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

const coordinate = fc.integer({ min: -35_000, max: 35_000 });
const locations = fc
  .array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 20 })
  .map((centres) => centres.map(({ x, y }, position): LocationRow => at(position + 1, x, y)));

describe("the nearest location", () => {
  it("is the one that a look at every centre finds", () => {
    fc.assert(
      fc.property(locations, coordinate, coordinate, (rows, x, y) => {
        expect(createLocationFinder(rows).near(x, y)?.id).toBe(nearestOfAll(rows, x, y));
      }),
    );
  });

  it("is at most 10,000 units away in 2D, whatever the height", () => {
    const finder = createLocationFinder([{ ...at(1, 0, 0), z: 30_000 }]);
    expect(finder.near(10_000, 0)?.id).toBe(1);
    expect(finder.near(6_000, -8_000)?.id).toBe(1);
    expect(finder.near(10_001, 0)).toBeUndefined();
  });

  it("is the lowest id on a tie", () => {
    const finder = createLocationFinder([at(9, 100, 0), at(4, -100, 0), at(6, 0, 100)]);
    expect(finder.near(0, 0)?.id).toBe(4);
  });
});

function at(id: number, x: number, y: number): LocationRow {
  return { id, name: `Place ${id}`, type: 1, x, y, z: 0 };
}

function nearestOfAll(rows: readonly LocationRow[], x: number, y: number): number | undefined {
  const byDistance = rows
    .map((row) => ({ id: row.id, distance: Math.hypot(row.x - x, row.y - y) }))
    .filter(({ distance }) => distance <= LOCATION_RADIUS)
    .sort((a, b) => a.distance - b.distance || a.id - b.id);
  return byDistance[0]?.id;
}
