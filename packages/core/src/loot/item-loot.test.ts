import { dropRow } from "@gamedata/fixtures";
import type { DropRow } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { itemLootOddsOf, itemLootOf } from "./item-loot.js";
import { killsFor } from "./kills.js";

const npc = { id: 7, name: "Toad", level: 3, type: "Monster", file: "toads" };
const drop = (category: number, chance: number, itemId = 5) => dropRow(7, itemId, chance, { category, max: 3 });
const terms = { rates: { drop: 1, adena: 1, spoil: 1 }, levelGaps: { group: 1, single: 1, singleAdena: 1 } };

function oddsOf(drops: readonly DropRow[]) {
  const catalog = catalogWith({ npcs: [npc], drops });
  return itemLootOf(catalog, 5).map((loot) => ({ kind: loot.kind, ...itemLootOddsOf({}, 5, loot, terms) }));
}

describe("the loot of an item", () => {
  it("adds the rows of one group, and combines groups that are rolled independently", () => {
    // Group 1: 20 % + 10 %. Group 2: 50 %. At least one: 1 − 0.7 · 0.5. Pieces: 2 on average of each.
    expect(oddsOf([drop(1, 200_000), drop(1, 100_000), drop(1, 300_000, 6), drop(2, 500_000)])).toEqual([
      { kind: "drop", probability: expect.closeTo(0.65, 12), expected: expect.closeTo(1.6, 12) },
    ]);
  });

  it("combines the rows of spoil, which are rolled independently, and keeps them apart from drops", () => {
    expect(oddsOf([drop(-1, 500_000), drop(-1, 500_000), drop(1, 250_000)])).toEqual([
      { kind: "drop", probability: 0.25, expected: 0.5 },
      { kind: "spoil", probability: 0.75, expected: 2 },
    ]);
  });

  it("has the herbs of the NPC's herb group", () => {
    const herbGroups = [{ id: 2, herbs: [{ itemId: 5, category: 1, chance: 30_000 }] }];
    const catalog = catalogWith({ npcs: [{ ...npc, dropHerbGroup: 2 }], herbGroups });
    const [loot, ...others] = itemLootOf(catalog, 5);
    expect(others).toEqual([]);
    expect(loot && itemLootOddsOf({}, 5, loot, terms)).toEqual({ probability: 0.03, expected: 0.03 });
    expect(itemLootOf(catalog, 6)).toEqual([]);
  });

  it("is never less likely than its likeliest row, nor likelier than 1", () => {
    const rows = fc.array(
      fc.record({ category: fc.integer({ min: -1, max: 3 }), chance: fc.integer({ min: 0, max: 1_500_000 }) }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(rows, (some) => {
        for (const { kind, probability } of oddsOf(some.map(({ category, chance }) => drop(category, chance)))) {
          const groups = new Map<number, number>();
          for (const { category, chance } of some)
            if (kind === (category < 0 ? "spoil" : "drop"))
              groups.set(category, Math.max(groups.get(category) ?? 0, chance));
          expect(probability).toBeLessThanOrEqual(1);
          expect(probability).toBeGreaterThanOrEqual(Math.min(1, Math.max(...groups.values()) / 1_000_000) - 1e-9);
        }
      }),
    );
  });
});

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
