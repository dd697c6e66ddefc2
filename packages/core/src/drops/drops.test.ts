import { dropRow, etcItemRow, npcRow } from "@gamedata/fixtures";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { getNpcDrops, listItemDroppers } from "../index.js";
import { dropTypeOf, mergeDrops, shownChance } from "./merge-drops.js";

describe("a drop's chance", () => {
  it.each([
    [1_000_000, 100, "100%"],
    [700_000, 70, "70%"],
    [125_000, 12.5, "12.5%"],
    [47_454, 4.7454, "4.75%"],
    [12_350, 1.235, "1.24%"],
    [330_350, 33.035, "33.04%"],
    [32_150, 3.215, "3.22%"],
    [5_650, 0.565, "0.57%"],
    [326, 0.0326, "0.03%"],
    [100, 0.01, "0.01%"],
    [99, 0.0099, "1/10,101"],
    [8, 0.0008, "1/125,000"],
    [1, 0.0001, "1/1,000,000"],
    [0, 0, "0%"],
    [2_000_000, 200, "200%"],
  ])("of %i parts per million is %d percent, shown as %s", (parts, percent, display) => {
    const odds = shownChance({ itemId: 1, type: "regular", min: 1, max: 1, chance: parts, rollCount: 1 });
    expect(odds).toMatchObject({ chance: percent, chanceDisplay: display });
  });
});

describe("a drop's quantity", () => {
  it("is one number, or a range with an en dash", () => {
    const quantity = (min: number, max: number) =>
      shownChance({ itemId: 1, type: "regular", min, max, chance: 1, rollCount: 1 }).qty;
    expect(quantity(3, 3)).toBe("3");
    expect(quantity(1, 1200)).toBe("1\u20131200");
  });
});

describe("dropTypeOf", () => {
  it.each([
    [-1, 1875, "spoil"],
    [0, 57, "adena"],
    [1, 1875, "regular"],
    [51, 57, "adena"],
  ])("category %i with item %i is %s", (category, itemId, type) => {
    expect(dropTypeOf({ category, itemId })).toBe(type);
  });
});

describe("mergeDrops", () => {
  const row = (npcId: number, category: number, itemId: number, chance = 10) =>
    dropRow(npcId, itemId, chance, { category });

  it("counts a row that raw NPCs share once, and equal rows of several categories together", () => {
    const merged = mergeDrops([row(1, 1, 5), row(2, 1, 5), row(2, 2, 5), row(2, -1, 5), row(2, 2, 5, 11)], {});
    expect(merged).toEqual([
      { itemId: 5, type: "regular", min: 1, max: 1, chance: 10, rollCount: 2 },
      { itemId: 5, type: "spoil", min: 1, max: 1, chance: 10, rollCount: 1 },
      { itemId: 5, type: "regular", min: 1, max: 1, chance: 11, rollCount: 1 },
    ]);
  });

  it.each([
    ["states numbers of groups: as often as there are numbers", {}, 3],
    ["states none: as often as one raw NPC has it", { groupsByPosition: 1 }, 2],
  ])("counts a row of several raw NPCs where the source %s", (_, rules, rollCount) => {
    const rows = [row(1, 1, 57), row(1, 2, 57), row(2, 1, 57), row(2, 3, 57)];
    expect(mergeDrops(rows, rules)).toEqual([{ itemId: 57, type: "adena", min: 1, max: 1, chance: 10, rollCount }]);
  });

  it("counts equal rows of one category of a raw NPC each, and those of another raw NPC not again", () => {
    const rows = [row(1, -1, 734), row(1, -1, 734), row(2, -1, 734)];
    for (const rules of [{}, { groupsByPosition: 1 }]) {
      expect(mergeDrops(rows, rules)).toEqual([
        { itemId: 734, type: "spoil", min: 1, max: 1, chance: 10, rollCount: 2 },
      ]);
    }
  });

  const drops = fc.array(
    fc.record({
      npcId: fc.constantFrom(1, 2),
      category: fc.integer({ min: -1, max: 3 }),
      itemId: fc.constantFrom(57, 58),
    }),
  );

  it("loses no row and invents none", () => {
    fc.assert(
      fc.property(drops, (some) => {
        const rows = some.map(({ npcId, category, itemId }) => row(npcId, category, itemId));
        const counts = [1, 2].map((id) => {
          const own = rows.filter(({ npcId }) => npcId === id).map(({ category, itemId }) => `${category} ${itemId}`);
          return (key: string) => own.filter((one) => one === key).length;
        });
        const keys = [...new Set(rows.map(({ category, itemId }) => `${category} ${itemId}`))];
        const most = keys.reduce((sum, key) => sum + Math.max(...counts.map((countOf) => countOf(key))), 0);
        const rolls = mergeDrops(rows, {}).reduce((sum, drop) => sum + drop.rollCount, 0);
        expect(rolls).toBe(most);
      }),
    );
  });

  it("rolls a row as often as the raw NPC that has it most often, where groups have no numbers", () => {
    fc.assert(
      fc.property(drops, (some) => {
        const rows = some.map(({ npcId, category, itemId }) => row(npcId, category, itemId));
        const rowsOf = (id: number) => rows.filter(({ npcId }) => npcId === id);
        const apart = [1, 2].map((id) => mergeDrops(rowsOf(id), {}));
        for (const { itemId, type, rollCount } of mergeDrops(rows, { groupsByPosition: 1 })) {
          const counts = apart.flat().filter((drop) => drop.itemId === itemId && drop.type === type);
          expect(rollCount).toBe(Math.max(...counts.map((drop) => drop.rollCount)));
        }
      }),
    );
  });
});

describe("the drops of an NPC", () => {
  it("are in the order of the items' names, whatever their ids, with unknown items last", () => {
    const items = [etcItemRow(1, "Coal"), etcItemRow(2_000_000_000, "Animal Bone"), etcItemRow(7, "bone")];
    const dropped = [3, 1, 7, 2_000_000_000, 2_100_000_000];
    const catalog = catalogWith({
      items,
      npcs: [npcRow(5, "Wolf")],
      drops: dropped.map((itemId) => dropRow(5, itemId, 1000)),
    });
    const names = getNpcDrops(catalog, 5).drops.map(({ itemName }) => itemName);
    expect(names).toEqual(["Animal Bone", "bone", "Coal", "#3", "#2100000000"]);
  });

  it("are those of any kill, also of its items", () => {
    const catalog = catalogWith({
      items: [etcItemRow(1, "Coal"), etcItemRow(2, "Bone")],
      npcs: [npcRow(5, "Wolf")],
      drops: [dropRow(5, 1, 1000), dropRow(5, 2, 1000, { category: 2, only: "lucky" })],
    });
    expect(getNpcDrops(catalog, 5).drops.map(({ itemName }) => itemName)).toEqual(["Coal"]);
    expect([1, 2].map((id) => listItemDroppers(catalog, id).data.length)).toEqual([1, 0]);
  });
});
