import { expect } from "vitest";
import { type GoldenCase, onePage } from "./golden-case.js";

const root = "/api/interlude";

// xml/npcs/30000-30999.xml and 31000-31999.xml, sql/spawnlist.sql, xml/mapRegions.xml, client/hunting-zones.json,
// curated/quests.json (100 and 101). Skill 4416 is the race, its level chooses the icon of curated/race-icons.json; 4045 has
// no icon.
const roien = {
  id: 30_008,
  name: "Roien",
  title: "Grand Master",
  level: 70,
  npcType: "Folk",
  hp: 2444,
  isAggressive: false,
};
const borodin = { ...roien, id: 31_273, name: "Borodin", title: "Blueprint Seller", npcType: "Merchant" };

const townsfolk = ({ id, hp, ...summary }: typeof roien) => ({
  ...summary,
  id,
  mergedIds: [id],
  // STR 40 counts 1.2, DEX 30 1.1, CON 43 1.58, INT 21 0.81, MEN 20 1.22, level 70 1.59.
  effectiveStats: {
    hp: 3862,
    mp: 1641,
    pAtk: 1314,
    pDef: 470,
    mAtk: 780,
    mDef: 420,
    atkSpd: 278,
    castSpd: 333,
    critRate: 44,
    accuracy: 102,
    evasion: 102,
    walkSpd: 55,
    runSpd: 132,
  },
  stats: {
    hp,
    mp: 1346,
    exp: 0,
    sp: 0,
    pAtk: 689,
    pDef: 296,
    mAtk: 470,
    mDef: 217,
    crit: 4,
    atkSpd: 253,
    walkSpd: 50,
    runSpd: 120,
  },
  baseStats: { str: 40, dex: 30, con: 43, int: 21, wit: 20, men: 20 },
  skills: [{ id: 4045, level: 1, name: "Resist Full Magic Attack", iconFile: null, description: null }],
  behavior: { aggroRange: 0 },
  spawnCount: 1,
});

// xml/npcs/25000-25999.xml and sql/raidboss_spawnlist.sql: 36 hours, and 24 at random.
const captain = {
  id: 25_004,
  name: "Turek Mercenary Captain",
  title: "Raid Boss",
  level: 30,
  npcType: "RaidBoss",
  hp: 70_742,
  isAggressive: false,
};
const captainSpawn = {
  npcId: 25_004,
  x: -94_208,
  y: 100_240,
  z: -3520,
  heading: 0,
  respawnDelay: 129_600,
  respawnRandom: 86_400,
  periodOfDay: 0,
};
const gludin = { id: 6, name: "Gludin Village" };
const orcBarracks = { id: 39, name: "Orc Barracks", minLevel: 24 };

// sql/grandboss_data.sql: a place, and no times.
const queenAntSpawn = {
  npcId: 29_001,
  x: -21_610,
  y: 181_594,
  z: -5734,
  heading: 0,
  respawnDelay: 0,
  respawnRandom: 0,
  periodOfDay: 0,
};

// xml/npcs/18000-18999.xml: 18010 and 18060 share name, level and drop; neither has a spawn.
const offering = {
  id: 18_010,
  name: "Offering of the Branded",
  title: null,
  level: 32,
  npcType: "FestivalMonster",
  hp: 668,
  isAggressive: false,
};
const adena = { itemId: 57, itemName: "Adena", chance: 70, chanceDisplay: "70%", type: "adena" };
const regular = (itemId: number, itemName: string, qty: string, chance: number, chanceDisplay: string) => ({
  itemId,
  itemName,
  qty,
  chance,
  chanceDisplay,
  type: "regular",
});
const offeringDrops = {
  data: { npcId: 18_010, npcName: "Offering of the Branded", drops: [{ ...adena, qty: "173–347" }] },
};
const captainDrops = {
  data: {
    npcId: 25_004,
    npcName: "Turek Mercenary Captain",
    drops: [
      regular(2038, "Maingauche Edge", "4–12", 42.1302, "42.13%"),
      regular(6387, "Blessed Scroll of Resurrection for Pets", "60–180", 27.5673, "27.57%"),
      regular(2044, "Cursed Maingauche Edge", "8–22", 22.4694, "22.47%"),
      regular(1941, "Brigandine Temper", "14–42", 20.1368, "20.14%"),
      regular(2378, "Brigandine Gaiters", "1", 15.1631, "15.16%"),
      regular(2377, "Mithril Scale Gaiters", "1", 15.1631, "15.16%"),
      regular(2918, "Mithril Scale Gaiters Material", "40–120", 10.5143, "10.51%"),
      regular(352, "Brigandine Tunic", "1", 9.4833, "9.48%"),
      regular(2919, "Brigandine Gaiters Material", "81–243", 5.1922, "5.19%"),
      regular(1660, "Cursed Maingauche", "1", 4.5571, "4.56%"),
      regular(224, "Maingauche", "1", 4.5571, "4.56%"),
    ],
  },
};

