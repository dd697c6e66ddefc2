import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EngineRules } from "../records/engine-rules.js";
import { type LootGroup, type LootTerms, levelGapOf, levelGapsOf, lootOddsOf, type RolledRow } from "./loot-rule.js";

const rules: EngineRules = {
  levelGapFrom: 9,
  levelGapFree: 8,
  levelGapPercent: 9,
  levelGapDivisor: 3,
  minimumDropChance: 1,
};
const rates = { drop: 1, adena: 1, spoil: 1 };
const gapsOf = <Factor>(factor: Factor) => ({ group: factor, single: factor, singleAdena: factor });
const gapOf = (engine: EngineRules, playerLevel: number | undefined, npcLevel: number | undefined, isRaid = false) =>
  levelGapsOf(engine, { playerLevel, npcLevel, isRaid });
const row = (chance: number, min = 1, max = min, itemId = 5): RolledRow => ({ itemId, min, max, chance });
const groupOf = (kind: LootGroup["kind"], ...rows: readonly RolledRow[]): LootGroup => ({
  kind,
  category: 1,
  hasGroupGap: true,
  rows,
});
const oddsIn = (group: LootGroup, terms: Partial<LootTerms> = {}, engine = rules) =>
  group.rows.map((one) => lootOddsOf(engine, group, one, { rates, levelGaps: gapsOf(1), ...terms }));
const probabilitiesIn = (...asked: Parameters<typeof oddsIn>) => oddsIn(...asked).map(({ probability }) => probability);
const closeTo = (...values: readonly number[]) => values.map((value) => expect.closeTo(value, 12));
/** The odds of a row that gives one piece. */
const onePiece = (probability: number) => ({
  probability: expect.closeTo(probability, 12),
  expected: expect.closeTo(probability, 12),
});

describe("the level gap", () => {
  it.each([
    // (100 − 9 · (above − 8)) / 100 / 3 from 9 levels above on: 91 / 300, 82 / 300, 1 / 300, and never below 0.
    [18, 1],
    [19, 91 / 300],
    [20, 82 / 300],
    [29, 1 / 300],
    [30, 0],
    [80, 0],
    [1, 1],
  ])("of a player of level %i and a monster of level 10 is %d", (playerLevel, factor) => {
    expect(gapOf(rules, playerLevel, 10)).toEqual(gapsOf(expect.closeTo(factor, 12)));
  });

  it("is none without a player, without a level, and in an engine without the rule", () => {
    expect(gapOf(rules, undefined, 10)).toEqual(gapsOf(1));
    expect(gapOf(rules, 80, undefined)).toEqual(gapsOf(1));
    expect(gapOf({}, 80, 1)).toEqual(gapsOf(1));
  });
});

describe("the level gap of L2J Server", () => {
  // npc.properties: items 5 to 10 levels, adena 8 to 15, both down to 10 %; raids 15 % for each level.
  const engine: EngineRules = {
    itemGapFree: 5,
    itemGapEnd: 10,
    itemGapLowest: 10,
    adenaGapFree: 8,
    adenaGapEnd: 15,
    adenaGapLowest: 10,
    raidGapPercent: 15,
  };

  it.each([
    // From 100 to 10 % each of five levels takes 18 %, each of seven 90 / 7 %.
    [45, 1, 1],
    [46, 0.82, 1],
    [48, 0.46, 1],
    [49, 0.28, 1 - 0.9 / 7],
    [50, 0.1, 1 - 1.8 / 7],
    [55, 0.1, 0.1],
    [85, 0.1, 0.1],
    [1, 1, 1],
  ])("of level %i and a monster of level 40 is %d, and %d for adena in no group", (playerLevel, item, adena) => {
    const gaps = gapOf(engine, playerLevel, 40);
    expect(gaps.group).toBeCloseTo(item, 12);
    expect(gaps.single).toBeCloseTo(item, 12);
    expect(gaps.singleAdena).toBeCloseTo(adena, 12);
  });

  it.each([
    // max(0, min(1, 1 + 0.15 · (monster - player))).
    [30, 1],
    [41, 0.85],
    [46, 0.1],
    [47, 0],
  ])("of level %i and the groups of a raid boss of level 40 is %d", (playerLevel, factor) => {
    const gaps = gapOf(engine, playerLevel, 40, true);
    expect(gaps.group).toBeCloseTo(factor, 12);
    expect(gaps.single).toBeCloseTo(gapOf(engine, playerLevel, 40).single, 12);
  });

  it("depends on whether a row is in a group, and on adena where it is not", () => {
    const terms = { rates, levelGaps: { group: 0.1, single: 0.2, singleAdena: 0.3 } };
    const group = groupOf("drop", row(1_000_000, 1, 1, 57), row(1_000_000));
    const factors = (hasGroupGap: boolean) =>
      group.rows.map((one) => levelGapOf({ ...group, hasGroupGap }, one, terms));
    expect(factors(true)).toEqual([0.1, 0.1]);
    expect(factors(false)).toEqual([0.3, 0.2]);
  });
});

