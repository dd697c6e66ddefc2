import { expect } from "vitest";
import type { GoldenCase } from "./golden-case.js";

const root = "/api/interlude";

const fighter = { id: 0, name: "Human Fighter", professionLevel: 0 };
const warrior = { id: 1, name: "Warrior", professionLevel: 1 };
const gladiator = { id: 2, name: "Gladiator", professionLevel: 2 };
const mystic = { id: 10, name: "Human Mystic", professionLevel: 0 };
const orc = { id: 44, name: "Orc Fighter", professionLevel: 0 };

const row = (
  skillId: number,
  name: string,
  from: typeof fighter,
  [skillLevel, minPlayerLevel]: readonly [number, number],
  sp: number,
  spTotal: number,
) => ({ skillId, name, from, skillLevel, minPlayerLevel, sp, spTotal });

const book = (itemId: number, name: string, kind: string) => ({
  itemId,
  name: `Spellbook: ${name}`,
  iconFile: `etc_spell_books_${kind}_i00.png`,
  count: 1,
});

/** A later level, of which only the number of skills is pinned. */
const later = (level: number, sp: number, length: number) => ({
  level,
  sp,
  skills: expect.toSatisfy((skills: unknown) => Array.isArray(skills) && skills.length === length),
});

const growthOfFighter = {
  str: 40,
  con: 43,
  dex: 30,
  int: 21,
  wit: 11,
  men: 25,
  pAtk: 4,
  mAtk: 6,
  pDef: 80,
  mDef: 41,
  bareDefence: {
    chest: 31,
    legs: 18,
    head: 12,
    feet: 7,
    gloves: 8,
    rightEar: 9,
    leftEar: 9,
    rightFinger: 5,
    leftFinger: 5,
    neck: 13,
  },
  atkSpd: 300,
  crit: 4,
  walkSpd: 80,
  runSpd: 115,
  swimSpd: 50,
};

/** Whether there are so many levels, and the second one is this. */
const hasLevels = (count: number, second: object) => (levels: unknown) =>
  Array.isArray(levels) && levels.length === count && JSON.stringify(levels[1]) === JSON.stringify(second);

/** A human fighter of level 1 with nothing; `own` are the stats that differ by chronicle. */
const nakedFighter = (own: Readonly<Record<string, number>>) => {
  const stats = {
    str: 40,
    con: 43,
    dex: 30,
    int: 21,
    wit: 11,
    men: 25,
    hp: 126,
    mp: 38,
    cp: 50,
    pAtk: 4,
    mAtk: 3,
    pDef: 72,
    mDef: 47,
    atkSpd: 330,
    castSpd: 213,
    critRate: 44,
    evasion: 33,
    runSpd: 126,
    walkSpd: 88,
    shieldDefence: 0,
    shieldRate: 0,
    ...own,
  };
  return {
    data: {
      class: fighter,
      level: 1,
      items: [],
      sets: [],
      hennas: [],
      passives: [],
      buffs: [],
      stats: Object.fromEntries(Object.entries(stats).map(([name, base]) => [name, { value: base, parts: { base } }])),
    },
  };
};

