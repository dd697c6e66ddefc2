import { expect } from "vitest";
import { type GoldenCase, unpagedList } from "./golden-case.js";

const root = "/api/interlude";

const item = (itemId: number, name: string, iconFile: string) => ({ itemId, name, iconFile });
const part = (expected: object) => expect.objectContaining(expected);
const rows = (...expected: readonly unknown[]) => expect.arrayContaining([...expected]);

// curated/quests.json, quests 1 and 2; names from xml/npcs and xml/items.
const letters = {
  id: 1,
  name: "Letters of Love",
  levelMin: 2,
  repeatable: false,
  raceRestrictions: [],
  classRestrictions: [],
};
const women = {
  id: 2,
  name: "What Women Want",
  levelMin: 2,
  repeatable: false,
  raceRestrictions: ["HUMAN", "ELF"],
  classRestrictions: [],
};
const darin = { id: 30_048, name: "Darin" };
const arujien = { id: 30_223, name: "Arujien" };
const nothing = { adena: null, exp: null, sp: null };

// xml/classes/darkFighter.xml and humanFighter.xml, curated/class-tree.json, xml/skills, xml/spellbooks.xml.
const dancer = {
  id: 107,
  name: "Spectral Dancer",
  race: "Dark Elf",
  type: "Fighter",
  professionLevel: 3,
  parentClassId: 34,
};
const sagittarius = {
  id: 92,
  name: "Sagittarius",
  race: "Human",
  type: "Fighter",
  professionLevel: 3,
  parentClassId: 9,
};
const fighter = {
  id: 0,
  name: "Human Fighter",
  race: "Human",
  type: "Fighter",
  professionLevel: 0,
  parentClassId: null,
};
const learns = (
  skillId: number,
  name: string,
  minPlayerLevel: number,
  spCost: number,
  rest: { readonly skillLevel?: number; readonly mpConsume?: number; readonly spellbook?: object } = {},
) => ({
  skillId,
  skillLevel: 1,
  name,
  minPlayerLevel,
  spCost,
  iconFile: `skill${String(skillId).padStart(4, "0")}.png`,
  ...rest,
});
const manual = (itemId: number, name: string) => item(itemId, name, "etc_spell_books_assistance_i00.png");

// xml/armorSets.xml, the first two; xml/skills, 3500 and 3501, which have no icon.
const setSkill = (id: number, name: string, effects: readonly object[]) => ({
  id,
  level: 1,
  name,
  operateType: "OP_PASSIVE",
  target: "TARGET_SELF",
  iconFile: null,
  description: null,
  power: null,
  skillType: "BUFF",
  effects,
});
const woodenSet = {
  id: 1,
  name: "Wooden Set",
  grade: "none",
  armorType: "LIGHT",
  // 47 + 29 + 19, 4820 + 1670 + 660, 7960 + 4970 + 3980.
  totals: { pDef: 95, mDef: 0, maxMp: 0, weight: 7150, price: 16_910 },
  pieces: {
    chest: item(23, "Wooden Breastplate", "armor_t06_u_i00.png"),
    legs: item(2386, "Wooden Gaiters", "armor_t06_l_i00.png"),
    head: item(43, "Wooden Helmet", "armor_leather_helmet_i00.png"),
  },
  bonusSkill: setSkill(3500, "Wooden Set", [
    { stat: "pDef", op: "mul", value: 1.02 },
    { stat: "maxHp", op: "add", value: 41 },
  ]),
};
const devotionSet = {
  id: 2,
  name: "Devotion Set",
  grade: "none",
  armorType: "MAGIC",
  // 30 + 19 + 23, 67 + 42, 2090 + 1040 + 650, 20300 + 12700 + 10200.
  totals: { pDef: 72, mDef: 0, maxMp: 109, weight: 3780, price: 43_200 },
  pieces: {
    chest: item(1101, "Tunic of Devotion", "armor_t55_u_i00.png"),
    legs: item(1104, "Stockings of Devotion", "armor_t55_l_i00.png"),
    head: item(44, "Leather Helmet", "armor_leather_helmet_i00.png"),
  },
  bonusSkill: setSkill(3501, "Devotion Set", [{ stat: "mAtkSpd", op: "mul", value: 1.15 }]),
};

