import { describe, expect, it } from "vitest";
import { median, medianOf, quantile, repeat } from "./statistics.js";

describe("quantile", () => {
  it("is one of the numbers, by nearest rank", () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(quantile(values, 0.5)).toBe(50);
    expect(quantile(values, 0.99)).toBe(99);
    expect(quantile(values, 1)).toBe(100);
    expect(quantile([7], 0.01)).toBe(7);
  });

  it("compares by size, not by spelling, and leaves its input alone", () => {
    const values = [10, 9, 1];
    expect(quantile(values, 0.5)).toBe(9);
    expect(values).toEqual([10, 9, 1]);
  });

  it("needs values", () => {
    expect(() => quantile([], 0.5)).toThrow(RangeError);
  });
});

describe("median", () => {
  it("is the middle, or the mean of the two in the middle", () => {
    expect(median([3, 100, 1])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow(RangeError);
  });

  it("is taken of a figure of rounds, one after another", async () => {
    const figures = [5, 1, 2];
    expect(medianOf(await repeat(3, async () => ({ ms: figures.pop() ?? 0 })), ({ ms }) => ms)).toBe(2);
    expect(figures).toEqual([]);
  });
});
