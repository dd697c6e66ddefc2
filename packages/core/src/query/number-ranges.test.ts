import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { boundsAmong, rangeEntries, rangeFilter } from "./number-ranges.js";

interface Row {
  readonly weight?: number | null;
  readonly price: number;
}

const numbers = { weight: ({ weight }: Row) => weight, price: ({ price }: Row) => price };
const bound = fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined });

describe("the bounds of numbers", () => {
  it("are two parameters for each, and a pair", () => {
    const entries = rangeEntries({ weight: "weight", price: "price" });
    expect(Object.keys(entries)).toEqual(["weightMin", "weightMax", "priceMin", "priceMax"]);
    expect(boundsAmong({ ...entries, oddMin: v.optional(v.number()), oddMax: v.optional(v.number()) })).toEqual([
      { lowest: "weightMin", highest: "weightMax" },
      { lowest: "priceMin", highest: "priceMax" },
    ]);
  });

  it("keep the rows that are within all of them, both ends included", () => {
    fc.assert(
      fc.property(bound, bound, bound, fc.integer({ min: -6, max: 6 }), (weightMin, weightMax, priceMin, value) => {
        const filter = rangeFilter({ weightMin, weightMax, priceMin }, numbers);
        const isWithin =
          (weightMin === undefined || value >= weightMin) &&
          (weightMax === undefined || value <= weightMax) &&
          (priceMin === undefined || value >= priceMin);
        expect(filter?.({ weight: value, price: value }) ?? true).toBe(isWithin);
      }),
    );
  });

  it("keep no row without the number that they bound", () => {
    const filter = rangeFilter({ weightMax: 5 }, numbers);
    expect([{ price: 1 }, { weight: null, price: 1 }, { weight: 0, price: 1 }].map((row) => filter?.(row))).toEqual([
      false,
      false,
      true,
    ]);
    expect(rangeFilter({}, numbers)).toBeUndefined();
  });
});
