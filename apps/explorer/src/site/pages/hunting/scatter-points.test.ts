import type { HuntingTarget } from "@gamedata/client";
import { expect, it } from "vitest";
import { scatterPlot } from "./scatter-points.js";

const target = (id: number, level: number | null, score: number | null) =>
  ({ npc: { id, level }, score }) as unknown as HuntingTarget;

it("places targets between the least and the greatest level and score", () => {
  const plot = scatterPlot([
    target(1, 20, 40),
    target(2, 30, 10),
    target(3, 25, 17.5),
    target(4, null, 9),
    target(5, 22, null),
  ]);
  expect(plot?.dots.map(({ row, x, y }) => `${row.npc.id} ${x} ${y}`)).toEqual(["1 0 0", "2 1 1", "3 0.5 0.75"]);
  expect(plot?.scores).toEqual([10, 25, 40]);
  expect(plot?.levels).toEqual([20, 22, 24, 26, 28, 30]);
});

it.each([
  [[]],
  [[target(1, 20, 40)]],
  [[target(1, 20, 40), target(2, 20, 30)]],
  [[target(1, 20, 7), target(2, 25, 7)]],
  [[target(1, 20, null), target(2, 25, null)]],
])("is nothing for what shows nothing: %#", (rows) => {
  expect(scatterPlot(rows)).toBeUndefined();
});
