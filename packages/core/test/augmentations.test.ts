import type { AugmentationStatRow, ItemId } from "@gamedata/schema/types";
import { describe, expect, it } from "vitest";
import { getAugmentation, getItem, getSkill, listAugmentations } from "../src/index.js";
import { highFiveCatalog } from "./high-five.js";
import { catalog } from "./interlude.js";

const { lifeStones, augmentationSkills, augmentationStats } = catalog.dataset;

/** The odds of whole results, by name. */
type Odds = Map<string, number>;

const add = (odds: Odds, name: string, chance: number) => odds.set(name, (odds.get(name) ?? 0) + chance);

/** The engine's maps of the 91 outcomes of a group: single stats, then pairs (`STATS1_MAP` and `STATS2_MAP`). */
const OUTCOMES: readonly (readonly number[])[] = [
  ...Array.from({ length: 13 }, (_, stat) => [stat]),
  ...Array.from({ length: 13 }, (_, i) => Array.from({ length: 12 - i }, (__, j) => [i, i + j + 1])).flat(),
];

const bySet = (set: number) => augmentationStats.filter((row) => row.set === set);

/** Adds what an option from 1 to 14,560 gives, which the engine takes apart in `getAugStatsById`. */
function addOption(odds: Odds, part: number, id: number, chance: number): void {
  const base = id - 1;
  const stats = bySet(Math.floor(base / 3640));
  const step = Math.floor((base % 3640) / 91);
  const outcome = OUTCOMES[base % 91] ?? [];
  for (const at of outcome) {
    const { stat, alone, paired } = stats[at] as AugmentationStatRow;
    const values = outcome.length === 1 ? alone : paired;
    add(odds, `${part} ${stat} ${outcome.length > 1} ${values[step]}`, chance);
  }
}

const subblock = (odds: Odds, part: number, offset: number, chance: number) => {
  for (let id = offset; id < offset + 91; id++) addOption(odds, part, id, chance / 91);
};

/** Runs `AugmentationData.generateRandomAugmentation` with each value of each die, and sums up what it gives. */
function engineOdds(level: number, grade: number): { readonly stats: Odds; readonly others: Odds } {
  const [stats, others]: Odds[] = [new Map(), new Map()] as [Odds, Odds];
  const skillChance = ([15, 30, 45, 60][grade] ?? 0) / 100;
  const glowChance = ([0, 40, 70, 100][grade] ?? 0) / 100;
  const kinds = [
    { kind: "skill", chance: skillChance },
    { kind: "base", chance: (1 - skillChance) * 0.01 },
    { kind: "stats", chance: (1 - skillChance) * 0.99 },
  ];
  const glows = [
    { glow: true, chance: glowChance },
    { glow: false, chance: 1 - glowChance },
  ];
  for (const { kind, chance: ofKind } of kinds) {
    for (const { glow, chance: ofGlow } of glows) {
      for (let roll = 0; roll <= 100; roll++) {
        const chance = (ofKind * ofGlow) / 101;
        for (const coin of [0, 1]) {
          if (kind === "stats") {
            const color = roll <= 15 * grade + 40 ? 1 : 0;
            subblock(stats, 2, level * 91 + color * 910 + (coin + 2) * 3640 + 1, chance / 2);
            const isBright = glow && grade >= 2;
            for (const block of isBright ? [grade, grade] : [0, 1]) {
              subblock(stats, 1, level * 91 + coin * 3640 + block * 910 + 1, chance / 4);
            }
          } else {
            let color = 2;
            if (roll <= 10 * grade + 5 || kind === "base") color = 3;
            else if (roll <= 10 * grade + 10) color = 1;
            const block = glow ? Math.trunc((grade + color) / 2) : 0;
            subblock(stats, 1, level * 91 + coin * 3640 + block * 910 + 1, chance / 2);
            add(others, kind === "base" ? "attribute" : String(color), chance / 2);
          }
        }
      }
    }
  }
  return { stats, others };
}

