import type { ItemId } from "@gamedata/schema/types";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { type Catalog, createCatalog, getEnchanting } from "../src/index.js";
import { highFiveCatalog } from "./high-five.js";
import { catalog as interludeCatalog } from "./interlude.js";

/** The first three steps, which cannot fail. */
const safe = [100, 100, 100];

// Worked out by hand: scrolls and chances of aCis from `AbstractEnchantPacket` (armor 0.66 ^ (n - 2)), those of High Five from
// enchantItemData.xml and enchantItemGroups.xml, stats from `FuncEnchant` and enchantHPBonus.xml.
it.each<[ItemId, string, Catalog, number[], object, number[], number[]?]>([
  // B, one hand: 3 points each to +3, 6 from then on.
  [79, "Sword of Damascus", interludeCatalog, [...safe, 70, 70], { pAtk: 215, mAtk: 120 }, [947, 949, 6571]],
  // A magic weapon of S: 40 %; P. Atk. 4 and 10 points, M. Atk. 4 and 8.
  [6579, "Arcana Mace", interludeCatalog, [...safe, 40], { pAtk: 247, mAtk: 195 }, [959, 961, 6577]],
  // A, one piece: safe to +4; no HP in this chronicle.
  [2382, "Tallum Plate Armor", interludeCatalog, [...safe, 100, 43.56, 28.7496], { pDef: 290 }, [730, 732, 6570]],
  [881, "Elven Ring", interludeCatalog, [...safe, 66], { mDef: 28 }, [956, 958, 6576]],
  // Without a function of its own that enchanting raises.
  [9136, "Sword of Valakas (1-Handed)", interludeCatalog, [...safe, 70], { pAtk: 156, mAtk: 83 }, [951, 953, 6573]],
  // HP of A at +6: 94, one and a half times for a piece of chest and legs.
  [
    2382,
    "Tallum Plate Armor",
    highFiveCatalog,
    [...safe, 100, 66.67, 33.34],
    { pDef: 290, maxHp: 141 },
    [730, 6570, 22013, 22017, 22021, 22224],
    [12370, 14710],
  ],
  [
    79,
    "Sword of Damascus",
    highFiveCatalog,
    [...safe, 70],
    { pAtk: 209, mAtk: 114 },
    [947, 6571, 22008, 22014, 22018, 22225],
    [12364, 14704],
  ],
  // Without a grade: the scroll that names it. P. Atk. of a weapon without a grade: 2 points, then 4.
  [13539, "Staff of Master Yogi", highFiveCatalog, [...safe, 70], { pAtk: 21, mAtk: 22 }, [13540]],
  [21580, "Olf's T-shirt", highFiveCatalog, [...safe, 66.67], { pDef: 28, maxHp: 4 }, [21581, 21582, 21707]],
  // A grade above S takes scrolls of S.
  [
    10215,
    "Icarus Sawsword",
    highFiveCatalog,
    [...safe, 70],
    { pAtk: 388, mAtk: 183 },
    [959, 6577, 20517, 20519, 20521, 22221],
    [12366, 14706],
  ],
])("of a real item: %i, %s", (id, name, catalog, chances, stats, scrollIds, supportIds = []) => {
  const { item, safeTo, steps, scrolls, supports } = getEnchanting(catalog, id, { to: chances.length });
  expect(item.name).toBe(name);
  expect(steps.map(({ chance }) => chance)).toEqual(chances);
  expect(safeTo).toBe(chances.findIndex((chance) => chance < 100));
  expect(steps.at(-1)?.stats).toEqual(stats);
  expect(scrolls.map(({ scroll }) => scroll.itemId)).toEqual(scrollIds);
  expect(supports.map(({ support }) => support.itemId)).toEqual(supportIds);
});

it("leaves out the stats of which the data set does not state what enchanting adds", () => {
  const { dataset } = highFiveCatalog;
  // As L2J Mobius, whose files state HP alone.
  const enchantBonuses = dataset.enchantBonuses.filter(({ stat }) => stat === "maxHp");
  const catalog = createCatalog({ ...dataset, enchantBonuses });
  expect(getEnchanting(catalog, 79, { to: 4 }).stats).toEqual({ pAtk: 194, mAtk: 99 });
  expect(getEnchanting(catalog, 79, { to: 4 }).steps.map(({ stats }) => stats)).toEqual([{}, {}, {}, {}]);
  expect(getEnchanting(catalog, 2382, { to: 6 }).steps.at(-1)?.stats).toEqual({ maxHp: 141 });
});

const costOf = (catalog: Catalog, id: ItemId, to: number, scroll: number, support?: number) =>
  getEnchanting(catalog, id, { to }).expected.find(
    ({ scrollId, supportId }) => scrollId === scroll && supportId === support,
  );

