import { expect } from "vitest";

/** A call and the answer that it must have. */
export type GoldenAnswer = readonly [tool: string, args: Readonly<Record<string, unknown>>, answer: unknown];

const about = (value: number) => expect.closeTo(value, 9);

/** Answers worked out by hand from the files of the datapack. */
export const goldenAnswers: readonly GoldenAnswer[] = [
  // xml/items: only the name of 7579 has "draconic bow s"; those of 7576 and 7578 have Draconic, Bow, and Shot or Slow.
  [
    "search",
    { q: "draconic bow s", fields: ["type", "id", "name"] },
    {
      data: [
        { type: "item", id: 7579, name: "Draconic Bow Shaft" },
        { type: "item", id: 7576, name: "Draconic Bow - Cheap Shot" },
        { type: "item", id: 7578, name: "Draconic Bow - Critical Slow" },
      ],
      total: 3,
    },
  ],
  // xml/items/7500-7599.xml: <item id="7575" type="Weapon" name="Draconic Bow">, weight 1650, price 48800000.
  [
    "get_item",
    { item: "Draconic Bow", fields: ["id", "grade", "weight", "price"] },
    { data: { id: 7575, grade: "s", weight: 1650, price: 48_800_000 } },
  ],
  // crystal_count 2440; no buy list has it.
  ["get_item", { item: 7575, fields: ["crystalCount", "soldBy"] }, { data: { crystalCount: 2440 }, none: ["soldBy"] }],
  // xml/multisell/1235.xml: 3,480 points and 174,000 adena; isTaxIngredient="true" beside 1,740,000, and applyTaxes="true".
  [
    "item_sources_and_uses",
    { item: "Sealed Apella Helm", fields: ["exchangeFrom", "soldBy"] },
    {
      data: {
        exchangeFrom: [
          expect.objectContaining({
            required: [
              { itemId: 65_336, name: "Clan Reputation Score", count: 3480 },
              { itemId: 57, name: "Adena", count: 174_000 },
            ],
            taxBase: 1_740_000,
          }),
        ],
      },
      none: ["soldBy"],
    },
  ],
  // curated/quests.json: 638 has a random branch of 3,576,000 adena, 620 one of 10,000, 639 gives adena by count and 662 none.
  [
    "list_records",
    {
      type: "quest",
      filters: { repeatable: true, reward: 959, level: 80, sort: "-adena" },
      fields: ["id", "adenaRange", "adenaByCount"],
    },
    {
      data: [
        { id: 638, adenaRange: { min: 0, max: 3_576_000 } },
        { id: 620, adenaRange: { min: 0, max: 10_000 } },
        { id: 639, adenaByCount: true },
        { id: 662 },
      ],
      total: 4,
    },
  ],
  // Of the grand bosses from level 85 on, Valakas and Sailren drop weapons, and Frintezza nothing.
  [
    "list_npcs",
    { npcType: "GrandBoss", levelMin: 85, dropsType: "weapon", fields: ["name"] },
    { data: [{ name: "Valakas" }, { name: "Sailren" }], total: 2 },
  ],
  // 4 Stem at 100 and 2 Iron Ore at 200 adena.
  [
    "plan_crafting",
    { item: "Wooden Arrow", fields: ["cost"] },
    { data: { cost: { totals: 800, expected: 800, unpriced: 0 } } },
  ],
  // xml/npcs/29000-29999.xml: Queen Ant, level 40, type GrandBoss.
  [
    "get_npc",
    { npc: "Queen Ant", fields: ["id", "level", "npcType"] },
    { data: { id: 29_001, level: 40, npcType: "GrandBoss" } },
  ],
  // Quest Q002_WhatWomenWant: of level 2, for elves and humans.
  [
    "get_record",
    { type: "quest", record: "What Women Want", fields: ["id", "levelMin"] },
    { data: { id: 2, levelMin: 2 } },
  ],
  // Of quests.json, 38 (Dragon Fangs) alone gives item 1123: with it 3200 adena, in other branches 5200, 1500 and 3200.
  [
    "list_records",
    { type: "quest", filters: { reward: 1123 }, fields: ["id", "adenaRange"] },
    { data: [{ id: 38, adenaRange: { min: 1500, max: 5200 } }], total: 1 },
  ],
  // hunting-zones.json: Tower of Insolence at 114649,11115,-5100; a noblesse arrives on the seventh floor at 115064,12181,2960.
  [
    "teleport_route",
    { from: 30_080, to: "Tower of Insolence", noble: true, fields: ["steps"] },
    {
      data: {
        steps: expect.arrayContaining([{ type: "walk", x: 114_649, y: 11_115, distance: 1144, height: 8060 }]),
      },
    },
  ],
  // xml/items: the bows of grade S that bear "draconic" are 7575 and its three variants.
  [
    "list_items",
    { q: "draconic", weaponType: "BOW", fields: ["id"] },
    { data: [{ id: 7575 }, { id: 7576 }, { id: 7577 }, { id: 7578 }], total: 4 },
  ],
  // itemid="4985" is dropped by 21081 and by 20980 (see the farming of the same item).
  [
    "list_npcs",
    { drops: 4985, sort: "-level", fields: ["id", "name", "level"] },
    {
      data: [
        { id: 21_081, name: "Power Angel Amon", level: 75 },
        { id: 20_980, name: "Hallate's Follower Mul", level: 68 },
      ],
      total: 2,
    },
  ],
  // xml/recipes.xml: product "17-500" of the recipe item 1666 alone.
  [
    "list_records",
    { type: "recipe", filters: { product: "Wooden Arrow" }, fields: ["id", "name", "successRate"] },
    { data: [{ id: 1666, name: "Recipe: Wooden Arrow", successRate: 100 }], total: 1 },
  ],
  // xml/npcs/25000-25999.xml: 25014 has one row, category 1: item 1539, 1 piece, 154489 of a million; 0.154489 · 1080 / 2.
  [
    "npc_loot",
    { npc: 25_014, fields: ["adenaPerKill", "valuePerKill", "rows"] },
    {
      data: {
        adenaPerKill: 0,
        valuePerKill: 83,
        rows: [
          {
            itemId: 1539,
            itemName: "Greater Healing Potion",
            type: "regular",
            group: 1,
            min: 1,
            max: 1,
            chance: 15.4489,
            probability: about(0.154_489),
            expected: about(0.154_489),
          },
        ],
      },
    },
  ],
  // Strip Mine: 14 spawns of 18342, which gives 7 to 13 adena (see the loot of the location over HTTP).
  [
    "where_to_farm",
    { location: "Strip Mine", fields: ["itemName", "expectedPerKill", "perHour"] },
    { data: [{ itemName: "Adena", expectedPerKill: 10, perHour: 33_600 }], total: 1 },
  ],
  // itemid="8338": 1945 of 22077 alone. Kills for a chance of 50, 90 and 99 %: ln(0.5), ln(0.1) and ln(0.01), each over
  // ln(1 − 0.001945) = −0.00194689: 356.03, 1182.69 and 2365.4, rounded up.
  [
    "item_sources_and_uses",
    { item: 8338, fields: ["droppedBy"] },
    {
      data: {
        droppedBy: [
          {
            npc: { id: 22_077, name: "Horrifying Ginzu Golem VIII", type: "Monster", level: 54 },
            rawId: 22_077,
            probability: about(0.001_945),
            expected: about(0.001_945),
            kills: { p50: 357, p90: 1183, p99: 2366 },
          },
        ],
      },
    },
  ],
  // xml/items: crystal_count 2440 of crystal type S (item 1462) for 7575; no recipe or quest consumes it.
  [
    "item_sources_and_uses",
    { show: "uses", item: "Draconic Bow", fields: ["crystal"] },
    {
      data: {
        crystal: { itemId: 1462, name: "Crystal: S Grade", count: 2440 },
      },
    },
  ],
  // AbstractEnchantPacket of aCis: 66 % for the step to +4 of a jewel; M. Def. 36 of xml/items, 1 each to +3, then 3.
  [
    "item_sources_and_uses",
    { show: "enchant", item: "Ring of Black Ore", to: 4, fields: ["safeTo", "supports"] },
    { data: { safeTo: 3, supports: [] } },
  ],
  // Two spawns each, of 300 and of 220 seconds: 2 · 3600 / 300 · 0.000859 and 2 · 3600 / 220 · 0.000339.
  [
    "where_to_farm",
    { item: 4985, fields: ["spawnCount", "respawnSeconds", "perHour"] },
    {
      data: [
        { spawnCount: 2, respawnSeconds: 300, perHour: about(0.020_616) },
        { spawnCount: 2, respawnSeconds: 220, perHour: 0.011_094_5 },
      ],
      total: 2,
    },
  ],
  // Dre Vanul is the only monster of level 20 in Talking Island Village: exp 666, sp 29, a player of
  // level 27 is 2 levels above the 5 that are free: 25/36.
  [
    "where_to_hunt",
    {
      playerLevel: 27,
      region: 0,
      levelMin: 20,
      levelMax: 20,
      by: "sp",
      per: "kill",
      fields: ["spawnCount", "exp", "score"],
    },
    {
      data: [{ spawnCount: 22, exp: 462.5, score: 20.1389 }],
      total: 1,
      levelRule: {
        freeLevels: 5,
        factorPerLevel: 0.833333,
        source: "Monster.calculateExpAndSp, Attackable",
      },
    },
  ],
  // xml/recipes.xml: "1864-4;1869-2" makes "17-500" by 1666; two batches for 501 arrows.
  [
    "plan_crafting",
    { item: "Wooden Arrow", count: 501, fields: ["totals", "crafts"] },
    {
      data: {
        totals: [
          { itemId: 1864, name: "Stem", count: 8, price: 100 },
          { itemId: 1869, name: "Iron Ore", count: 4, price: 200 },
        ],
        crafts: [{ recipeId: 1666, name: "Recipe: Wooden Arrow", times: 2 }],
      },
    },
  ],
  // A Human Fighter of level 5: three levels for 50 SP each of Power Strike, Mortal Blow and Power Shot (450), and three skills
  // for 160 SP (480), and three that are free: 930. Who knows Power Strike 3 needs 150 SP and one skill less.
  [
    "plan_class_skills",
    { class: "Human Fighter", level: 5, known: [["Power Strike", 3]], fields: ["total"] },
    { data: { total: { sp: 780, skills: 8, spellbooks: [] } } },
  ],
  // Draconic Bow +4 of a Hawkeye: 631 · 1.2 · 1.65 · 1.15 with Might 3; 4, 581 and 631 · 1.98 before.
  [
    "plan_class_skills",
    {
      class: "Hawkeye",
      level: 76,
      show: "character",
      items: ["draconic bow-4", 2381],
      skills: [[1068, 3]],
      passives: false,
      fields: ["items", "buffs"],
    },
    {
      data: {
        items: [
          { item: { itemId: 7575, name: "Draconic Bow" }, enchant: 4 },
          { item: { itemId: 2381, name: "Doom Plate Armor" }, enchant: 0 },
        ],
        buffs: [{ skill: { id: 1068, name: "Might" }, level: 3 }],
      },
    },
  ],
  // 470,000 / 330; 70 · 5 / 46 · 1.0015 with bare hands on an animal, of which 4.4 % are critical and 2 % are missed; 107 HP.
  [
    "where_to_hunt",
    { npc: "Wolf", playerLevel: 18, class: 0, passives: false, fields: ["npcHp", "attacks", "seconds"] },
    { data: { npcHp: 107, attacks: 13.7245, seconds: 19.5437 } },
  ],
  // Clarissa of Giran to Oren (9400), Valentina there to the Ivory Tower (3700); the walk between them is 38 units.
  [
    "teleport_route",
    { from: "Clarissa", to: "85348,16142", fields: ["price", "distance"] },
    { data: { price: 13_100, distance: 38 } },
  ],
];
