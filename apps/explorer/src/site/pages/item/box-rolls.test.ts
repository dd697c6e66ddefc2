import { describe, expect, it } from "vitest";
import { rollsOf } from "./box-rolls.js";

const row = (itemId: number, chance: number, more: Record<string, number> = {}) =>
  ({ itemId, name: `item ${itemId}`, iconFile: null, min: 1, max: 1, chance, ...more }) as never;

describe("rollsOf", () => {
  it("divides what comes always from what comes by chance", () => {
    const rolls = rollsOf([row(1, 100), row(2, 20), row(3, 100)]);
    expect(rolls.map(({ kind, options }) => [kind, options.map(({ chance }) => chance)])).toEqual([
      ["all", [100, 100]],
      ["each", [20]],
    ]);
  });

  it("says how often a group gives nothing", () => {
    const [roll, ...others] = rollsOf([row(1, 27.6, { group: 1 }), row(2, 16.56, { group: 1 })]);
    expect(others).toEqual([]);
    expect(roll?.kind).toBe("one");
    expect(roll?.nothing).toBeCloseTo(55.84, 9);
  });

  it("keeps the items of an option together, and takes equal options as one", () => {
    const twice = [1, 2].flatMap((option) => [row(1, 50, { group: 1, option }), row(2, 50, { group: 1, option })]);
    expect(rollsOf(twice)).toMatchObject([
      { kind: "all", options: [{ items: [{ itemId: 1 }, { itemId: 2 }], chance: 100 }], nothing: 0 },
    ]);
  });

  it("finds no rest where chances add up to 100 but for rounding", () => {
    const third = 100 / 3;
    expect(rollsOf([1, 2, 3].map((id) => row(id, third, { group: 1 })))[0]?.nothing).toBe(0);
  });
});