describe("a group of drops", () => {
  it("gives at most one row: its chance is the sum, at most 1, and is shared by weight", () => {
    // 30 % and 10 % at rate 2: the group has 80 %, shared 3 to 1. At rate 5 it has 100 %, and the weights are
    // min(1.5, 1) and 0.5, so two thirds and one third.
    const group = groupOf("drop", row(300_000), row(100_000));
    expect(probabilitiesIn(group, { rates: { ...rates, drop: 2 } })).toEqual(closeTo(0.6, 0.2));
    expect(probabilitiesIn(group, { rates: { ...rates, drop: 5 } })).toEqual(closeTo(2 / 3, 1 / 3));
  });

  it("gives more pieces when the rate lifts a row's own chance above 1", () => {
    // 40 % of 2 to 4 at rate 5: certain, and 0.4 · 5 = 2 times the mean of 3 pieces.
    expect(oddsIn(groupOf("drop", row(400_000, 2, 4)), { rates: { ...rates, drop: 5 } })).toEqual([
      { probability: 1, expected: expect.closeTo(6, 12) },
    ]);
  });

  it("rolls adena at the rate of drops, and counts it at the rate of adena", () => {
    // 70 % of 10 to 30 adena at drop 1, adena 10: 0.7 · 20 · (0.7 · 10); at drop 10, adena 1 it is certain: 20.
    const group = groupOf("drop", row(700_000, 10, 30, 57));
    const [many] = oddsIn(group, { rates: { drop: 1, adena: 10, spoil: 1 } });
    expect(many).toEqual({ probability: expect.closeTo(0.7, 12), expected: expect.closeTo(98, 9) });
    expect(oddsIn(group, { rates: { drop: 10, adena: 1, spoil: 1 } })).toEqual([{ probability: 1, expected: 20 }]);
  });

  it("never has a chance below the minimum", () => {
    const gone = probabilitiesIn(groupOf("drop", row(300_000), row(100_000)), { levelGaps: gapsOf(0) });
    expect(gone.map((probability) => probability * 1_000_000)).toEqual(closeTo(0.75, 0.25));
    const none = { probability: 0, expected: 0 };
    expect(oddsIn(groupOf("drop", row(300_000)), { levelGaps: gapsOf(0) }, {})).toEqual([none]);
  });

  it("gives one piece where the minimum is above the maximum, and nothing where no row has a weight", () => {
    expect(oddsIn(groupOf("drop", row(500_000, 9, 3)))).toEqual([{ probability: 0.5, expected: 0.5 }]);
    expect(oddsIn(groupOf("drop", row(0)))).toEqual([{ probability: 0, expected: 0 }]);
  });

  it("gives a number between both in an engine that draws from a reversed range", () => {
    const engine = { ...rules, reversedRange: 1 };
    expect(oddsIn(groupOf("drop", row(500_000, 9, 3)), {}, engine)).toEqual([{ probability: 0.5, expected: 3 }]);
  });
});

describe("spoil and herbs", () => {
  it("rolls each row of spoil by itself", () => {
    // 30 % and 60 % at rate 3: 0.9, and 1.8, which is certain and gives 1.8 times the mean of 2.5 pieces.
    const group = groupOf("spoil", row(300_000), row(600_000, 2, 3));
    const certain = { probability: 1, expected: expect.closeTo(4.5, 12) };
    expect(oddsIn(group, { rates: { ...rates, spoil: 3 } })).toEqual([onePiece(0.9), certain]);
    const least = { probability: 1e-6, expected: 1e-6 };
    expect(oddsIn(groupOf("spoil", row(300_000)), { levelGaps: gapsOf(0) })).toEqual([least]);
  });

  it("rolls herbs at rate 1, with the level gap", () => {
    const group = groupOf("herb", { ...row(40_000), isHerb: true }, { ...row(10_000), isHerb: true });
    const terms = { rates: { drop: 50, adena: 50, spoil: 50 }, levelGaps: gapsOf(0.5) };
    expect(oddsIn(group, terms)).toEqual([onePiece(0.02), onePiece(0.005)]);
  });
});

