import { armorRow, etcItemRow, npcRow, recipeRow, spawnRow, weaponRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import {
  getArmorSet,
  getItem,
  getNpc,
  getNpcDrops,
  getNpcLoot,
  getQuest,
  getRecipe,
  listFarmingSpots,
  listNpcSpawns,
} from "../index.js";

const territory = {
  name: "fen_01",
  minZ: -100,
  maxZ: 100,
  polygon: [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 0, y: 200 },
  ],
};

// Facts that only some chronicles have.
const catalog = catalogWith({
  items: [
    weaponRow(1, "Holy Sword", { grade: "s84", elements: { attack: { element: "holy", value: 250 } } }),
    armorRow(2, "Tunic"),
    armorRow(3, "Hose"),
    armorRow(4, "Better Hose"),
    armorRow(5, "Charm", { bodypart: "deco1" }),
    etcItemRow(6, "Recipe: Tunic"),
    etcItemRow(7, "Mud"),
    etcItemRow(8, "Token"),
  ],
  skills: [{ id: 10, name: "Set Bonus", maxLevel: 3 }],
  npcs: [
    npcRow(20, "Toad King", {
      elements: { defence: { fire: 20 } },
      minions: [{ npcId: 21, min: 2, max: 2, respawnDelay: 360 }],
    }),
    npcRow(21, "Toad"),
  ],
  // The group is given at 40 %, of it three quarters mud; the token by itself at 5 %.
  drops: [
    { npcId: 21, category: 1, groupChance: 400_000, itemId: 7, min: 2, max: 4, chance: 750_000 },
    { npcId: 21, category: 1, groupChance: 400_000, itemId: 2, min: 1, max: 1, chance: 250_000 },
    { npcId: 21, category: 2, itemId: 8, min: 1, max: 1, chance: 50_000 },
  ],
  spawns: [spawnRow(21, 66, 66, { respawnDelay: 60, count: 3, territory })],
  armorSets: [
    {
      id: 17,
      name: "Set",
      chest: 2,
      legs: 3,
      skillId: 10,
      alternatives: { chest: [4] },
      bonusSkills: [{ id: 10, level: 3 }],
      baseStats: { STR: 1, CON: -1 },
    },
    {
      id: 18,
      name: "Other Set",
      chest: 3,
      skillId: 10,
      bonusSkills: [
        { id: 10, level: 2 },
        { id: 10, level: 1 },
      ],
    },
  ],
  recipes: [recipeRow(1, 2, { 7: 2 }, { itemId: 6, rare: { itemId: 4, count: 1, chance: 4 } })],
  exchanges: [
    {
      multisellId: 5,
      position: 1,
      required: [{ itemId: 65_336, count: 100 }],
      produces: { itemId: 2, count: 1 },
      alsoProduces: [{ itemId: 3, count: 2 }],
    },
  ],
  pointCurrencies: [{ itemId: 65_336, name: "Clan Reputation Score" }],
  quests: [{ id: 30, name: "Every Day", repeatable: true, daily: true, races: ["KAMAEL"] }],
  engineRules: [{ name: "groupAmountAbove", value: 1_000_000, source: "invented" }],
});

describe("an item", () => {
  it("has a grade, an element and a slot that the first chronicle does not have", () => {
    expect(getItem(catalog, 1)).toMatchObject({ grade: "s84", elements: { attack: { element: "holy", value: 250 } } });
    expect(getItem(catalog, 5).category).toEqual({ bodypart: "Talisman" });
  });

  it("is found among the alternative pieces of a set and the further products of an exchange", () => {
    expect(getItem(catalog, 4).partOfSets?.map(({ id }) => id)).toEqual([17]);
    expect(getItem(catalog, 3).exchangeFrom).toEqual([
      {
        multisellId: 5,
        maintainEnchantment: false,
        npcs: [],
        required: [{ itemId: 65_336, name: "Clan Reputation Score", iconFile: null, count: 100 }],
        produces: { itemId: 2, name: "Tunic", iconFile: null, count: 1 },
        alsoProduces: [{ itemId: 3, name: "Hose", iconFile: null, count: 2 }],
      },
    ]);
  });
});

it("an armor set has alternative pieces, skills above level 1 and base stats", () => {
  const set = getArmorSet(catalog, 17);
  expect(set.alternatives).toEqual({ chest: [{ itemId: 4, name: "Better Hose", iconFile: null }] });
  // The one bonus skill, at the level that the source states.
  expect([set.bonusSkill?.id, set.bonusSkill?.level]).toEqual([10, 3]);
  expect(set).not.toHaveProperty("bonusSkills");
  expect(set.baseStats).toEqual({ STR: 1, CON: -1 });
});

it("an armor set lists its bonus skills where it has several", () => {
  const set = getArmorSet(catalog, 18);
  const levels = set.bonusSkills?.map(({ id, level }) => [id, level]);
  expect(levels).toEqual([
    [10, 2],
    [10, 1],
  ]);
  expect(set.bonusSkill).toEqual(set.bonusSkills?.[0]);
});

it("an NPC has elements, and minions that come back by themselves", () => {
  expect(getNpc(catalog, 20)).toMatchObject({
    elements: { defence: { fire: 20 } },
    minions: [{ npc: { id: 21, name: "Toad" }, min: 2, max: 2, respawnDelay: 360 }],
  });
});

it("a grouped drop has the chance of its group times its own", () => {
  // 40 % · 75 % and 40 % · 25 %; the third row has no group.
  expect(getNpcDrops(catalog, 21).drops.map(({ itemId, chance }) => [itemId, chance])).toEqual([
    [7, 30],
    [2, 10],
    [8, 5],
  ]);
  // 0.3 · 3 pieces of mud a kill.
  expect(
    getNpcLoot(catalog, 21).rows.map(({ itemId, probability, expected }) => [itemId, probability, expected]),
  ).toEqual([
    [7, expect.closeTo(0.3, 12), expect.closeTo(0.9, 12)],
    [2, expect.closeTo(0.1, 12), expect.closeTo(0.1, 12)],
    [8, expect.closeTo(0.05, 12), expect.closeTo(0.05, 12)],
  ]);
});

it("a spawn in a territory shows the area and counts all of its NPCs in farming", () => {
  expect(listNpcSpawns(catalog, 21).data).toMatchObject([{ x: 66, y: 66, count: 3, territory }]);
  // 3 NPCs · 3600 / 60 kills an hour · 0.9 pieces.
  const [spot] = listFarmingSpots(catalog, 7, {}).data;
  expect(spot).toMatchObject({ spawnCount: 3, respawnSeconds: 60, perHour: expect.closeTo(162, 9) });
});

it("a recipe has a rare product, and a quest is done once a day", () => {
  expect(getRecipe(catalog, 6).rare).toEqual({ itemId: 4, name: "Better Hose", iconFile: null, count: 1, chance: 4 });
  expect(getQuest(catalog, 30)).toMatchObject({ daily: true, raceRestrictions: ["KAMAEL"] });
});
