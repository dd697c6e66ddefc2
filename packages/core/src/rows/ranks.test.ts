import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderByRank, rankNumbers } from "./ranks.js";

describe("rankNumbers", () => {
  it("gives equal numbers one rank, and rows without a number the count", () => {
    const { ranks, count } = rankNumbers([5, null, -2, 5, undefined, 0.5]);
    expect([...ranks]).toEqual([2, 3, 0, 2, 3, 1]);
    expect(count).toBe(3);
  });
});

describe("orderByRank", () => {
  const numbers = fc.array(fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }), { maxLength: 30 });

  it.each([1, -1] as const)("is a stable sort with missing numbers last, in direction %i", (direction) => {
    fc.assert(
      fc.property(numbers, (some) => {
        const sorted = [...some.keys()].sort((a, b) => {
          const [one, other] = [some[a], some[b]];
          if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
          return direction * (one - other);
        });
        expect([...orderByRank(rankNumbers(some), direction)]).toEqual(sorted);
      }),
    );
  });
});