// xml/armorSets.xml, the 41st; xml/skills, 3539 and 3621. The source has <sub stat="CON" val="1"/>, and
// <addMul stat="stunVuln" val="50"/>: 1 - 50 / 100.
const majesticSet = {
  id: 41,
  name: "Majestic Leather Set",
  grade: "a",
  armorType: "LIGHT",
  // 220 + 73 + 49 + 49, 5350 + 550 + 540 + 1110, 7730000 + 2640000 + 1760000 + 1760000.
  totals: { pDef: 391, mDef: 0, maxMp: 0, weight: 7550, price: 13_890_000 },
  pieces: {
    chest: item(2395, "Majestic Leather Armor", "armor_t84_ul_i00.png"),
    head: item(2419, "Majestic Circlet", "armor_leather_helmet_i00.png"),
    gloves: item(5775, "Majestic Gauntlets - Light Armor", "armor_t84_g_i00.png"),
    feet: item(5787, "Majestic Boots - Light Armor", "armor_t84_b_i00.png"),
  },
  bonusSkill: {
    ...setSkill(3539, "Majestic Light Armor Set", [
      { stat: "maxMp", op: "add", value: 240 },
      { stat: "maxLoad", op: "add", value: 5759 },
      { stat: "stunVuln", op: "mul", value: 0.5 },
      { stat: "DEX", op: "add", value: 1 },
      { stat: "CON", op: "add", value: -1 },
    ]),
    conditionalEffects: [{ stat: "pAtk", op: "mul", value: 1.08, when: { using: { kind: ["BOW"] } } }],
  },
  enchant6BonusSkill: setSkill(3621, "Enchant Light Armor (Grade A)", [
    { stat: "rEvas", op: "add", value: 2 },
    { stat: "mDef", op: "add", value: 28 },
  ]),
};

// xml/hennas.xml and client/henna-labels.json, symbols 1 and 7.
const strength = {
  symbolId: 1,
  displayName: "Symbol of Strength",
  iconFile: "etc_str_symbol_i00.png",
  shortLabel: "Str+1 Con-3",
  statChanges: { STR: 1, CON: -3 },
  engravePrice: 37_000,
  // aCis, class Henna: ten dyes, of which five come back for a fifth of the price.
  dyeCount: 10,
  removalFee: 7400,
  returnedDyes: 5,
  dyeItem: { id: 4445, name: "Dye of STR (Str+1 Con-3)", iconFile: "etc_str_hena_i00.png" },
};
const intelligence = {
  symbolId: 7,
  displayName: "Symbol of Intelligence",
  iconFile: "etc_int_symbol_i00.png",
  shortLabel: "Int+1 Men-3",
  statChanges: { INT: 1, MEN: -3 },
  engravePrice: 37_000,
  dyeCount: 10,
  removalFee: 7400,
  returnedDyes: 5,
  dyeItem: { id: 4451, name: "Dye of INT (Int+1 Men-3)", iconFile: "etc_int_hena_i00.png" },
};
const firstProfessions = (...classes: readonly (readonly [id: number, name: string])[]) =>
  classes.map(([id, name]) => ({ id, name, professionLevel: 1 }));

