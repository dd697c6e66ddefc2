import { expect } from "vitest";
import { type GoldenCase, onePage } from "./golden-case.js";

const root = "/api/high-five";

const near = (value: number) => expect.closeTo(value, 7);

/** A safe step more: the supports add 35 points. */
const supported = (scrollId: number) =>
  [12_367, 14_707].map((supportId) => ({ scrollId, supportId, chance: 100, items: 1, scrolls: 4, supports: 4 }));

const about = (value: number) => expect.closeTo(value, 12);

const adena = { itemId: 57, name: "Adena", iconFile: "etc_adena_i00.png" };
const tracker = { id: 22_834, name: "Dust Dragon Tracker", type: "Monster", level: 84 };
const hunters = { id: 11, name: "Hunters Village" };

const starStone = (itemId: number, color: string, number: number) => ({
  itemId,
  name: `Extracted ${color} Star Stone`,
  iconFile: `general_star_stone_piece_i0${number}.png`,
});
const starStones = [
  { ...starStone(14_009, "Red", 0), count: 2 },
  { ...starStone(14_010, "Blue", 1), count: 2 },
  { ...starStone(14_011, "Green", 2), count: 8 },
];
const gathered = starStones.map(({ itemId, name, count }) => ({ itemId, name, count, price: 1200 }));

const foundationEarring = {
  itemId: 12_710,
  name: "Foundation Adamantite Earring",
  iconFile: "accessary_adamantite_earing_i00.png",
};
const adamantiteEarring = { itemId: 856, name: "Adamantite Earring", iconFile: foundationEarring.iconFile, count: 1 };
const earringRecipe = (id: number, successRate: number) => ({
  id,
  name: `Recipe: Adamantite Earrings (${successRate}%)`,
  product: adamantiteEarring,
  level: 6,
  successRate,
  mpConsume: 174,
  isDwarven: true,
  rare: { ...foundationEarring, count: 1, chance: 4 },
});
const earringSource = (id: number, successRate: number) => {
  const { name: recipeName } = earringRecipe(id, successRate);
  return { recipeItemId: id, recipeName, successRate, rare: { count: 1, chance: 4 } };
};
/** What recipe 329 takes, and the pieces of each. */
const earringMaterials: readonly (readonly [itemId: number, count: number])[] = [
  [1459, 35],
  [1887, 8],
  [1895, 40],
  [2132, 4],
  [4044, 8],
  [4048, 1],
  [4049, 12],
  [4126, 1],
];