const skill = (id: number, level: number, name: string, iconFile: string | null = null) => ({
  id,
  level,
  name,
  iconFile,
  description: null,
});

/** What the NPC, monster and drop routes of the cleaned layer must answer. */
export const goldenNpcs: readonly GoldenCase[] = [
  // xml/npcs/29000-29999.xml: of the grand bosses from level 85 on, Frintezza (29045) has no drops. Sailren has one weapon: 6367, chance
  // 4,497 of 1,000,000 in a category whose other row has 395,312; xml/items/6300-6399.xml: price 48,800,000.
  [
    `${root}/monsters?npcType=GrandBoss&levelMin=85&dropsType=weapon&fields=id`,
    { data: [{ id: 29_028 }, { id: 29_065 }], meta: onePage(2, 50) },
  ],
  [
    `${root}/npcs?levelMin=86&npcType=GrandBoss&dropsType=WEAPON&with=drops&fields=name,bestDrops`,
    {
      data: [
        {
          name: "Sailren",
          bestDrops: [
            {
              itemId: 6367,
              name: "Angel Slayer",
              iconFile: "weapon_angel_slayer_i00.png",
              probability: expect.closeTo(0.004497, 9),
              value: expect.closeTo((0.004497 * 48_800_000) / 2, 4),
            },
          ],
        },
      ],
      meta: onePage(1, 50),
    },
  ],
  [`${root}/npcs?q=roien`, { data: [roien], meta: onePage(1, 50) }],
  [`${root}/npcs?q=borodin`, { data: [borodin], meta: onePage(1, 50) }],
  [
    `${root}/npcs/30008`,
    {
      data: {
        ...townsfolk(roien),
        race: "Human",
        raceIconFile: "skill4416_human.png",
        startsQuests: [{ id: 101, name: "Sword of Solidarity", levelMin: 9 }],
        castle: { id: 1, name: "Gludio Castle" },
        primaryRegion: { id: 0, name: "Talking Island Village" },
        primaryLocation: { id: 50, name: "Cedric's Training Hall", minLevel: null },
      },
    },
  ],
  [
    `${root}/npcs/31273`,
    {
      data: {
        ...townsfolk(borodin),
        race: "Dwarf",
        raceIconFile: "skill4416_dwarf.png",
        involvedInQuests: [{ id: 100, name: "Saga of the Maestro", levelMin: 76, roles: ["talk"] }],
        castle: { id: 7, name: "Goddard Castle" },
        primaryRegion: { id: 15, name: "Town of Goddard" },
        primaryLocation: { id: 181, name: "Town of Goddard", minLevel: null },
      },
    },
  ],
  [
    // curated/location-overrides.json: 34, although 33 is nearer.
    `${root}/npcs/29001/spawns`,
    {
      data: [
        {
          ...queenAntSpawn,
          region: { id: 5, name: "Town of Gludio" },
          location: { id: 34, name: "The Ant Nest", minLevel: 29 },
        },
      ],
    },
  ],
  [`${root}/npcs?location=34&q=queen+ant&fields=id`, { data: [{ id: 29_001 }], meta: onePage(1, 50) }],
  [`${root}/npcs?location=33&q=queen+ant&fields=id`, { data: [], meta: onePage(0, 50) }],
  [`${root}/npcs/25004/spawns`, { data: [{ ...captainSpawn, region: gludin, location: orcBarracks }] }],
  [`${root}/npcs/18010/drops`, offeringDrops],
  [`${root}/npcs/25004/drops`, captainDrops],
  [`${root}/drops/npc/18060`, offeringDrops],
  [`${root}/drops/npc/25004`, captainDrops],
  [
    `${root}/npcs/31273/shop`,
    {
      data: {
        npc: { id: 31_273, name: "Borodin" },
        buyList: [
          {
            itemId: 3038,
            name: "Blueprint: Summon Mechanic Golem",
            iconFile: "etc_plan_i00.png",
            price: 1550,
            buyListId: 119,
          },
        ],
      },
    },
  ],
  // xml/buyLists.xml: <product id="5900" price="11000" count="1" restockDelay="180"/>, in minutes, of NPC 30090.
  [
    `${root}/npcs/30090/shop`,
    {
      data: expect.objectContaining({
        buyList: expect.arrayContaining([
          expect.objectContaining({
            itemId: 5900,
            price: 11_000,
            stock: { count: 1, restockSeconds: 10_800 },
            buyListId: 7,
          }),
        ]),
      }),
    },
  ],
  // xml/buylists of High Five: <npc>35383</npc> and <item id="1829" count="5" restock_delay="60" />, in minutes.
  [
    "/api/high-five/npcs/35383/shop",
    {
      data: {
        npc: { id: 35_383, name: "Tamutak" },
        buyList: expect.arrayContaining([
          expect.objectContaining({ itemId: 1829, stock: { count: 5, restockSeconds: 3600 } }),
        ]),
      },
    },
  ],
  [`${root}/npcs/30008/shop`, { data: { npc: { id: 30_008, name: "Roien" } } }],
  // Of level 45, and a grand boss of level 40: half of it, cut off, 5 more or less.
  [`${root}/npcs/25057?fields=raidPoints`, { data: { raidPoints: { min: 17, max: 27 } } }],
  [`${root}/npcs/29001?fields=raidPoints`, { data: { raidPoints: { min: 15, max: 25 } } }],
  [`${root}/monsters?q=mercenary%20captain&npcType=raidboss`, { data: [captain], meta: onePage(1, 50) }],
  [
    `${root}/monsters?q=offering%20of%20the%20branded&levelMax=32`,
    { data: expect.arrayContaining([offering]), meta: expect.anything() },
  ],
  [
    `${root}/monsters/25004`,
    {
      data: {
        id: 25_004,
        name: "Turek Mercenary Captain",
        title: "Raid Boss",
        level: 30,
        npcType: "RaidBoss",
        isAggressive: false,
        mergedIds: [25_004],
        raidPoints: { min: 10, max: 20 },
        // STR 60 counts 2.43, DEX 73 1.62, CON 57 2.38, INT 76 2.42, WIT 70 11.47, MEN 80 2.22, level 30 1.19.
        effectiveStats: {
          hp: 168_366,
          mp: 731,
          pAtk: 601,
          pDef: 422,
          mAtk: 207,
          mDef: 458,
          atkSpd: 409,
          castSpd: 3819,
          critRate: 64,
          accuracy: 81,
          evasion: 81,
          walkSpd: 72,
          runSpd: 275,
        },
        stats: {
          hp: 70_742,
          mp: 329,
          exp: 1_424_160,
          sp: 129_276,
          pAtk: 208,
          pDef: 355,
          mAtk: 25,
          mDef: 173,
          crit: 4,
          atkSpd: 253,
          walkSpd: 45,
          runSpd: 170,
        },
        baseStats: { str: 60, dex: 73, con: 57, int: 76, wit: 70, men: 80 },
        skills: [
          skill(4045, 1, "Resist Full Magic Attack"),
          skill(4494, 1, "Raid Boss"),
          skill(4739, 3, "BOSS Strike"),
          skill(4791, 1, "Raid Boss - Level 30"),
        ],
        race: "Humanoid",
        raceIconFile: "skill4295.png",
        behavior: { aggroRange: 0 },
        minions: [
          { npc: { id: 25_005, name: "Turek Mercenary Archer" }, min: 3, max: 3 },
          { npc: { id: 25_006, name: "Turek Mercenary Warrior" }, min: 2, max: 2 },
        ],
        primaryRegion: gludin,
        primaryLocation: orcBarracks,
        dropCount: 11,
        spawnCount: 1,
      },
    },
  ],
  [
    `${root}/monsters/18060`,
    {
      data: {
        id: 18_010,
        name: "Offering of the Branded",
        level: 32,
        npcType: "FestivalMonster",
        isAggressive: false,
        mergedIds: [18_010, 18_060],
        // STR 40 counts 1.2, DEX 30 1.1, CON 43 1.58, INT 21 0.81, MEN 20 1.22, level 32 1.21; skill 4414 at level 3: P. Def. × 0.85, evasion + 10.
        effectiveStats: {
          hp: 1056,
          mp: 437,
          pAtk: 134,
          pDef: 109,
          mAtk: 69,
          mDef: 112,
          atkSpd: 278,
          castSpd: 333,
          critRate: 88,
          accuracy: 64,
          evasion: 74,
          walkSpd: 49,
          runSpd: 33,
        },
        stats: {
          hp: 668,
          mp: 358,
          exp: 1523,
          sp: 86,
          pAtk: 93,
          pDef: 107,
          mAtk: 72,
          mDef: 76,
          crit: 8,
          atkSpd: 253,
          walkSpd: 45,
          runSpd: 30,
        },
        baseStats: { str: 40, dex: 30, con: 43, int: 21, wit: 20, men: 20 },
        skills: [
          skill(4438, 2, "Greater Resist Sleep"),
          skill(4439, 2, "Greater Resist Hold"),
          skill(4444, 2, "Higher Resist Bow Weapons", "skill4444.png"),
          skill(4445, 2, "Greater Resist Spear Weapons", "skill4445.png"),
        ],
        race: "Humanoid",
        raceIconFile: "skill4295.png",
        behavior: { aggroRange: 0 },
        dropCount: 1,
      },
    },
  ],
  // `<set name="type" val="...">` counted over xml/npcs.
  [
    `${root}/meta/npc-types`,
    {
      data: expect.arrayContaining([
        { name: "RaidBoss", isMonster: true, count: 208 },
        { name: "Merchant", isMonster: false, count: 176 },
      ]),
    },
  ],
  [`${root}/raw/monsters/25004/spawns`, { data: [captainSpawn] }],
  [`${root}/raw/monsters/29001/spawns`, { data: [queenAntSpawn] }],
];
