import { expect } from "vitest";
import { type GoldenCase, onePage } from "./golden-case.js";

const root = "/api/interlude";

// xml/items/0000-0099.xml and 1600-1699.xml, client/item-icons.json, xml/buyLists.xml (product 1), xml/recipes.xml (recipe 1).
const shortSword = {
  id: 1,
  name: "Short Sword",
  type: "weapon",
  grade: "none",
  weight: 1600,
  price: 768,
  iconFile: "weapon_small_sword_i00.png",
};
const longSword = {
  id: 2,
  name: "Long Sword",
  type: "weapon",
  grade: "none",
  weight: 1560,
  price: 136_000,
  iconFile: "weapon_long_sword_i00.png",
};

const dropper = (id: number, name: string, level: number, chance: number, chanceDisplay: string) => ({
  npc: { id, name, type: "Monster", level },
  qty: "1",
  chance,
  chanceDisplay,
});

const wolf = { id: 12_077, name: "Wolf" };
const wolfFood = { itemId: 2515, name: "Food For Wolves", iconFile: "etc_pouch_yellow_i00.png" };

const counts = (rows: Readonly<Record<string, number>>) =>
  Object.entries(rows).map(([name, count]) => ({ name, count }));
const grades = counts({ none: 7335, d: 318, c: 504, b: 506, a: 409, s: 134 });

