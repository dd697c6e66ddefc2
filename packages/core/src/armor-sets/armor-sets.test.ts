import { inventedDataset, skillAt } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { createCatalog, getItem, listArmorSets } from "../index.js";

describe("an armor set", () => {
  it("shows pieces and skills; a skill that the data set lacks is null, one that the set lacks left out", () => {
    const sets = listArmorSets(
      createCatalog({
        ...inventedDataset,
        armorSets: [{ id: 2, name: "Bare Set", chest: 3, enchant6SkillId: 999 }, ...inventedDataset.armorSets],
      }),
    ).data;
    const [moss, bare] = sets;
    expect(moss).toMatchObject(yaml`
      { id: 1, pieces: { chest: { itemId: 3, name: Moss Tunic } }, bonusSkill: { id: 11, level: 1 },
        shield: { piece: { itemId: 4 }, bonusSkill: { id: 11 } } }
    `);
    expect(moss).not.toHaveProperty("enchant6BonusSkill");
    expect(bare).toEqual(yaml`
      { id: 2, name: Bare Set, grade: none, totals: { pDef: 12, mDef: 0, maxMp: 0 },
        pieces: { chest: { itemId: 3, name: Moss Tunic, iconFile: null } }, bonusSkill: null, enchant6BonusSkill: null }
    `);
  });
});

it("an armor set shows the level of its bonus skill, and lists its bonus skills where it has several", () => {
  const skills = [{ id: 10, name: "Set Bonus", maxLevel: 3 }];
  const levelsOf = (...levels: readonly number[]) => {
    const bonusSkills = levels.map((level) => skillAt(10, level));
    const armorSets = [{ id: 1, name: "Set", chest: 3, skillId: 10, bonusSkills }];
    const [set] = listArmorSets(createCatalog({ ...inventedDataset, skills, armorSets })).data;
    return [set?.bonusSkill?.level, set?.bonusSkills?.map(({ level }) => level)];
  };
  expect(levelsOf(3)).toEqual([3, undefined]);
  expect(levelsOf(2, 1)).toEqual([2, [2, 1]]);
});

it("an armor set shows its base stats and the alternatives of its pieces, which are parts of it", () => {
  const set = { id: 1, name: "Set", chest: 3, alternatives: { chest: [4] }, baseStats: { STR: 1, CON: -1 } };
  const catalog = createCatalog({ ...inventedDataset, armorSets: [set] });
  const alternatives = { chest: [{ itemId: 4, name: "Moss Shield", iconFile: null }] };
  expect(listArmorSets(catalog).data).toMatchObject([{ alternatives, baseStats: set.baseStats }]);
  expect(getItem(catalog, 4).partOfSets?.map(({ id }) => id)).toEqual([1]);
});

describe("the totals of an armor set", () => {
  const totalsWith = (items: typeof inventedDataset.items, set: object) => {
    const armorSets = [{ id: 1, name: "Pair", chest: 901, legs: 902, ...set }];
    return listArmorSets(createCatalog({ ...inventedDataset, items: [...inventedDataset.items, ...items], armorSets }))
      .data[0]?.totals;
  };
  const piece = (id: number, more: object) => ({ id, name: `Piece ${id}`, type: "armor" as const, ...more });
  const chest = piece(901, { stats: { pDef: 40, maxMp: 5 }, weight: 100, price: 700 });

  it("add up the pieces", () => {
    const legs = piece(902, { stats: { pDef: 20, mDef: 3 }, weight: 50, price: 300 });
    expect(totalsWith([chest, legs], {})).toEqual({ pDef: 60, mDef: 3, maxMp: 5, weight: 150, price: 1000 });
  });

  it("leave out a weight and a price that a piece does not state, and all of them without the item of a piece", () => {
    expect(totalsWith([chest, piece(902, { weight: 50 })], {})).toEqual({ pDef: 40, mDef: 0, maxMp: 5, weight: 150 });
    expect(totalsWith([chest], {})).toBeUndefined();
  });
});

it("the list of armor sets refuses a stat that no set changes, of bonus skills and base stats", () => {
  const effects = [{ stat: "pDef", op: "add" as const, value: 1 }];
  const several = createCatalog({
    ...inventedDataset,
    skills: [{ id: 1, name: "Bonus", maxLevel: 1, effects }],
    armorSets: [
      { id: 1, name: "One", chest: 3, enchant6SkillId: 1 },
      { id: 2, name: "Two", chest: 3, baseStats: { STR: 2 } },
    ],
  });
  expect(() => listArmorSets(several, { stat: "mAtk" })).toThrow('Invalid stat "mAtk": it must be one of STR, pDef.');
});
