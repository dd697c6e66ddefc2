import { describe, expect, it } from "vitest";
import { restartDelay } from "./workers.js";

describe("restartDelay", () => {
  it("doubles for a worker that ends at every start, up to 30 seconds", () => {
    const delays: number[] = [];
    while (delays.length < 11) delays.push(restartDelay(delays.at(-1), 200));
    expect(delays).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000]);
  });

  it("is short again after a worker that ran for 30 seconds", () => {
    expect(restartDelay(30_000, 29_999)).toBe(30_000);
    expect(restartDelay(30_000, 30_000)).toBe(100);
  });
});
