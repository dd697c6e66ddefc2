import { expect, it } from "vitest";
import { yaml } from "../../../../../../scripts/test/yaml.js";
import { chanceAfter, curveOf } from "./chance-after.js";

it("is the chance that not all attempts fail", () => {
  expect(chanceAfter(0.5, 0)).toBe(0);
  expect(chanceAfter(0.5, 2)).toBeCloseTo(0.75, 12);
  // One in a million, a million times: 1 - 1/e.
  expect(chanceAfter(1e-6, 1_000_000)).toBeCloseTo(0.632_121, 6);
});

it("has a point for each of few attempts, and evenly spaced ones for many", () => {
  expect(curveOf(0.5, 2)).toEqual(yaml`[[0, 0], [1, 0.5], [2, 0.75]]`);
  const many = curveOf(0.001, 6000);
  expect(many).toHaveLength(61);
  expect(many[1]?.[0]).toBe(100);
});