/** What classes learn, worked out by hand from xml/classes: the `cost` of all rows of a skill with `minLvl` up to the level. */
export const goldenClassPlans: readonly GoldenCase[] = [
  [
    // humanFighter.xml, classes 0, 1 and 2. What costs the same at each level of Gladiator (three skill levels at 40, 43,
    // 46, 49, 52, 55 and 58, two at 60): 3·(11 + 12 + 14 + 22 + 33 + 44 + 51) + 2·97 = 755 thousand for 1, 6, 144, 190
    // and 260. From 43 on (9): 755 − 33 = 722. From 46 on (5): 722 − 36 = 686. From 49 on (7): 686 − 42 = 644. From 55
    // on (261): 3·(44 + 51) + 194 = 479.
    // 3, 16, 56: 3·50 + 3·370 + 3·1300 = 5160. 141: 160 + 1100 + 4000. 142: 160 + 2·550 + 2·2000.
    // 8: 33 + 35 + 65 + 133 + 190 = 456 thousand. 78: 3700 + 35000. 100, 245, 255: 3·(1200 + 2100 + 4000 + 6100 + 10000).
    // 148: 6400 + 18000. 211: 3700 + 12000 + 31000. 212: 6400 + 18000 + 33000 + 43000 + 100000 + 153000.
    // 216: 3700 + 6400 + 2·(6000 + 9100 + 16000) = 72300; 257 goes on with that of Gladiator: + 755000.
    // 227, 231: 2·(1900 + 3200) + 3·(4000 + 6100 + 10000) + 755000 = 825500. 287: 31000 + 65000.
    // 290: 35 + 43 + 65 + 100 + 133 + 153 + 190 = 719 thousand. 312: 3700 + 6400 + 12000 + 18000 + 31000 + 33000 + 719000.
    // The sum: 5·755000 + 722000 + 686000 + 644000 + 479000 = 6306000; 3·5160 + 2·5260 + 160 = 26160;
    // 456000 + 38700 + 18000 + 100000 + 33000 + 153000 + 43000 + 12000 = 853700; 3·70200 + 24400 + 46700 + 353400 +
    // 72300 + 6400 = 713800; 2·825500 + 827300 = 2478300; 96000 + 719000 + 823100 + 153000 = 1791100. No book is for one
    // of these skills. cost="-1" (1405) takes no SP.
    // Later: 12 skills (those 5, 9, 5, 7, 261, 257, 227, 231) take twice 130, 160, 220, 240, 310, 400 and 810 thousand at
    // 62, 64, … 74, and 4, 3, 4, 4, 3, 3 and 4 others 250, 320, 440, 490, 620, 800 and 1630 thousand each; 1320 is free.
    `${root}/classes/2/skills?level=60&next=80`,
    {
      data: {
        class: gladiator,
        level: 60,
        skills: [
          row(1, "Triple Slash", gladiator, [23, 60], 97_000, 755_000),
          row(3, "Power Strike", fighter, [9, 15], 1300, 5160),
          row(5, "Double Sonic Slash", gladiator, [17, 60], 97_000, 686_000),
          row(6, "Sonic Blaster", gladiator, [23, 60], 97_000, 755_000),
          row(7, "Sonic Storm", gladiator, [14, 60], 97_000, 644_000),
          row(8, "Sonic Focus", gladiator, [5, 60], 190_000, 456_000),
          row(9, "Sonic Buster", gladiator, [20, 60], 97_000, 722_000),
          row(16, "Mortal Blow", fighter, [9, 15], 1300, 5160),
          row(56, "Power Shot", fighter, [9, 15], 1300, 5160),
          row(75, "Detect Insect Weakness", warrior, [1, 32], 18_000, 18_000),
          row(78, "War Cry", gladiator, [2, 43], 35_000, 38_700),
          row(80, "Detect Monster Weakness", gladiator, [1, 52], 100_000, 100_000),
          row(87, "Detect Animal Weakness", gladiator, [1, 40], 33_000, 33_000),
          row(88, "Detect Dragon Weakness", gladiator, [1, 58], 153_000, 153_000),
          row(100, "Stun Attack", warrior, [15, 36], 10_000, 70_200),
          row(104, "Detect Plant Weakness", gladiator, [1, 46], 43_000, 43_000),
          row(121, "Battle Roar", warrior, [1, 28], 12_000, 12_000),
          row(141, "Weapon Mastery", fighter, [3, 15], 4000, 5260),
          row(142, "Armor Mastery", fighter, [5, 15], 2000, 5260),
          row(144, "Dual Weapon Mastery", gladiator, [23, 60], 97_000, 755_000),
          row(148, "Vital Force", warrior, [2, 32], 18_000, 24_400),
          row(190, "Fatal Strike", gladiator, [23, 60], 97_000, 755_000),
          row(194, "Lucky", fighter, [1, 1], 0, 0),
          row(211, "Boost HP", warrior, [3, 36], 31_000, 46_700),
          row(212, "Fast HP Recovery", gladiator, [6, 58], 153_000, 353_400),
          row(216, "Polearm Mastery", warrior, [8, 36], 16_000, 72_300),
          row(226, "Relax", fighter, [1, 5], 160, 160),
          row(227, "Light Armor Mastery", gladiator, [36, 60], 97_000, 825_500),
          row(231, "Heavy Armor Mastery", gladiator, [36, 60], 97_000, 825_500),
          row(239, "Expertise S", fighter, [3, 52], 0, 0),
          row(245, "Wild Sweep", warrior, [15, 36], 10_000, 70_200),
          row(255, "Power Smash", warrior, [15, 36], 10_000, 70_200),
          row(256, "Accuracy", warrior, [1, 24], 6400, 6400),
          row(257, "Sword Blunt Mastery", gladiator, [31, 60], 97_000, 827_300),
          row(260, "Hammer Crush", gladiator, [23, 60], 97_000, 755_000),
          row(261, "Triple Sonic Slash", gladiator, [8, 60], 97_000, 479_000),
          row(287, "Lionheart", gladiator, [2, 49], 65_000, 96_000),
          row(290, "Final Frenzy", gladiator, [7, 60], 190_000, 719_000),
          row(312, "Vicious Stance", gladiator, [13, 60], 190_000, 823_100),
          row(424, "War Frenzy", gladiator, [1, 58], 153_000, 153_000),
          row(1320, "Create Common Item", fighter, [7, 55], 0, 0),
          row(1322, "Common Craft", fighter, [1, 1], 0, 0),
          row(1405, "Divine Inspiration", gladiator, [1, 52], 0, 0),
        ],
        total: { sp: 12_169_060, skills: 43, spellbooks: [] },
        next: [
          {
            level: 61,
            sp: 0,
            skills: [
              row(239, "Expertise S", fighter, [4, 61], 0, 0),
              row(1405, "Divine Inspiration", gladiator, [2, 61], 0, 0),
            ],
          },
          later(62, 4_120_000, 17),
          later(64, 4_800_000, 15),
          later(66, 7_040_000, 16),
          later(68, 7_720_000, 16),
          later(70, 9_300_000, 16),
          later(72, 12_000_000, 15),
          later(74, 25_960_000, 16),
          { level: 76, sp: 0, skills: [row(239, "Expertise S", fighter, [5, 76], 0, 0)] },
        ],
      },
    },
  ],
  [
    // humanMystic.xml, class 10, and spellbooks.xml. Who knows Heal 1 learns 2 and 3, for 160 each, and needs no book; Wind
    // Strike 3 and Might are known too, and Power Strike is of other classes. 5·470 (244, 249, 1012, 1040, 1168) + 2·160
    // (1011) + 2·240 (146) + 2·240 (1184) = 3630. Free: 118, 163, 194, 214, 1216, 1320, 1322.
    `${root}/classes/10/skills?level=7&known=1011-1,1177-3,1068-2,1068-1,3-9`,
    {
      data: {
        class: mystic,
        level: 7,
        skills: [
          row(118, "Magician's Movement", mystic, [1, 1], 0, 0),
          row(146, "Anti Magic", mystic, [2, 7], 240, 480),
          row(163, "Spellcraft", mystic, [1, 1], 0, 0),
          row(194, "Lucky", mystic, [1, 1], 0, 0),
          row(214, "Mana Recovery", mystic, [1, 1], 0, 0),
          row(244, "Armor Mastery", mystic, [1, 7], 470, 470),
          row(249, "Weapon Mastery", mystic, [1, 7], 470, 470),
          row(1011, "Heal", mystic, [3, 7], 160, 320),
          row(1012, "Cure Poison", mystic, [1, 7], 470, 470),
          row(1040, "Shield", mystic, [1, 7], 470, 470),
          row(1168, "Curse: Poison", mystic, [1, 7], 470, 470),
          row(1184, "Ice Bolt", mystic, [2, 7], 240, 480),
          row(1216, "Self Heal", mystic, [1, 1], 0, 0),
          row(1320, "Create Common Item", mystic, [1, 1], 0, 0),
          row(1322, "Common Craft", mystic, [1, 1], 0, 0),
        ],
        total: {
          sp: 3630,
          skills: 15,
          spellbooks: [
            book(1049, "Ice Bolt", "element"),
            book(1053, "Cure Poison", "white"),
            book(1055, "Curse: Poison", "black"),
            book(1058, "Shield", "assistance"),
          ],
        },
        next: expect.any(Array),
      },
    },
  ],
  [
    // orcFighter.xml, class 44, at the highest level. 3, 29: 3·60 + 3·460 + 3·1300 = 5460. 141: 190 + 1300 + 4000.
    // 142: 190 + 2·690 + 2·2000 = 5570. 226: 190. 295: 4000. Sum: 2·5460 + 5490 + 5570 + 4190 = 26170.
    `${root}/classes/44/skills`,
    {
      data: {
        class: orc,
        level: 80,
        skills: [
          row(3, "Power Strike", orc, [9, 15], 1300, 5460),
          row(29, "Iron Punch", orc, [9, 15], 1300, 5460),
          row(134, "Toughness", orc, [1, 1], 0, 0),
          row(141, "Weapon Mastery", orc, [3, 15], 4000, 5490),
          row(142, "Armor Mastery", orc, [5, 15], 2000, 5570),
          row(194, "Lucky", orc, [1, 1], 0, 0),
          row(226, "Relax", orc, [1, 5], 190, 190),
          row(239, "Expertise S", orc, [5, 76], 0, 0),
          row(295, "Iron Body", orc, [1, 15], 4000, 4000),
          row(1320, "Create Common Item", orc, [9, 70], 0, 0),
          row(1322, "Common Craft", orc, [1, 1], 0, 0),
        ],
        total: { sp: 26_170, skills: 11, spellbooks: [] },
        next: [],
      },
    },
  ],
  [
    // humanFighter.xml, level 1: 80 · 1.58, 30 · 1.28, 32 · 1.58; 4 · 1.2 · 0.9, 6 · (0.9 · 0.81)², 80 · 0.9, 41 · 1.28 · 0.9; 300 · 1.1,
    // 333 · 0.64; 4 · 1.1 · 10; √30 · 6 + 1; 115 · 1.1, 80 · 1.1; 1.029993928^43 · 30495.627366.
    `${root}/classes/0/character?level=1&passives=false`,
    nakedFighter({ magicCritRate: 8, accuracy: 33, weightLimit: 108_674 }),
  ],
  [
    // HumanFighter.xml of High Five has the same numbers; accuracy is rounded, 33.9; 1.58 · 69000.
    "/api/high-five/classes/0/character?level=1&passives=false",
    nakedFighter({ magicCritRate: 10, accuracy: 34, weightLimit: 109_020 }),
  ],
  // humanFighter.xml; what takes the place of the base defence, and 300, 333 and 4, are the engine's (classes FuncPDefMod, FuncMDefMod, CreatureTemplate).
  [
    `${root}/classes/0/growth`,
    {
      data: {
        ...growthOfFighter,
        castSpd: 333,
        fists: { itemId: 246, name: "Human Fighter Fist", iconFile: null },
        levels: expect.toSatisfy(hasLevels(80, { level: 2, hp: 91.83, mp: 35.46, cp: 36.732 })),
      },
    },
  ],
  // HumanFighter.xml.
  [
    "/api/high-five/classes/0/growth",
    {
      data: {
        ...growthOfFighter,
        bareDefence: { ...growthOfFighter.bareDefence, underwear: 3, cloak: 1 },
        attackRange: 20,
        randomDamage: 10,
        levels: expect.toSatisfy(
          hasLevels(85, { level: 2, hp: 91.83, mp: 35.46, cp: 36.732, hpRegen: 2.05, mpRegen: 0.9, cpRegen: 2 }),
        ),
      },
    },
  ],
];
