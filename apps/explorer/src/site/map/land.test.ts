import type { SpawnFeature, ZoneFeature } from "@gamedata/client";
import { expect, it } from "vitest";
import { landOf } from "./land.js";

const square = (west: number, north: number, size: number) => [
  [west, north],
  [west + size, north],
  [west + size, north + size],
  [west, north + size],
  [west, north],
];
const zone = (kind: string, ring: readonly (readonly number[])[], maxZ: number) =>
  ({ geometry: { coordinates: [ring] }, properties: { kind, maxZ } }) as unknown as ZoneFeature;
const spawns = (...coordinates: readonly (readonly number[])[]) =>
  [{ geometry: { coordinates } }] as unknown as readonly SpawnFeature[];

const sea = zone("water", square(0, 0, 10_000), -3780);

it("is where something stands above the surface of the water at its place", () => {
  // On an island, in the sea, and on land that no water reaches.
  expect(landOf(spawns([5000, 5000, -3000], [8000, 8000, -3900], [20_000, 5000, 100]), [sea])).toEqual([
    [5000, 5000, -3000],
  ]);
});

it("is not where a lake above the sea covers what stands there", () => {
  const lake = zone("water", square(4000, 4000, 2000), -2000);
  expect(landOf(spawns([5000, 5000, -3000]), [sea, lake])).toEqual([]);
  expect(landOf(spawns([5000, 5000, -3000]), [zone("town", square(0, 0, 10_000), 0)])).toEqual([]);
});

it("counts the highest of what stands together", () => {
  expect(landOf(spawns([5200, 5200, -3900], [5300, 5300, -3500]), [sea])).toEqual([[5300, 5300, -3500]]);
});
