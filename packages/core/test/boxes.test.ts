import type { BoxContentRow, ItemId } from "@gamedata/schema/types";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf } from "../src/boxes/boxes.js";
import { type Catalog, getItem, getItemSources } from "../src/index.js";
import { highFiveCatalog } from "./high-five.js";
import { catalog } from "./interlude.js";

const contentsOf = (of: Catalog, id: ItemId) =>
  getItem(of, id).contents?.map(({ itemId, min, max, chance, group, option }) =>
    [
      itemId,
      min === max ? min : `${min}-${max}`,
      chance,
      group ?? "alone",
      ...(option === undefined ? [] : [option]),
    ].join(" "),
  );

// Worked out by hand from the `#extractableItems` of the item's skill and level: xml/skills/2100-2199.xml and 2200-2299.xml.
it.each<[ItemId, string, readonly string[]]>([
  [
    7637,
    "Booty - Brown Pouch",
    ["4039 4 20 1", "4043 4 20 1", "4044 4 20 1", "4040 2 15 1", "4042 2 15 1", "4041 1 10 1"],
  ],
  [7759, "Large Yellow Nimble Fish - For Beginners", ["6904 1 2.32 1", "6908 8 30.9332 1", "6909 2 23.2 1"]],
  [6415, "Ugly Green Fish", ["6908 8 29.92 1", "6911 2 28.05 1"]],
  // 10 adena-like coins and a box together, 50 % each of two equal options.
  [8570, "Event Gift Box", ["1539 10 50 1 1", "8592 1 50 1 1", "1539 10 50 1 2", "8592 1 50 1 2"]],
])("Interlude: %i, %s, gives %j", (id, name, contents) => {
  expect(getItem(catalog, id).name).toBe(name);
  expect(contentsOf(catalog, id)).toEqual(contents);
});

it("cuts options at a roll of 100", () => {
  // Skill 2217, level 2: eleven scrolls of 8.5 each, then 292,000 adena with 15: the roll leaves 100 - 11 × 8.5.
  const contents = contentsOf(catalog, 7630);
  expect(contents).toHaveLength(12);
  expect(contents?.at(-1)).toBe("57 292000 6.5 1");
  // Skill 22273 of High Five: the options before 7895 have more than 100 together.
  const given = getItem(highFiveCatalog, 21_748).contents ?? [];
  expect(given.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(100, 6);
  expect(given.map(({ itemId }) => itemId)).not.toContain(9372);
});

// Worked out by hand from xml/stats/items (`capsuled_items`: each by itself) and xml/stats/skills (`#extractableItems`, `Restoration`).
it.each<[ItemId, string, readonly string[]]>([
  [
    15_219,
    "Friend Recommend Round 2 Reward Pack - 30-day limited period",
    ["15208 1 100 alone", "15220 1 100 alone", "14065 1 100 alone", "15211 1 100 alone", "15279 10 100 alone"],
  ],
  [13_709, "Innadril Supply Box - Magic Pouch - Grade B, C", ["13918 1 30 1", "13919 1 15 1"]],
  [
    15_482,
    "Golden Spice Crate",
    ["15474 50 90 1", "15474 40 5 1 2", "15476 5 5 1 2", "15474 40 5 1 3", "15478 5 5 1 3"],
  ],
  [6497, "Big Jade Treasure Chest", ["6908 24 34.5 1", "7609 26 31.5428 1"]],
  [5142, "Compressed Package of Spiritshots (C-Grade)", ["2511 300 100 alone"]],
  [22_093, "Quiver of Light", ["22071 10000 100 alone"]],
])("High Five: %i, %s, gives %j", (id, name, contents) => {
  expect(getItem(highFiveCatalog, id).name).toBe(name);
  expect(contentsOf(highFiveCatalog, id)).toEqual(contents);
});

it("has nothing of items that start such a skill and are worn, or start a level that it does not have", () => {
  // Orange Talisman - Hot Springs CP Potion; and 2423-2 of a skill with one level.
  expect(getItem(highFiveCatalog, 9952)).not.toHaveProperty("contents");
  expect(getItem(highFiveCatalog, 10_255)).not.toHaveProperty("contents");
});

describe("boxes among the sources of an item", () => {
  it("have the chance of at least one piece, and the mean of pieces", () => {
    // Golden Spice Crate: 90 + 5 + 5 percent give 15474, 0.9 × 50 + 0.05 × 40 + 0.05 × 40 pieces.
    const sources = getItemSources(highFiveCatalog, 15_474).fromBoxes;
    const crate = sources?.find(({ box }) => box.itemId === 15_482);
    expect(crate).toMatchObject({ box: { name: "Golden Spice Crate" }, chance: 100, expected: 49 });
    // Event Gift Box: 50 % and 50 % of the same roll.
    expect(getItemSources(catalog, 1539).fromBoxes).toContainEqual({
      box: { itemId: 8570, name: "Event Gift Box", iconFile: getItem(catalog, 8570).iconFile },
      chance: 100,
      expected: 10,
    });
    expect(getItemSources(catalog, 1)).not.toHaveProperty("fromBoxes");
  });

  it("are the same as in many openings", () => {
    const row = fc.record({
      chance: fc.integer({ min: 1, max: 100 }),
      group: fc.constantFrom(undefined, 1, 2),
      option: fc.constantFrom(undefined, 1, 2),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (drawn) => {
        const rows = drawn.flatMap(({ chance, group, option }): readonly BoxContentRow[] => {
          const content = { itemId: 1, min: 1, max: 1, chance };
          if (group === undefined) return [content];
          return [
            { ...content, group, chance: chance / 8, ...(option === undefined ? {} : { option: option * 10 + group }) },
          ];
        });
        // The options of one number are one option, with one chance.
        const equal = new Map(rows.map(({ option, chance }) => [option, chance]));
        const agreed = rows.map((one) => ({
          ...one,
          chance: one.option === undefined ? one.chance : (equal.get(one.option) ?? 0),
        }));
        expect(shareOfOpenings(agreed)).toBeCloseTo(chanceOf(agreed) / 100, 1);
      }),
      { numRuns: 20 },
    );
  });
});

const OPENINGS = 4_000;

/** Opens a box many times; returns the share of openings that gave something. */
function shareOfOpenings(rows: readonly BoxContentRow[]): number {
  let given = 0;
  for (let opening = 0; opening < OPENINGS; opening += 1) if (opens(rows)) given += 1;
  return given / OPENINGS;
}

/** Rolls once for each row without a group, and once for each group, whose options follow each other on the roll. */
function opens(rows: readonly BoxContentRow[]): boolean {
  const rolls = new Map<number, number>();
  const ends = new Map<number, number>();
  const begun = new Set<number>();
  return (
    rows.filter(({ chance, group, option }) => {
      if (group === undefined) return Math.random() * 100 < chance;
      const roll = rolls.get(group) ?? Math.random() * 100;
      rolls.set(group, roll);
      if (option !== undefined && begun.has(option)) return false;
      if (option !== undefined) begun.add(option);
      const begin = ends.get(group) ?? 0;
      ends.set(group, begin + chance);
      return roll >= begin && roll < begin + chance;
    }).length > 0
  );
}
