import { expect, it } from "vitest";
import { turnOf } from "./draw-zones.js";

const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];

it("tells which way round a ring runs, closed or not", () => {
  expect(turnOf(square)).toBe(200);
  expect(turnOf(square.slice(0, 4))).toBe(200);
  expect(turnOf(square.toReversed())).toBe(-200);
});