const COLORS = { blue: "1", purple: "2", red: "3" } as const;
const total = (chances: readonly { readonly chance: number }[]) => chances.reduce((sum, { chance }) => sum + chance, 0);

describe.each([
  [8723 as ItemId, 0, 0],
  [8737 as ItemId, 4, 1],
  [8752 as ItemId, 9, 2],
  [8762 as ItemId, 9, 3],
])("life stone %i", (id, level, grade) => {
  const odds = engineOdds(level, grade);
  const stone = getAugmentation(catalog, id);

  it("gives stats as often as the engine's method with all of its dice", () => {
    const given = stone.stats.map(
      ({ part, stat, isPaired, value, chance }) => [`${part} ${stat} ${isPaired} ${value}`, chance] as const,
    );
    const possible = [...odds.stats].flatMap(([name, chance]) => (chance > 0 ? name : []));
    expect(given.map(([name]) => name).toSorted()).toEqual(possible.toSorted());
    for (const [name, chance] of given) expect(chance, name).toBeCloseTo((odds.stats.get(name) ?? 0) * 100, 6);
  });

  it("gives skills and attributes as often, each of a color alike", () => {
    for (const [color, code] of Object.entries(COLORS)) {
      const own = stone.skills.filter((skill) => skill.color === color);
      expect(total(own), color).toBeCloseTo((odds.others.get(code) ?? 0) * 100, 6);
      const group = augmentationSkills.find((row) => row.power === level && row.color === color)?.skills ?? [];
      for (const skill of own) {
        const same = group.filter((one) => one.id === skill.id && one.level === skill.level).length;
        expect(skill.chance, skill.name).toBeCloseTo((total(own) * same) / group.length, 6);
      }
    }
    expect(total(stone.attributes)).toBeCloseTo((odds.others.get("attribute") ?? 0) * 100, 6);
  });
});

describe("life stones", () => {
  it("give one or two stats in the first part, and a skill, an attribute or the like in the second", () => {
    for (const { itemId } of lifeStones) {
      const { stats, skillChance, attributeChance } = getAugmentation(catalog, itemId);
      const share = (part: number) =>
        total(
          stats.filter((stat) => stat.part === part).map((one) => ({ chance: one.chance / (one.isPaired ? 2 : 1) })),
        );
      expect(share(1), `${itemId}`).toBeCloseTo(100, 5);
      expect(share(2) + skillChance + attributeChance, `${itemId}`).toBeCloseTo(100, 5);
    }
  });

  it("are more likely to give a skill the higher their grade", () => {
    const { data } = listAugmentations(catalog, { levelMin: 76 });
    expect(data.map(({ id, grade, skillChance }) => `${id} ${grade} ${skillChance}`).join()).toBe(
      "8732 none 15,8742 mid 30,8752 high 45,8762 top 60",
    );
  });

  it("are named by the skills that they give, with the level", () => {
    for (const id of [3203, 3197]) {
      for (const { stone, level, chance } of getSkill(catalog, id).augmentations ?? []) {
        const own = getAugmentation(catalog, stone.itemId).skills.filter((one) => one.id === id && one.level === level);
        expect(total(own)).toBeCloseTo(chance, 8);
      }
      const stones = listAugmentations(catalog, { skill: id, limit: 200 }).data.map((one) => one.id);
      expect(new Set(getSkill(catalog, id).augmentations?.map(({ stone }) => stone.itemId))).toEqual(new Set(stones));
    }
    expect(getItem(catalog, 8757).lifeStone).toEqual({ grade: "top", level: 58 });
    expect(getItem(catalog, 57)).not.toHaveProperty("lifeStone");
  });

  it("are absent from a chronicle that states none", () => {
    expect(listAugmentations(highFiveCatalog).data).toEqual([]);
    expect(getItem(highFiveCatalog, 8723)).not.toHaveProperty("lifeStone");
  });
});
