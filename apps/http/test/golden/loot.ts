import { expect } from "vitest";
import type { GoldenCase } from "./golden-case.js";

const root = "/api/interlude";

const about = (value: number) => expect.closeTo(value, 9);

const loot = (
  [itemId, itemName, icon]: readonly [number, string, string],
  type: string,
  group: number,
  [min, max, chance]: readonly [number, number, number],
  probability: number,
  expected = probability,
) => ({
  itemId,
  itemName,
  iconFile: icon === "" ? null : `${icon}_i00.png`,
  type,
  group,
  min,
  max,
  chance,
  probability: about(probability),
  expected: about(expected),
});

const adena = [57, "Adena", "etc_adena"] as const;
const ring = [6660, "Ring of Queen Ant", "accessory_ring_of_queen_ant"] as const;
const once = (chance: number) => [1, 1, chance] as const;

/** What kills give, computed on paper by the rules of the engine from the rows of the source. */
export const goldenLoot: readonly GoldenCase[] = [
  [
    // xml/npcs/25000-25999.xml, "Ghost of Peasant" of level 49: 25014 has one row, category 1: item 1539, 1, 154489.
    // xml/items: price of 1539 is 1080, so 0.154489 · 540 = 83.4 adena.
    `${root}/npcs/25014/loot`,
    {
      data: {
        npc: { id: 25_014, name: "Ghost of Peasant" },
        rawId: 25_014,
        rates: { drop: 1, adena: 1, spoil: 1 },
        playerLevel: null,
        levelGap: 1,
        adenaPerKill: 0,
        valuePerKill: 83,
        rows: [loot([1539, "Greater Healing Potion", "etc_reagent_white"], "regular", 1, once(15.4489), 0.154_489)],
      },
    },
  ],
  [
    // 25015: item 1342, 20 to 60, 695200. A player of level 60 is 11 levels above: (100 − 9 · 3) / 100 / 3 = 73 / 300.
    // 0.6952 · 73 / 300 · 2 = 0.338330667; then 40 pieces on average, times max(1, 0.6952 · 2 = 1.3904): 18.8166.
    // The price of 1342 is 5: 18.8166 · 2.5 = 47.04 adena.
    `${root}/npcs/25014/loot?raw=25015&rateDrop=2&playerLevel=60&rateAdena=1.0`,
    {
      data: {
        npc: { id: 25_014, name: "Ghost of Peasant" },
        rawId: 25_015,
        rates: { drop: 2, adena: 1, spoil: 1 },
        playerLevel: 60,
        levelGap: about(73 / 300),
        adenaPerKill: 0,
        valuePerKill: 47,
        rows: [
          loot(
            [1342, "Fine Steel Arrow", "etc_fine_steel_quiver"],
            "regular",
            1,
            [20, 60, 69.52],
            0.338_330_666_666_667,
            18.816_598_357_333,
          ),
        ],
      },
    },
  ],
  [
    // xml/npcs/22000-22999.xml: item 57, 7411 to 7610, 700000, alone in category 0; item 1895 of price 700, 1, 350000.
    // 0.7 · 7510.5 = 5257.35, of which half is 2628.675; 0.35 · 350 = 122.5.
    `${root}/npcs/22190/loot`,
    {
      data: {
        npc: { id: 22_190, name: "Ritual Sacrifice" },
        rawId: 22_190,
        rates: { drop: 1, adena: 1, spoil: 1 },
        playerLevel: null,
        levelGap: 1,
        adenaPerKill: about(5257.35),
        valuePerKill: 2751,
        rows: [
          loot(adena, "adena", 0, [7411, 7610, 70], 0.7, 5257.35),
          loot([1895, "Metallic Fiber", "etc_metallic_fiber"], "regular", 1, once(35), 0.35),
        ],
      },
    },
  ],
  [
    // xml/npcs/29000-29999.xml: 22 rows of items, and adena: seven categories with 140000 to 170000 and one with 120000
    // to 150000, all certain: 7 · 155000 + 135000.
    `${root}/npcs/29001/loot`,
    {
      data: expect.objectContaining({
        npc: { id: 29_001, name: "Queen Ant" },
        adenaPerKill: 1_220_000,
        rows: expect.arrayContaining([
          loot(adena, "adena", 57, [120_000, 150_000, 100], 1, 135_000),
          loot(ring, "regular", 6, once(30), 0.3),
        ]),
      }),
    },
  ],
  [
    // Raid rate 50: the ring's category is certain, and 0.3 · 50 = 15 pieces. Category 5 has 35 %, 35 % and 30 %: all
    // weights are 1, so a third each, times 1.5 pieces, times 17.5 and 15. rateDrop does not concern a boss.
    `${root}/npcs/29001/loot?rateRaid=50&rateDrop=3`,
    {
      data: expect.objectContaining({
        rates: { drop: 50, adena: 1, spoil: 1 },
        adenaPerKill: 1_220_000,
        rows: expect.arrayContaining([
          loot(ring, "regular", 6, once(30), 1, 15),
          loot(
            [851, "Omen Beast's Eye Earring", "accessary_onyxbeastseye_earing"],
            "regular",
            5,
            [1, 2, 35],
            1 / 3,
            8.75,
          ),
        ]),
      }),
    },
  ],
  [
    // xml/npcs/20000-20999.xml, "Wolf" of level 4, herb group 1; a player of level 13: 91 / 300.
    // Adena: 0.7 · 10 · 91 / 300 is above 1; 24 on average, times 0.7 · 7.5 = 5.25. Category 2: the sum 0.050115 · 10 ·
    // 91 / 300, of which Lesser Healing Potion has 22174 / 50115. Stem: 0.077212 · 10 · 91 / 300.
    // Herb of Life: 2 % · 91 / 300, at rate 1, and without a price.
    // Half of the prices: 126 · 0.5, 0.067261 · 45, Short Bow 0.031528 · 384, Coal and Varnish 0.030270 · 100 each, Recipe:
    // Broad Sword 0.024215 · 125; spoil: Stem 0.234210 · 50, Recipe: Willow Staff 0.093685 · 125, Oriharukon Ore 0.007808 ·
    // 1500. 63 + 3.027 + 12.107 + 6.054 + 3.027 + 11.710 + 11.711 + 11.712 = 122.3.
    `${root}/npcs/20120/loot?rateDrop=10&rateAdena=7.5&rateSpoil=10&playerLevel=13`,
    {
      data: expect.objectContaining({
        adenaPerKill: about(126),
        valuePerKill: 122,
        rows: expect.arrayContaining([
          loot(adena, "adena", 0, [19, 29, 70], 1, 126),
          loot([1060, "Lesser Healing Potion", "etc_lesser_potion_red"], "regular", 2, once(2.2174), 0.067_261_133_333),
          loot([1864, "Stem", "etc_branch_gold"], "spoil", -1, once(7.7212), 0.234_209_733_333),
          { ...loot([8600, "Herb of Life", ""], "herb", 1, once(2), 0.006_066_666_667), iconFile: null },
        ]),
      }),
    },
  ],
];
