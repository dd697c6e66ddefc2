import { expect } from "vitest";
import type { GoldenCase } from "./golden-case.js";

const root = "/api/interlude";

const about = (value: number) => expect.closeTo(value, 12);

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
      },
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
    // xml/items: crystal_type S and crystal_count 2440; the S-grade crystal is item 1462.
    `${root}/items/7575/uses`,
    {
      data: {
        item: { itemId: 7575, name: "Draconic Bow", iconFile: "weapon_draconic_bow_i00.png" },
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
