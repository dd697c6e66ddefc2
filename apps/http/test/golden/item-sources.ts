import { expect } from "vitest";
import { type GoldenCase, itemQuantity, trapStone } from "./golden-case.js";

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

const fullPlateArmor = {
  multisellId: 317_325_001,
  npcs: [
    { id: 31_729, name: "Adventurer Guildsman" },
    { id: 31_775, name: "Adventure Guildsman" },
  ],
  maintainEnchantment: false,
  appliesTaxes: false,
  required: [
    itemQuantity(8158, "Skull of the Dead: C-Grade", "etc_raid_a_i02", 120),
    itemQuantity(8164, "Egg of Earth: C-Grade", "etc_raid_c_i02", 130),
    itemQuantity(8170, "Angel's Soul: C-Grade", "etc_raid_e_i02", 22),
  ],
  produces: itemQuantity(356, "Full Plate Armor", "armor_t62_ul_i00", 1),
};

/** Where items come from, worked out by hand from the source. Kills: ceil(ln(1 − share) / ln(1 − p)). */
export const goldenItemSources: readonly GoldenCase[] = [
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
];
