import { describe, expect, it } from "vitest";
import { median, medianOf, medians, quantile } from "./statistics.js";

describe("quantile", () => {
  it("is a member of the numbers, by nearest rank", () => {
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

  it("refuses to make a figure out of nothing", () => {
    expect(() => quantile([], 0.5)).toThrow(RangeError);
  });
});

describe("median", () => {
  it("is the middle, or the mean of the two in the middle", () => {
    expect(median([3, 100, 1])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow(RangeError);
  });

  it("is taken of each figure by itself", () => {
    const rounds = [
      { ms: 3, rss: 10, name: "first" },
      { ms: 1, rss: 30, name: "second" },
      { ms: 2, rss: 20, name: "third" },
    ];
    expect(medians(rounds, "ms", "rss")).toEqual({ ms: 2, rss: 20 });
  });

  it("is taken over the asked number of runs", async () => {
    let run = 0;
    expect(await medianOf(3, async () => [5, 1, 2][run++] ?? 0)).toBe(2);
    expect(run).toBe(3);
  });
});
