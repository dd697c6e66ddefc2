import type { TeleportRoute } from "@gamedata/client";
import { expect, it } from "vitest";
import { readWay, wayPointsOf, writeWay } from "./way-points.js";

it("is written into an address and read again", () => {
  const points = [
    { x: 83_475, y: 147_966, isTeleport: false },
    { x: -87_328, y: 142_266, isTeleport: true },
  ];
  expect(writeWay(points)).toBe("83475,147966:t-87328,142266");
  expect(readWay("83475,147966:t-87328,142266")).toEqual(points);
});

it.each([undefined, "", "1,2:", "1,2:3", "1,2:x3,4", "1.5,2"])("is empty for %j", (text) => {
  expect(readWay(text)).toEqual([]);
});

it("has the start, and where each step ends", () => {
  const route = {
    from: { x: 1, y: 2 },
    steps: [
      { type: "walk", x: 3, y: 4 },
      { type: "teleport", x: 5, y: 6 },
      { type: "walk", x: 7, y: 8 },
    ],
  } as unknown as TeleportRoute;
  expect(wayPointsOf(route)).toEqual([
    { x: 1, y: 2, isTeleport: false },
    { x: 3, y: 4, isTeleport: false },
    { x: 5, y: 6, isTeleport: true },
    { x: 7, y: 8, isTeleport: false },
  ]);
});
