import { expect } from "vitest";
import type { GoldenCase } from "./golden-case.js";

const root = "/api/interlude";

const about = (value: number) => expect.closeTo(value, 12);

const trapStone = { itemId: 8764, name: "Trap Stone", iconFile: "etc_capture_stone_i00.png" };

const source = (
  [id, name, type, level]: readonly [number, string, string, number],
  probability: number,
  [p50, p90, p99]: readonly [number, number, number],
) => ({
  npc: { id, name, type, level },
  rawId: id,
  probability: about(probability),
  expected: about(probability),
  kills: { p50, p90, p99 },
});

const item = (itemId: number, name: string, icon: string, count: number) => ({
  itemId,
  name,
  iconFile: `${icon}.png`,
  count,
});

const fullPlateArmor = {
  multisellId: 317_325_001,
  npcs: [
    { id: 31_729, name: "Adventurer Guildsman" },
    { id: 31_775, name: "Adventure Guildsman" },
  ],
  maintainEnchantment: false,
  appliesTaxes: false,
  required: [
    item(8158, "Skull of the Dead: C-Grade", "etc_raid_a_i02", 120),
    item(8164, "Egg of Earth: C-Grade", "etc_raid_c_i02", 130),
    item(8170, "Angel's Soul: C-Grade", "etc_raid_e_i02", 22),
  ],
  produces: item(356, "Full Plate Armor", "armor_t62_ul_i00", 1),
};

const specialAbility = (id: number, name: string, crystal: readonly [number, string, string]) => ({
  multisellId: 311_262_501,
  npcs: [{ id: 31_126, name: "Blacksmith of Mammon" }],
  maintainEnchantment: true,
  appliesTaxes: false,
  required: [
    item(7575, "Draconic Bow", "weapon_draconic_bow_i00", 1),
    item(crystal[0], `${crystal[1]} Soul Crystal: Grade 13`, `etc_crystal_${crystal[2]}_i00`, 1),
    item(2134, "Gemstone S", "etc_bead_silver_i00", 82),
  ],
  produces: item(id, `Draconic Bow - ${name}`, "weapon_draconic_bow_i01", 1),
});