/** What the routes about quests, classes, armor sets, hennas and the map must answer. */
export const goldenOthers: readonly GoldenCase[] = [
  [
    `${root}/quests`,
    {
      data: rows(
        { ...letters, startNpc: darin, rewardsPreview: { ...nothing, itemCount: 1 } },
        { ...women, startNpc: arujien, rewardsPreview: { ...nothing, itemCount: 0 } },
      ),
      meta: unpagedList(329),
    },
  ],
  // curated/quests.json: 906 is rewarded by the quests 1 and 5, both from level 2.
  [`${root}/quests?reward=906&level=2`, { data: [{ id: 1 }, { id: 5 }].map(part), meta: unpagedList(2) }],
  [
    // curated/quests.json: of those that reward 959, 638 has a random branch of 3,576,000, 620 one of 10,000; 639 gives adena by count.
    `${root}/quests?reward=959&level=80&repeatable=true&sort=-adena&fields=id,adenaRange,adenaByCount`,
    {
      data: [
        { id: 638, adenaRange: { min: 0, max: 3_576_000 } },
        { id: 620, adenaRange: { min: 0, max: 10_000 } },
        { id: 639, adenaByCount: true },
        { id: 662 },
      ],
      meta: unpagedList(4),
    },
  ],
  [`${root}/quests?reward=906&level=1`, { data: [], meta: unpagedList(0) }],
  // Skills 3532 and 3531 of the sets 32 and 34: both armors are of grade A, and pAtkSpd is multiplied.
  [`${root}/armor-sets?grade=a&stat=pAtkSpd`, { data: [{ id: 32 }, { id: 34 }].map(part), meta: unpagedList(2) }],
  // xml/hennas.xml: the six symbols with STR="4".
  [
    `${root}/hennas?stat=STR&value=4`,
    {
      data: [121, 122, 133, 134, 169, 170].map((symbolId) => part({ symbolId })),
      meta: unpagedList(6),
    },
  ],
  [
    `${root}/quests/1`,
    {
      data: {
        ...letters,
        startNpcs: [darin],
        involvedNpcs: [{ id: 30_006, name: "Roxxy" }, { id: 30_033, name: "Baulro" }, darin],
        involvedMonsters: [],
        questItems: [
          item(687, "Darin's Letter", "etc_scroll_gray_i00.png"),
          item(688, "Roxxy's Kerchief", "etc_piece_of_cloth_white_i00.png"),
          item(1079, "Darin's Receipt", "etc_piece_of_paper_white_i00.png"),
          item(1080, "Baulro's Potion", "etc_lesser_potion_blue_i00.png"),
        ],
        rewards: {
          items: [{ ...item(906, "Necklace of Knowledge", "accessary_necklace_of_knowledge_i00.png"), count: 1 }],
        },
        primaryRegion: { id: 0, name: "Talking Island Village" },
        primaryLocation: { id: 48, name: "Talking Island", minLevel: null },
      },
    },
  ],
  [
    `${root}/quests/2`,
    {
      data: {
        ...women,
        startNpcs: [arujien],
        involvedNpcs: [
          { id: 30_146, name: "Mirabel" },
          { id: 30_150, name: "Herbiel" },
          { id: 30_157, name: "Greenis" },
          arujien,
        ],
        involvedMonsters: [],
        questItems: [
          item(689, "Poetry Book", "etc_spell_books_red_i00.png"),
          item(693, "Greenis's Letter", "etc_letter_white_i00.png"),
          item(1092, "Arujien's Letter", "etc_scroll_gray_i00.png"),
          item(1093, "Arujien's Letter", "etc_scroll_gray_i00.png"),
          item(1094, "Arujien's Letter", "etc_piece_of_paper_white_i00.png"),
        ],
        rewards: {
          items: [],
          // An earring without adena, or 450 adena.
          adenaRange: { min: 0, max: 450 },
          alternatives: [
            {
              kind: "by-choice",
              items: [{ ...item(113, "Mystic's Earring", "accessary_mage_earing_i00.png"), count: 1 }],
            },
            { kind: "by-choice", items: [], adena: 450 },
          ],
        },
        primaryRegion: { id: 1, name: "Elven Village" },
        primaryLocation: { id: 70, name: "Elven Village", minLevel: null },
      },
    },
  ],
  [`${root}/classes`, { data: rows(fighter, dancer), meta: unpagedList(89) }],
  [
    `${root}/classes/107`,
    {
      data: {
        ...dancer,
        childClassIds: [],
        skills: [
          learns(328, "Wisdom", 76, 12_500_000),
          learns(329, "Health", 76, 12_500_000),
          learns(365, "Siren's Dance", 78, 32_000_000, { mpConsume: 60 }),
          learns(366, "Dance of Shadows", 77, 14_670_000, { mpConsume: 60 }),
          learns(367, "Dance of Medusa", 77, 14_670_000, { mpConsume: 53 }),
          learns(426, "Battle Force", 77, 14_670_000, { mpConsume: 12 }),
          learns(428, "Inner Rhythm", 78, 32_000_000),
          // 36 MP when the cast starts and 44 after.
          learns(455, "Symbol of Noise", 80, 150_000_000, {
            mpConsume: 80,
            spellbook: manual(8893, "Ancient Tactical Manual: Symbol of Noise"),
          }),
          learns(1405, "Divine Inspiration", 76, -1, { skillLevel: 3 }),
          learns(1405, "Divine Inspiration", 76, -1, { skillLevel: 4 }),
        ],
        allowedHennas: expect.toSatisfy((hennas) => hennas.length === 96 && hennas[0].symbolId === 37),
      },
    },
  ],
  [
    `${root}/classes/92`,
    {
      data: {
        ...sagittarius,
        childClassIds: [],
        skills: [
          learns(328, "Wisdom", 76, 12_500_000),
          learns(330, "Skill Mastery", 77, 14_670_000),
          learns(334, "Focus Skill Mastery", 78, 32_000_000, { mpConsume: 36 }),
          learns(343, "Lethal Shot", 76, 12_500_000, { mpConsume: 170 }),
          learns(354, "Hamstring Shot", 77, 14_670_000, { mpConsume: 86 }),
          learns(426, "Battle Force", 77, 14_670_000, { mpConsume: 12 }),
          learns(431, "Archery", 78, 32_000_000),
          // 36 MP when the cast starts and 44 after.
          learns(459, "Symbol of the Sniper", 80, 150_000_000, {
            mpConsume: 80,
            spellbook: manual(8897, "Ancient Tactical Manual: Symbol of the Sniper"),
          }),
          learns(1405, "Divine Inspiration", 76, -1, { skillLevel: 3 }),
          learns(1405, "Divine Inspiration", 76, -1, { skillLevel: 4 }),
        ],
        allowedHennas: expect.toSatisfy((hennas) => hennas.length === 96 && hennas[0].symbolId === 37),
      },
    },
  ],
  [`${root}/armor-sets`, { data: rows(woodenSet, devotionSet, majesticSet), meta: unpagedList(51) }],
  [`${root}/hennas`, { data: rows(strength, intelligence), meta: unpagedList(180) }],
  [
    `${root}/hennas/1`,
    {
      data: {
        ...strength,
        allowedClasses: firstProfessions(
          [1, "Warrior"],
          [4, "Human Knight"],
          [7, "Rogue"],
          [11, "Human Wizard"],
          [15, "Cleric"],
          [19, "Elven Knight"],
          [22, "Elven Scout"],
          [26, "Elven Wizard"],
          [29, "Elven Oracle"],
          [32, "Palus Knight"],
          [35, "Assassin"],
          [39, "Dark Wizard"],
          [42, "Shillien Oracle"],
          [45, "Orc Raider"],
          [47, "Monk"],
          [50, "Orc Shaman"],
          [54, "Scavenger"],
          [56, "Artisan"],
        ),
      },
    },
  ],
  [
    `${root}/hennas/7`,
    {
      data: {
        ...intelligence,
        allowedClasses: firstProfessions([11, "Human Wizard"], [26, "Elven Wizard"], [39, "Dark Wizard"]),
      },
    },
  ],
  // client/hunting-zones.json; the name of 181 has two blanks there.
  [
    `${root}/locations`,
    {
      data: rows(
        { id: 2, name: "Execution Grounds", minLevel: 25 },
        { id: 181, name: "Town of Goddard", minLevel: null },
      ),
      meta: unpagedList(209),
    },
  ],
  [
    `${root}/regions`,
    {
      data: rows({ id: 0, name: "Talking Island Village" }, { id: 18, name: "Primeval Isle" }),
      meta: unpagedList(19),
    },
  ],
];
