import type { MapFrame, MapLocation, ZoneFeature } from "@gamedata/client";
import { expect, it } from "vitest";
import { placeLabelsOf } from "./place-labels.js";

const place = (id: number, name: string, x: number, type = 3): MapLocation => ({
  ...{ id, name, minLevel: null, type, x, y: 0, z: 0 },
});
const towns = [place(1, "Reed Academy", 900), place(2, "Reed Castle Town", 520), place(3, "Moss Village", 5000)];
const frame: MapFrame = {
  tileSize: 32_768,
  bounds: { xMin: 0, yMin: 0, xMax: 32_768, yMax: 32_768 },
  grid: [[0]],
  regions: [{ id: 0, name: "Moss Village" }],
  locations: [...towns, { ...place(4, "Bog", 9000, 1), minLevel: 20 }],
  towns,
};

/** A square 1,000 units wide. */
function zone(id: number, name: string, x: number, other = {}): ZoneFeature {
  const heights = [-500, -500, 500, 500, -500];
  const ring = [0, 1000, 1000, 0, 0].map((width, at): [number, number] => [x + width, heights[at] ?? 0]);
  const properties = { name, kind: "town", shape: "polygon", minZ: 0, maxZ: 9, ...other } as const;
  return { type: "Feature", id, geometry: { type: "Polygon", coordinates: [ring] }, properties };
}
const textOf = ({ text }: { readonly text: string }) => text;

it("names towns first: the place nearest to the middle of a zone, and those that a region is named after", () => {
  const zones = [zone(1, "x", 0), zone(2, "Isle (Town Zone)", 20_000)];
  const { towns: first, sights, grounds } = placeLabelsOf(frame, zones);
  expect(first.map(textOf)).toEqual(["Moss Village", "Reed Castle Town", "Isle"]);
  expect(first.at(-1)).toEqual({ x: 20_500, y: 0, text: "Isle" });
  expect(sights.map(textOf)).toEqual(["Reed Academy"]);
  expect(grounds.map(textOf)).toEqual(["Bog 20+"]);
});

it.each([
  ["without zones", []],
  [
    "with zones of other kinds, or that are off",
    [zone(1, "Lake", 0, { kind: "water" }), zone(2, "x", 0, { enabled: false })],
  ],
])("has the towns of regions alone %s", (_which, zones) => {
  expect(placeLabelsOf(frame, zones).towns.map(textOf)).toEqual(["Moss Village"]);
});

it("has the towns of a data set without locations after their regions, unless zones name them", () => {
  const region = { id: 0, name: "Moss Village" };
  const thin: MapFrame = { ...frame, towns: [], locations: [], regionTowns: [{ region, x: 500, y: 100, z: 7 }] };
  expect(placeLabelsOf(thin, []).towns).toEqual([{ x: 500, y: 100, text: "Moss Village" }]);
  expect(placeLabelsOf(thin, [zone(1, "Isle", 0)]).towns.map(textOf)).toEqual(["Isle"]);
});
