import type { MapFrame, SpawnFeature } from "@gamedata/client";
import { expect, it } from "vitest";
import { regionOf } from "./regions-of.js";

/** Two tiles from west to east, and two below them, of which only the first has a region. */
const frame: MapFrame = {
  tileSize: 100,
  bounds: { xMin: -100, yMin: 0, xMax: 100, yMax: 200 },
  grid: [
    [7, 8],
    [9, null],
  ],
  regions: [
    { id: 7, name: "Moss" },
    { id: 8, name: "Reed" },
    { id: 9, name: "Fen" },
  ],
  locations: [],
  towns: [],
};

const npcAt = (...coordinates: (readonly number[])[]) => ({ geometry: { coordinates } }) as unknown as SpawnFeature;

it.each([
  ["Moss", npcAt([-100, 0, 5])],
  ["Reed", npcAt([-1, 0, 5], [0, 0, 5], [99, 99, 5])],
  ["Fen", npcAt([-50, 100, 5])],
  [undefined, npcAt([50, 150, 5])],
  [undefined, npcAt([500, 50, 5])],
] as const)("the region of the most spawns is %s", (name, npc) => {
  expect(regionOf(frame, npc)).toBe(name);
});