describe("the mean cost", () => {
  it("of scrolls whose failure destroys the item, or its enchantment", () => {
    // Two steps of 70 %: 4.7 scrolls a try, 1 / 0.49 tries.
    const near = { chance: expect.closeTo(49), scrolls: expect.closeTo(4.7 / 0.49) };
    expect(costOf(interludeCatalog, 79, 5, 947)).toEqual({ scrollId: 947, ...near, items: expect.closeTo(1 / 0.49) });
    expect(costOf(interludeCatalog, 79, 5, 6571)).toEqual({ scrollId: 6571, ...near, items: 1 });
  });

  it("of a scroll that keeps the item: each step by itself, with its bonus of 10", () => {
    expect(costOf(highFiveCatalog, 2382, 6, 22_017)).toEqual({
      scrollId: 22_017,
      chance: expect.closeTo(76.67 * 0.4334),
      items: 1,
      scrolls: expect.closeTo(4 + 1 / 0.7667 + 1 / 0.4334),
    });
  });

  it.each([10, 13])(
    "of an enchantment that nobody reaches: the product of 0.66 to 0.66 ** %i, in all its digits",
    (last) => {
      const { steps } = getEnchanting(interludeCatalog, 439, { to: last + 3 });
      const chance = steps.reduce((product, step) => (product * step.chance) / 100, 100);
      expect(costOf(interludeCatalog, 439, last + 3, 952)?.chance).toBe(Number(chance.toPrecision(9)));
      expect(chance / (100 * 0.66 ** ((last * (last + 1)) / 2))).toBeCloseTo(1, 2);
    },
  );

  it("with a support at each step that it works at", () => {
    expect(costOf(highFiveCatalog, 2382, 6, 730, 12_370)).toEqual({
      scrollId: 730,
      supportId: 12_370,
      chance: expect.closeTo(84.67 * 0.5134),
      items: expect.closeTo(1 / (0.8467 * 0.5134)),
      scrolls: expect.closeTo(5.8467 / (0.8467 * 0.5134)),
      supports: expect.closeTo(5.8467 / (0.8467 * 0.5134)),
    });
    // From +9 on without one: of ten steps one has none.
    const far = costOf(highFiveCatalog, 79, 10, 947, 12_364);
    expect(far?.supports).toBeLessThan(far?.scrolls ?? 0);
  });

  it("is left out where a scroll, or the chances, do not reach so far", () => {
    expect(costOf(highFiveCatalog, 2382, 7, 22_224)).toBeUndefined();
    expect(costOf(highFiveCatalog, 2382, 21, 730)).toBeUndefined();
    expect(costOf(highFiveCatalog, 2382, 20, 730)).toBeDefined();
  });
});

it("costs no less for more, and no more with a support", () => {
  const ids = [79, 2382, 881, 6579, 10_215];
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.integer({ min: 1, max: 29 }), (id, to) => {
      const further = getEnchanting(highFiveCatalog, id, { to: to + 1 });
      const less = getEnchanting(highFiveCatalog, id, { to }).expected;
      for (const { scrollId, supportId, scrolls, items, chance } of further.expected) {
        const before = less.find((one) => one.scrollId === scrollId && one.supportId === supportId);
        expect(before?.scrolls).toBeLessThan(scrolls);
        expect(before?.items).toBeLessThanOrEqual(items);
        expect(before?.chance).toBeGreaterThanOrEqual(chance);
        const alone = further.expected.find((one) => one.scrollId === scrollId && one.supportId === undefined);
        expect(scrolls).toBeLessThanOrEqual((alone?.scrolls ?? 0) * (1 + 1e-9));
      }
    }),
    { numRuns: 60 },
  );
});

it("is empty for what cannot be enchanted: weapons of heroes, shadow items, materials", () => {
  const none = { safeTo: 0, steps: [], scrolls: [], supports: [], expected: [] };
  for (const id of [6611, 8821, 57]) expect(getEnchanting(interludeCatalog, id)).toMatchObject(none);
  expect(getEnchanting(highFiveCatalog, 6611)).toMatchObject(none);
});

it("is safe as far as is asked for where no step can fail", () => {
  const { dataset } = interludeCatalog;
  const enchantChances = dataset.enchantChances.map((row) => ({ ...row, chances: [100] }));
  const certain = createCatalog({ ...dataset, enchantChances });
  expect(getEnchanting(certain, 79, { to: 7 })).toMatchObject({
    safeTo: 7,
    expected: [{ chance: 100, items: 1, scrolls: 7 }, {}, {}],
  });
});

it("takes the chances of the first row that the item fits, which may be for some items alone", () => {
  const { dataset } = interludeCatalog;
  const [scroll] = dataset.enchantScrolls.filter(({ itemId }) => itemId === 947);
  const chanceGroup = scroll?.chanceGroup ?? 0;
  const own = { chanceGroup, itemIds: [79 as ItemId], chances: [42], source: "test" };
  const catalog = createCatalog({ ...dataset, enchantChances: [own, ...dataset.enchantChances] });
  const firstChanceOf = (id: ItemId) => getEnchanting(catalog, id, { to: 1 }).steps.map(({ chance }) => chance);
  // Another sword of grade B, which has those of its slot.
  expect([79, 78].map(firstChanceOf)).toEqual([[42], [100]]);
});

it("gives the chances of a scroll that has others than the first one, as far as they differ", () => {
  const { dataset } = interludeCatalog;
  const enchantScrolls = dataset.enchantScrolls.map((row) => (row.itemId === 949 ? { ...row, chanceGroup: 7 } : row));
  const own = { chanceGroup: 7, chances: [100, 100, 100, 90, 80], source: "test" };
  const catalog = createCatalog({ ...dataset, enchantScrolls, enchantChances: [...dataset.enchantChances, own] });
  const scrollsTo = (to: number) =>
    getEnchanting(catalog, 79, { to }).scrolls.map(({ scroll, chances }) => [scroll.itemId, chances]);
  expect(scrollsTo(3)).toEqual([947, 949, 6571].map((id) => [id, undefined]));
  expect(scrollsTo(4)).toEqual(yaml`[[947, undefined], [949, [100, 100, 100, 90]], [6571, undefined]]`);
});
