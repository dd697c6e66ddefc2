import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { killsFor } from "./kills.js";

describe("killsFor", () => {
  it.each([
    // ln 0.5 / ln 0.5 = 1, ln 0.1 / ln 0.5 = 3.3, ln 0.01 / ln 0.5 = 6.6.
    [0.5, { p50: 1, p90: 4, p99: 7 }],
    // 1 − 0.1¹ = 0.9 and 1 − 0.1² = 0.99, exactly.
    [0.9, { p50: 1, p90: 1, p99: 2 }],
    // ln 0.5 / ln 0.99 = 68.97, ln 0.1 / ln 0.99 = 229.1, ln 0.01 / ln 0.99 = 458.2.
    [0.01, { p50: 69, p90: 230, p99: 459 }],
    [1, { p50: 1, p90: 1, p99: 1 }],
    [0, null],
  ])("for a probability of %d", (probability, kills) => {
    expect(killsFor(probability)).toEqual(kills);
  });

  it("is the least number of kills that is enough", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 0.999, noNaN: true }), (probability) => {
        const { p90 = 0 } = killsFor(probability) ?? {};
        const within = (count: number) => 1 - (1 - probability) ** count;
        expect(within(p90)).toBeGreaterThanOrEqual(0.9 - 1e-6);
        expect(within(p90 - 1)).toBeLessThan(0.9 + 1e-6);
      }),
    );
  });
});