/** Where items come from and go to, worked out by hand from the source. Kills: ceil(ln(1 − share) / ln(1 − p)). */
export const goldenItemLinks: readonly GoldenCase[] = [
  [
    // xml/npcs/29000-29999.xml: the only row with item 6660 is 300000 of category 6, alone in it.
    // ln 0.5 / ln 0.7 = 1.94, ln 0.1 / ln 0.7 = 6.46, ln 0.01 / ln 0.7 = 12.9.
    `${root}/items/6660/sources`,
    {
      data: {
        item: { itemId: 6660, name: "Ring of Queen Ant", iconFile: "accessory_ring_of_queen_ant_i00.png" },
        droppedBy: [source([29_001, "Queen Ant", "GrandBoss", 40], 0.3, [2, 7, 13])],
      },
    },
  ],
  [
    // xml/multisell/317325001.xml: 120 of 8158, 130 of 8164 and 22 of 8170; 48 NPC ids of two names.
    // itemid="356": 27268 of raid boss 25335, 22 of 20947, and 163 of category -1 of 20134. xml/recipes.xml: 2231.
    // 25335: ln 0.5 / ln 0.972732 = 25.07, 83.3, 166.6. 20947: 0.693147 / 0.000022 = 31506.7, 104662, 209325 less 1.
    // 20134 at rate 1: 0.693147 / 0.0001630133 = 4252.1, 14125, 28250.1.
    `${root}/items/356/sources`,
    {
      data: {
        item: { itemId: 356, name: "Full Plate Armor", iconFile: "armor_t62_ul_i00.png" },
        droppedBy: [
          source([25_335, "Anakazel", "RaidBoss", 48], 0.027_268, [26, 84, 167]),
          source([20_947, "Connabi", "Monster", 54], 0.000_022, [31_507, 104_662, 209_324]),
        ],
        spoiledBy: [source([20_134, "Cave Maiden", "Monster", 59], 0.000_163, [4253, 14_126, 28_251])],
        craftedBy: [{ recipeItemId: 2231, recipeName: "Recipe: Full Plate Armor", successRate: 100 }],
        exchangeFrom: [fullPlateArmor],
      },
    },
  ],
  [
    // Raid rate 10, and a player of level 80: 80 − 48 = 32 levels above Anakazel and more than 20 above the others,
    // so nothing is left but the least chance of one in a million: 693146.8, 2302584, 4605168 kills.
    `${root}/items/356/sources?rateRaid=10&rateSpoil=5&playerLevel=80`,
    {
      data: {
        item: { itemId: 356, name: "Full Plate Armor", iconFile: "armor_t62_ul_i00.png" },
        droppedBy: expect.any(Array),
        spoiledBy: [source([20_134, "Cave Maiden", "Monster", 59], 0.000_001, [693_147, 2_302_584, 4_605_168])],
        craftedBy: [{ recipeItemId: 2231, recipeName: "Recipe: Full Plate Armor", successRate: 100 }],
        exchangeFrom: [fullPlateArmor],
      },
    },
  ],
  [
    // xml/multisell/010.xml: NPC 32115 gives it for 750 adena; quests.json: quest 111 gives 100.
    `${root}/items/8764/sources`,
    {
      data: {
        item: trapStone,
        exchangeFrom: [
          {
            multisellId: 10,
            npcs: [{ id: 32_115, name: "Asamah" }],
            maintainEnchantment: false,
            appliesTaxes: false,
            required: [{ itemId: 57, name: "Adena", iconFile: "etc_adena_i00.png", count: 750 }],
            produces: { ...trapStone, count: 1 },
          },
        ],
        rewardedByQuests: [{ quest: { id: 111, name: "Elrokian Hunter's Proof", levelMin: 75 }, count: 100 }],
      },
    },
  ],
  [
    // xml/skills/3600-3699.xml: <set name="itemConsumeId" val="8764" /> of three skills.
    `${root}/items/8764/uses`,
    {
      data: {
        item: trapStone,
        skills: [
          { id: 3626, name: "Kabokula", iconFile: null },
          { id: 3627, name: "Tapirawa", iconFile: null },
          { id: 3628, name: "Shabonoba", iconFile: null },
        ],
      },
    },
  ],
  [
    // xml/seeds.xml: cropId="5073" of castles 1, 4 and 9; it is no matureId and no reward.
    `${root}/items/5073/sources`,
    {
      data: {
        item: { itemId: 5073, name: "Dark Coda", iconFile: "etc_coda_i08.png" },
        grownFrom: [
          { id: 5016, name: "Seed: Dark Coda", level: 10, castle: { id: 1, name: "Gludio Castle" }, kind: "crop" },
          { id: 5042, name: "Seed: Dark Coda", level: 10, castle: { id: 4, name: "Oren Castle" }, kind: "crop" },
          { id: 8237, name: "Seed: Dark Coda", level: 10, castle: { id: 9, name: "Schuttgart Castle" }, kind: "crop" },
        ],
      },
    },
  ],
  [
    // xml/multisell/320540001.xml: two productions for 9 pieces of 8514.
    `${root}/items/5135/sources`,
    {
      data: expect.objectContaining({
        exchangeFrom: [
          {
            multisellId: 320_540_001,
            npcs: [{ id: 32_054, name: "Ghost of a Railroad Engineer" }],
            maintainEnchantment: false,
            appliesTaxes: false,
            required: [expect.objectContaining({ itemId: 8514, count: 9 })],
            produces: expect.objectContaining({ itemId: 5135, count: 1 }),
            alsoProduces: [expect.objectContaining({ itemId: 1060, count: 3 })],
          },
        ],
      }),
    },
  ],
  [
    // xml/multisell/1004.xml: 20 NPCs; ingredients 2135 (maintainIngredient), 5 of 1864 and 500 adena of tax for 1878.
    `${root}/items/2135/uses`,
    {
      data: expect.objectContaining({
        exchanges: [
          {
            multisellId: 1004,
            npcs: expect.toSatisfy((npcs: readonly unknown[]) => npcs.length === 20),
            maintainEnchantment: false,
            appliesTaxes: true,
            required: [
              expect.objectContaining({ itemId: 2135, count: 1, isKept: true }),
              { itemId: 1864, name: "Stem", iconFile: "etc_branch_gold_i00.png", count: 5 },
              { itemId: 57, name: "Adena", iconFile: "etc_adena_i00.png", count: 500 },
            ],
            produces: expect.objectContaining({ itemId: 1878, count: 1 }),
          },
        ],
      }),
    },
  ],
  [
    // xml/recipes.xml: material="1864-4;1869-2" product="17-500" of recipe item 1666; no recipe consumes it.
    `${root}/items/1666/uses`,
    {
      data: {
        item: { itemId: 1666, name: "Recipe: Wooden Arrow", iconFile: "etc_recipe_white_i00.png" },
        crafting: {
          productItemId: 17,
          productName: "Wooden Arrow",
          productCount: 500,
          productIconFile: "etc_wooden_quiver_i00.png",
          ingredients: [
            { itemId: 1864, name: "Stem", iconFile: "etc_branch_gold_i00.png", count: 4 },
            { itemId: 1869, name: "Iron Ore", iconFile: "etc_lump_gray_i00.png", count: 2 },
          ],
          successRate: 100,
          level: 1,
          mpConsume: 30,
          isDwarven: true,
        },
      },
    },
  ],
  [
    // xml/items: crystal_type S and crystal_count 2440; the S-grade crystal is item 1462. xml/multisell/311262501.xml:
    // <ingredient id="7575" count="1"/> of three items, with the soul crystals 5908, 5911 and 5914.
    `${root}/items/7575/uses`,
    {
      data: {
        item: { itemId: 7575, name: "Draconic Bow", iconFile: "weapon_draconic_bow_i00.png" },
        exchanges: [
          specialAbility(7576, "Cheap Shot", [5908, "Red", "red"]),
          specialAbility(7577, "Focus", [5911, "Green", "green"]),
          specialAbility(7578, "Critical Slow", [5914, "Blue", "blue"]),
        ],
        crystal: { itemId: 1462, name: "Crystal: S Grade", iconFile: "etc_crystal_gold_i00.png", count: 2440 },
      },
    },
  ],
  [
    // xml/spellbooks.xml: book 1512 for skill 2; xml/classes: learned by six classes.
    `${root}/items/1512/uses`,
    {
      data: {
        item: { itemId: 1512, name: "Spellbook: Confusion", iconFile: "etc_spell_books_defighter_i00.png" },
        spellbook: {
          skillId: 2,
          skillName: "Confusion",
          iconFile: "skill0002.png",
          learnedBy: [
            { id: 32, name: "Palus Knight", professionLevel: 1 },
            { id: 33, name: "Shillien Knight", professionLevel: 2 },
            { id: 34, name: "Bladedancer", professionLevel: 2 },
            { id: 35, name: "Assassin", professionLevel: 1 },
            { id: 36, name: "Abyss Walker", professionLevel: 2 },
            { id: 37, name: "Phantom Ranger", professionLevel: 2 },
          ],
        },
      },
    },
  ],
];