/** What the second chronicle must answer, worked out by hand from its datapack; the comments name the files. */
export const goldenHighFive: readonly GoldenCase[] = [
  [
    // xml/stats/items/00000-00099.xml; xml/multisell/7897.xml: NPC 30897 gives 700 for one item 4407.
    `${root}/items/57`,
    {
      data: expect.objectContaining({
        id: 57,
        name: "Adena",
        type: "etcitem",
        grade: "none",
        weight: null,
        price: 1,
        material: "GOLD",
        iconFile: adena.iconFile,
        flags: { stackable: true },
        exchangeFrom: expect.arrayContaining([
          {
            multisellId: 7897,
            maintainEnchantment: false,
            npcs: [{ id: 30_897, name: "Roman" }],
            required: [{ itemId: 4407, name: "Bill of Iason Heine", iconFile: "etc_paper_black_i00.png", count: 1 }],
            produces: { ...adena, count: 700 },
          },
        ]),
      }),
    },
  ],
  [
    // xml/stats/npcs/29000-29099.xml; exp = floor(40 · 40 · 1362.20985). Skill 4416 of level 12 is the race. Minions of
    // xml/minionData.xml. sql/grandboss_data.sql: -21610, 181594 is on tile 19, 23 of region 5 (curated/region-grid.json);
    // the nearest zone of curated/hunting-zones.json is 33, in 8,845 units.
    `${root}/npcs/29001`,
    {
      data: expect.objectContaining({
        id: 29_001,
        name: "Queen Ant",
        level: 40,
        npcType: "GrandBoss",
        isAggressive: false,
        mergedIds: [29_001],
        stats: expect.objectContaining({ hp: 96_596, exp: 2_179_535, sp: 140_740, pAtk: 105, pDef: 1252, runSpd: 230 }),
        baseStats: { str: 60, dex: 73, con: 57, int: 76, wit: 70, men: 80 },
        race: "Bug",
        elements: { defence: { fire: -83, water: 20, wind: 20, earth: 20, holy: 20, dark: 20 } },
        minions: [
          { npc: { id: 29_003, name: "Nurse Ant" }, min: 6, max: 6, respawnDelay: 10 },
          { npc: { id: 29_005, name: "Court Guard Ant" }, min: 8, max: 8, respawnDelay: 360 },
        ],
        primaryRegion: { id: 5, name: "Town of Gludio" },
        primaryLocation: { id: 33, name: "Wasteland", minLevel: 25 },
        spawnCount: 1,
      }),
    },
  ],
  [
    // counts.md: crystal_type S84 on 798 items; the first two are in xml/stats/items/00000-00099.xml and 12800-12899.xml.
    `${root}/items?grade=s84&limit=2`,
    {
      data: [
        {
          id: 52,
          name: "Vesper Dual Sword",
          type: "weapon",
          grade: "s84",
          weight: 1520,
          price: 143_356_000,
          iconFile: "weapon_dual_sword_i00.png",
        },
        {
          id: 12_813,
          name: "Vesper Sigil",
          type: "armor",
          grade: "s84",
          weight: 920,
          price: 12_250_000,
          iconFile: "verper_sigil_i00.png",
        },
      ],
      meta: onePage(798, 2),
    },
  ],
  [
    // xml/stats/npcs/22800-22899.xml: 0.0628 % in a group of 31.02400016784668 %. sql/spawnlist.sql: five places of 240
    // seconds on tiles 22, 21 and 23, 21. Of these, 108770, 117414 and 112508, 110567 and 115880, 110205 are within 10,000
    // units of zone 17 at 105918, 109759 (8,169, 6,639 and 9,972); no zone is as near to the others. 45 and 30 kills an hour.
    `${root}/items/10382/farming`,
    {
      data: [
        {
          npc: tracker,
          location: { id: 17, name: "Hardin's Academy", minLevel: null },
          region: hunters,
          spawnCount: 3,
          respawnSeconds: 240,
          expectedPerKill: about(0.000_194_830_721),
          perHour: about(0.008_767_382_447),
        },
        {
          npc: tracker,
          location: null,
          region: hunters,
          spawnCount: 2,
          respawnSeconds: 240,
          expectedPerKill: about(0.000_194_830_721),
          perHour: about(0.005_844_921_632),
        },
      ],
      meta: onePage(2, 50),
    },
  ],
  [
    // curated/teleports.json: "npcId":30848,"teleportId":200922, the longest number of the chronicle.
    `${root}/teleports/30848200922?fields=name,x,y,z`,
    { data: { name: "Entrance to The Giant's Cave", x: 174_491, y: 50_942, z: -4360 } },
  ],
  [
    // xml/stats/npcs/22300-22399.xml: 22365 has adena in its second part and 22366 in its first one; each is rolled once.
    `${root}/npcs/22365/drops`,
    {
      data: expect.objectContaining({
        drops: expect.arrayContaining([
          {
            itemId: 57,
            itemName: "Adena",
            qty: "21314–42688",
            chance: 70,
            chanceDisplay: "70%",
            type: "adena",
          },
        ]),
      }),
    },
  ],
  [
    // xml/stats/npcs/29100-29199.xml: min="9000000" max="1100000", always: in the mean half of the sum.
    `${root}/npcs/29181/loot`,
    { data: expect.objectContaining({ adenaPerKill: 5_050_000 }) },
  ],
  [
    // xml/stats/npcs/20400-20499.xml, level 1: a group of 70 % with 8 to 12 adena, and one of 42 % with 55 % for herb 8600.
    // Herbs have rates of their own, and of a player 7 levels above every chance is 64 %.
    `${root}/npcs/20481/loot?rate=10&rateAdena=1&playerLevel=8`,
    {
      data: expect.objectContaining({
        levelGap: about(0.64),
        adenaPerKill: about(0.64 * 0.7 * 10),
        rows: expect.arrayContaining([
          expect.objectContaining({ itemId: 57, probability: about(0.448), expected: about(4.48) }),
          expect.objectContaining({ itemId: 8600, probability: about(0.64 * 0.231), expected: about(0.64 * 0.231) }),
        ]),
      }),
    },
  ],
  [
    // xml/stats/npcs/29000-29099.xml: 29098, level 80, is a minion of the raid boss Anais alone, and gives 60 to 180 of item 1344 by
    // 38.493301 %. Raids: at 4 levels above 1 - 4 x 0.15 = 0.4, and the rate 2: 0.384933 x 0.4 x 2 = 0.307946, and 120 pieces of it.
    `${root}/npcs/29098/loot?playerLevel=84&rateDrop=5&rateRaid=2`,
    {
      data: expect.objectContaining({
        levelGap: about(0.4),
        rows: expect.arrayContaining([
          expect.objectContaining({
            itemId: 1344,
            probability: expect.closeTo(0.307_946, 6),
            expected: expect.closeTo(36.953_57, 5),
          }),
        ]),
      }),
    },
  ],
  [
    // xml/recipes.xml, item 920: 1, 1 and 4 star stones make one, always; nothing makes star stones.
    `${root}/items/14047/crafting?count=2`,
    {
      data: {
        tree: {
          itemId: 14_047,
          name: "Stone of Speed",
          iconFile: "stone_8_i00.png",
          count: 2,
          recipe: { id: 14_034, successRate: 100, crafts: 2 },
          ingredients: starStones,
        },
        totals: gathered,
        // 12 pieces at 1,200 adena.
        cost: { totals: 14_400, expected: 14_400, unpriced: 0 },
        crafts: [{ recipeId: 14_034, name: "Design: Stone of Speed", times: 2 }],
        leftovers: [],
        expected: gathered,
      },
    },
  ],
  [
    // xml/recipes.xml, items 328 and 329: both make 856, and <productionRare id="12710" count="1" rarity="4" />.
    `${root}/items/12710/sources`,
    { data: { item: foundationEarring, craftedBy: [earringSource(4126, 100), earringSource(4937, 70)] } },
  ],
  [
    `${root}/recipes?product=12710`,
    { data: [earringRecipe(4126, 100), earringRecipe(4937, 70)], meta: onePage(2, 50) },
  ],
  [
    // The rare earring comes of 4 % of the crafts, which always succeed: 25 in the mean.
    `${root}/items/12710/crafting?buy=1887,1895,4044,4048`,
    {
      data: expect.objectContaining({
        tree: expect.objectContaining({
          recipe: { id: 4126, successRate: 100, crafts: 1, rare: earringRecipe(4126, 100).rare },
        }),
        crafts: [{ recipeId: 4126, name: "Recipe: Adamantite Earrings (100%)", times: 1 }],
        leftovers: [],
        expected: earringMaterials.map(([itemId, count]) =>
          expect.objectContaining({ itemId, count: about(25 * count) }),
        ),
      }),
    },
  ],
  [
    // The usual earring comes of the other 96 %, and of 70 % of the attempts.
    `${root}/items/856/crafting?recipe=4937&count=3&buy=1887,1892,1895,4044`,
    {
      data: expect.objectContaining({
        totals: expect.arrayContaining([expect.objectContaining({ itemId: 4049, count: 36 })]),
        expected: expect.arrayContaining([
          expect.objectContaining({ itemId: 4049, count: expect.closeTo(36 / 0.7 / 0.96, 9) }),
        ]),
      }),
    },
  ],
  [
    // Items 138 and 436 of xml/recipes.xml are both of recipe item 5008, which names 436: `recipe_id` in xml/stats/items.
    `${root}/recipes/5008`,
    {
      data: expect.objectContaining({
        id: 5008,
        product: expect.objectContaining({ itemId: 264, count: 1 }),
        successRate: 60,
        rare: { itemId: 264, name: "Pata", iconFile: "weapon_chakram_i00.png", count: 2, chance: 20 },
      }),
    },
  ],
  [
    // xml/enchantItemData.xml, for armor of D; `etcitem_type` of the items in xml/stats/items. Jewels: 66.67 % for +4.
    `${root}/items/881/enchant?to=4`,
    {
      data: expect.objectContaining({
        safeTo: 3,
        scrolls: [
          expect.objectContaining({ onFailure: "destroyed", supports: [12_367, 14_707] }),
          { scroll: expect.objectContaining({ itemId: 6576 }), onFailure: "reset" },
          expect.objectContaining({ onFailure: "destroyed", chanceBonus: 10 }),
          expect.objectContaining({ onFailure: "kept", maxEnchant: 6 }),
        ],
        expected: [
          { scrollId: 956, chance: near(66.67), items: near(1 / 0.6667), scrolls: near(4 / 0.6667) },
          ...supported(956),
          { scrollId: 6576, chance: near(66.67), items: 1, scrolls: near(4 / 0.6667) },
          { scrollId: 22_010, chance: near(76.67), items: near(1 / 0.7667), scrolls: near(4 / 0.7667) },
          ...supported(22_010),
          { scrollId: 22_230, chance: near(66.67), items: 1, scrolls: near(3 + 1 / 0.6667) },
          ...supported(22_230),
        ],
      }),
    },
  ],
  [
    // Two <cond> of 5241 in xml/stats/items/05200-05299.xml: both must hold.
    `${root}/items/5241?fields=conditions`,
    {
      data: {
        conditions: {
          and: [{ player: { flyMounted: false } }, { player: { races: ["HUMAN", "ELF", "DARK_ELF", "ORC", "DWARF"] } }],
        },
      },
    },
  ],
  [
    // xml/stats/items/09400-09499.xml; xml/categoryData.xml: BARD has the classes 100 and 107.
    `${root}/items/9420?fields=conditionRecords`,
    {
      data: {
        conditionRecords: {
          categories: [
            {
              name: "BARD",
              classes: [
                { id: 100, name: "Sword Muse", professionLevel: 3 },
                { id: 107, name: "Spectral Dancer", professionLevel: 3 },
              ],
            },
          ],
        },
      },
    },
  ],
  // A raid boss of level 23: half of it, cut off, 5 more or less. One of its minions gives none.
  [`${root}/npcs/25001?fields=raidPoints`, { data: { raidPoints: { min: 6, max: 16 } } }],
  [`${root}/npcs/25002?fields=raidPoints`, { data: {} }],
  [
    // xml/stats/skills/00500-00599.xml: the effect Restoration of skill 513 gives one.
    `${root}/items/10112/sources`,
    {
      data: {
        item: { itemId: 10_112, name: "Dark Seed", iconFile: "etc_coda_i08.png" },
        createdBySkills: [{ id: 513, name: "Create Dark Seed", iconFile: "skill0513.png" }],
      },
    },
  ],
  [
    // xml/stats/pets: <pet id="16037" itemId="10307"> with <set name="food" val="9668;14818;2515"/>.
    `${root}/items/10307?fields=summons`,
    {
      data: {
        summons: {
          npc: { id: 16_037, name: "Great Snow Wolf" },
          foods: [9668, 14_818, 2515].map((itemId) => expect.objectContaining({ itemId })),
        },
      },
    },
  ],
  [
    // xml/stats/hennaList.xml, dye 1: <wear count="10" fee="37000"/><cancel count="5" fee="7400"/>.
    `${root}/hennas/1`,
    {
      data: expect.objectContaining({ engravePrice: 37_000, dyeCount: 10, removalFee: 7400, returnedDyes: 5 }),
    },
  ],
];