describe("herbs among other drops", () => {
  const herb = { ...row(231_000, 1, 1, 8600), isHerb: true as const };

  it.each([
    // 23.1 % at every rate, alone or beside 10 % of another item, which the rate 3 makes 30 %.
    ["by the share in the group", { groupAmountAbove: 1_000_000 }],
    ["by weight", {}],
  ])("have their own rate where rows are chosen %s", (_, engine) => {
    const threefold = { rates: { drop: 3, adena: 3, spoil: 3 } };
    expect(oddsIn(groupOf("drop", herb), threefold, engine)).toEqual([onePiece(0.231)]);
    expect(probabilitiesIn(groupOf("drop", herb, row(100_000)), threefold, engine)).toEqual(closeTo(0.231, 0.3));
    expect(probabilitiesIn(groupOf("spoil", herb), threefold, engine)).toEqual(closeTo(0.231));
  });
});

describe("the odds of any group", () => {
  const chance = fc.integer({ min: 0, max: 2_000_000 });
  const rows = fc
    .record({ itemId: fc.constantFrom(57, 5), chance, min: fc.nat(50), max: fc.nat(50) })
    .map((one): RolledRow => one);
  const rate = fc.double({ min: 1e-9, max: 1000, noNaN: true });
  const input = fc.record({
    kind: fc.constantFrom("drop", "spoil", "herb"),
    rows: fc.array(rows, { minLength: 1, maxLength: 8 }),
    rates: fc.record({ drop: rate, adena: rate, spoil: rate }),
    levelGaps: fc.double({ min: 0, max: 1, noNaN: true }).map(gapsOf),
  });

  it("are probabilities, add up to at most 1 in a group, and expect no less than nothing", () => {
    fc.assert(
      fc.property(input, ({ kind, rows: some, ...terms }) => {
        const odds = oddsIn(groupOf(kind, ...some), terms);
        for (const { probability, expected } of odds) {
          expect(probability).toBeGreaterThanOrEqual(0);
          expect(probability).toBeLessThanOrEqual(1);
          expect(expected).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(expected)).toBe(true);
        }
        if (kind === "spoil") return;
        expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it("grow with the rate of the server", () => {
    fc.assert(
      fc.property(input, fc.double({ min: 1, max: 10, noNaN: true }), ({ kind, rows: some, ...terms }, more) => {
        const group = groupOf(kind, ...some);
        const { drop, adena, spoil } = terms.rates;
        const total = (given: LootTerms) => oddsIn(group, given).reduce((sum, odds) => sum + odds.probability, 0);
        const raised = { ...terms, rates: { drop: drop * more, adena: adena * more, spoil: spoil * more } };
        expect(total(raised)).toBeGreaterThanOrEqual(total(terms) - 1e-9);
      }),
    );
  });
});

describe("a group of drops in an engine that multiplies pieces above a chance", () => {
  const shares: EngineRules = { groupAmountAbove: 1_000_000 };

  it("gives each row with its own chance as long as the sum is below", () => {
    // 30 % and 10 % at rate 2: 60 % and 20 %, in 2 to 4 pieces, so 0.6 · 3 and 0.2 · 3.
    const group = groupOf("drop", row(300_000, 2, 4), row(100_000, 2, 4));
    const odds = oddsIn(group, { rates: { ...rates, drop: 2 } }, shares);
    expect(odds.map(({ probability }) => probability)).toEqual(closeTo(0.6, 0.2));
    expect(odds.map(({ expected }) => expected)).toEqual(closeTo(1.8, 0.6));
  });

  it("shares the chance above by the rows' chances, and multiplies the pieces by the sum", () => {
    // 150 % and 50 %: certain, shared 3 to 1, and 2 times the pieces: 0.75 · 2 and 0.25 · 2.
    const odds = oddsIn(groupOf("drop", row(1_500_000), row(500_000)), {}, shares);
    expect(odds.map(({ probability, expected }) => `${probability} ${expected}`)).toEqual(["0.75 1.5", "0.25 0.5"]);
  });

  it("takes the rate of adena for adena only", () => {
    // 20 % of adena at rate 3, and 20 % of another item at rate 1, in one group.
    const group = groupOf("drop", row(200_000, 1, 1, 57), row(200_000));
    expect(probabilitiesIn(group, { rates: { ...rates, adena: 3 } }, shares)).toEqual(closeTo(0.6, 0.2));
  });
});
