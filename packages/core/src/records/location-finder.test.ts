import type { LocationRow } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLocationFinder, LOCATION_RADIUS } from "./location-finder.js";

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