/** What the item routes must answer. */
export const goldenItems: readonly GoldenCase[] = [
  [`${root}/items?limit=2`, { data: [shortSword, longSword], meta: onePage(9206, 2) }],
  [
    `${root}/items/1`,
    {
      data: {
        ...shortSword,
        material: "STEEL",
        category: { bodypart: "One-handed", weaponType: "SWORD" },
        stats: { pAtk: 8, mAtk: 6, rCrit: 8, pAtkSpd: 379 },
        shots: { soulshots: 1, spiritshots: 1 },
        attackRange: 40,
        randomDamage: 10,
        soldBy: [
          { npc: { id: 30_001, name: "Lector" }, price: 883, buyListId: 1 },
          { npc: { id: 30_135, name: "Iria" }, price: 883, buyListId: 31 },
          { npc: { id: 30_147, name: "Unoren" }, price: 883, buyListId: 37 },
          { npc: { id: 30_516, name: "Reep" }, price: 883, buyListId: 75 },
          { npc: { id: 30_558, name: "Jakal" }, price: 883, buyListId: 81 },
        ],
      },
    },
  ],
  // xml/items/0200-0299.xml: <sub stat="accCombat" val="3" />.
  [
    `${root}/items/229?fields=id,stats`,
    { data: { id: 229, stats: { pAtk: 153, mAtk: 91, rCrit: 12, accCombat: -3, pAtkSpd: 433 } } },
  ],
  // xml/items/0000-0099.xml: <sub stat="rEvas" val="8" />.
  [`${root}/items/18?fields=id,stats`, { data: { id: 18, stats: { rEvas: -8, rShld: 20, sDef: 47 } } }],
  // xml/items/0100-0199.xml, item 175: crystal_count 1746.
  [
    `${root}/items/175?fields=id,crystal,crystalCount`,
    { data: { id: 175, crystal: { count: 1746 }, crystalCount: 1746 } },
  ],
  // xml/items/0400-0499.xml: a robe.
  [`${root}/items/425?fields=id,stats`, { data: { id: 425, stats: { pDef: 17, maxMp: 19 } } }],
  // xml/items/6900-6999.xml: nothing but <enchant>.
  [`${root}/items/6917?fields=id,stats`, { data: { id: 6917 } }],
  // xml/skills/2000-2099.xml, skill 2011.
  [
    `${root}/items/734?fields=skill`,
    {
      data: {
        skill: {
          id: 2011,
          level: 1,
          name: "Haste Potion",
          operateType: "OP_ACTIVE",
          target: "TARGET_SELF",
          iconFile: null,
          description: null,
          power: null,
          skillType: "BUFF",
          appliedEffects: [{ name: "Buff", seconds: 1200, effects: [{ stat: "runSpd", op: "add", value: 20 }] }],
        },
      },
    },
  ],
  [
    `${root}/items/1666`,
    {
      data: {
        id: 1666,
        name: "Recipe: Wooden Arrow",
        type: "etcitem",
        grade: "none",
        weight: 30,
        price: 600,
        material: "LIQUID",
        iconFile: "etc_recipe_white_i00.png",
        category: { etcItemType: "recipe" },
        flags: { stackable: true },
        crafting: {
          productItemId: 17,
          productName: "Wooden Arrow",
          productCount: 500,
          productIconFile: "etc_wooden_quiver_i00.png",
          ingredients: [
            { itemId: 1864, name: "Stem", count: 4, iconFile: "etc_branch_gold_i00.png" },
            { itemId: 1869, name: "Iron Ore", count: 2, iconFile: "etc_lump_gray_i00.png" },
          ],
          successRate: 100,
          level: 1,
          mpConsume: 30,
          isDwarven: true,
        },
      },
    },
  ],
  // xml/npcs/18000-18999.xml: Blood Queen; she and 18002 share name and level, and 18001 has the spawns.
  [`${root}/items/1419/dropped-by`, { data: [dropper(18_001, "Blood Queen", 60, 20, "20%")], meta: onePage(1, 25) }],
  // xml/npcs/20000-20999.xml: 118249 each, all of level 5, so the name decides.
  [
    `${root}/items/116/dropped-by`,
    {
      data: [
        dropper(20_003, "Goblin", 5, 11.8249, "11.82%"),
        dropper(20_319, "Goblin Grave Robber", 5, 11.8249, "11.82%"),
        dropper(20_325, "Goblin Raider", 5, 11.8249, "11.82%"),
        dropper(20_327, "Goblin Snooper", 5, 11.8249, "11.82%"),
      ],
      meta: onePage(4, 25),
    },
  ],
  [`${root}/items/116/spoiled-by`, { data: [dropper(20_003, "Goblin", 5, 34.3131, "34.31%")], meta: onePage(1, 25) }],
  [
    `${root}/items/1122/spoiled-by`,
    { data: [dropper(20_007, "Green Fungus", 9, 4.9042, "4.9%")], meta: onePage(1, 25) },
  ],
  [
    `${root}/meta/item-types`,
    {
      data: expect.arrayContaining(counts({ weapon: 1217, armor: 1125, etcitem: 6864 })),
    },
  ],
  // `<set name="weapon_type" val="BOW" />` and so on counted over xml/items; races and roles over curated/class-tree.json and
  // curated/quests.json.
  [
    `${root}/meta/words`,
    {
      data: expect.objectContaining({
        itemGrade: grades,
        bodypart: expect.arrayContaining(counts({ Boots: 176, Underwear: 43 })),
        weaponType: expect.arrayContaining(counts({ BOW: 94, FISHINGROD: 7, POLE: 103 })),
        armorType: counts({ HEAVY: 88, LIGHT: 83, MAGIC: 104, NONE: 14, PET: 34 }),
        classRace: counts({ Human: 29, Elf: 20, "Dark Elf": 20, Orc: 13, Dwarf: 7 }),
        classType: counts({ Fighter: 52, Mystic: 26, Priest: 11 }),
        questRace: counts({ HUMAN: 9, ELF: 16, DARK_ELF: 14, ORC: 15, DWARF: 11 }),
      }),
    },
  ],
  [
    `${root}/meta/item-grades`,
    {
      data: expect.arrayContaining(grades),
    },
  ],
  // xml/items: <cond><player level="46"/></cond>, <and> of a castle and a rank, and no hunter of players.
  [`${root}/items/8723?fields=conditions`, { data: { conditions: { player: { level: 46 } } } }],
  [
    `${root}/items/6834?fields=conditions`,
    { data: { conditions: { and: [{ player: { castle: 6 } }, { player: { pledgeClass: 2 } }] } } },
  ],
  [
    `${root}/items/7816?fields=conditions,attackRange`,
    { data: { attackRange: 40, conditions: { player: { pkCount: 0 } } } },
  ],
  // 4681: oncrit_skill 3025-1 with its chance; 2563: enchant4_skill 3013-1.
  [
    `${root}/items/4681?fields=triggeredSkills`,
    {
      data: {
        triggeredSkills: [
          expect.objectContaining({
            event: "criticalHit",
            chance: 10,
            skill: expect.objectContaining({ id: 3025, level: 1, name: "Special Ability: Critical Anger" }),
          }),
        ],
      },
    },
  ],
  [
    `${root}/items/2563?fields=triggeredSkills`,
    {
      data: {
        triggeredSkills: [
          {
            event: "enchant4",
            skill: expect.objectContaining({ id: 3013, level: 1, name: "Special Ability: Health" }),
          },
        ],
      },
    },
  ],
  // xml/summonItems.xml: <item id="2375" npcId="12077"/>; <petdata food1="2515" food2="0"> of 12077.
  [`${root}/items/2375?fields=summons`, { data: { summons: { npc: wolf, foods: [wolfFood] } } }],
  [
    `${root}/npcs/12077?fields=summonedBy,foods`,
    {
      data: {
        summonedBy: [{ itemId: 2375, name: "Wolf Collar", iconFile: "etc_prefect_belt_i00.png" }],
        foods: [wolfFood],
      },
    },
  ],
  [
    // xml/items/6800-6899.xml: <and><player castle="2"/><player pledgeClass="2"/></and>; castle 2 is that of the Circlet of Dion.
    `${root}/items/6835?fields=conditions,conditionRecords`,
    {
      data: {
        conditions: { and: [{ player: { castle: 2 } }, { player: { pledgeClass: 2 } }] },
        conditionRecords: { castles: [{ id: 2, name: "Dion Castle" }] },
      },
    },
  ],
];
