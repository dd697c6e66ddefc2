import type { SpawnFeature } from "@gamedata/client";
import { describe, expect, it } from "vitest";
import { floorsOf, onFloor } from "./floors.js";

const feature = (id: number, ...heights: readonly number[]) =>
  ({ id, geometry: { coordinates: heights.map((z) => [0, 0, z]) } }) as unknown as SpawnFeature;
const many = (count: number, z: number) => Array.from({ length: count }, (_, index) => z + index);

describe("the floors of a place", () => {
  it("are the heights between wide gaps", () => {
    const features = [feature(1, ...many(9, -600)), feature(2, ...many(10, 0), 500, ...many(8, 900))];
    // 500 is one spawn: it belongs to the floor below it.
    expect(floorsOf(features)).toEqual([
      { minZ: -600, maxZ: -592, count: 9 },
      { minZ: 0, maxZ: 500, count: 11 },
      { minZ: 900, maxZ: 907, count: 8 },
    ]);
    expect(onFloor(features, { minZ: 900, maxZ: 907, count: 8 }).map(({ id }) => id)).toEqual([2]);
  });

  it("are one where the heights rise evenly, or few spawns are far up", () => {
    expect(floorsOf([feature(1, ...many(50, 0).map((z) => z * 100))])).toHaveLength(1);
    expect(floorsOf([feature(1, ...many(8, 0), 5000)])).toEqual([{ minZ: 0, maxZ: 5000, count: 9 }]);
    expect(floorsOf([])).toEqual([]);
  });
});
