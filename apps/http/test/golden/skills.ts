import { expect } from "vitest";
import { type GoldenCase, onePage } from "./golden-case.js";

const root = "/api/interlude";

const classNames: Readonly<Record<number, readonly [name: string, professionLevel: number]>> = {
  1: ["Warrior", 1],
  7: ["Rogue", 1],
  10: ["Human Mystic", 0],
  15: ["Cleric", 1],
  17: ["Prophet", 2],
  22: ["Elven Scout", 1],
  25: ["Elven Mystic", 0],
  29: ["Elven Oracle", 1],
  30: ["Elven Elder", 2],
  35: ["Assassin", 1],
  38: ["Dark Mystic", 0],
  42: ["Shillien Oracle", 1],
  43: ["Shillien Elder", 2],
  45: ["Orc Raider", 1],
};

const learned = (id: number, skillLevel: number, minPlayerLevel: number, spCost: number) => {
  const [name, professionLevel] = classNames[id] ?? [];
  return { class: { id, name, professionLevel }, skillLevel, minPlayerLevel, spCost };
};

const regions: Readonly<Record<number, string>> = {
  0: "Talking Island Village",
  1: "Elven Village",
  2: "Dark Elven Village",
  3: "Orc Village",
  4: "Dwarven Village",
  5: "Town of Gludio",
  6: "Gludin Village",
  7: "Town of Dion",
  8: "Town of Giran",
  17: "Floran Village",
};

/** The teachers of a skill: how many, and the first ones with the region of their spawn. */
const teachers = (count: number, ...npcs: readonly (readonly [id: number, name: string, region: number])[]) => ({
  count,
  npcs: npcs.map(([id, name, region]) => ({ id, name, region: { id: region, name: regions[region] } })),
});

// xml/npcs: the <teachTo> with one of these classes or of those after them, 81 of them; Vivyan and Evelyn have each two ids of one level.
const mysticTeachers = teachers(
  79,
  [30022, "Zigaunt", 6],
  [30030, "Vivyan", 5],
  [30032, "Yohanes", 0],
  [30033, "Baulro", 0],
  [30034, "Iris", 6],
  [30035, "Harrys", 0],
  [30036, "Petron", 0],
  [30067, "Glyvka", 7],
  [30068, "Shegfield", 7],
  [30069, "Rollant", 7],
);

// The same of the fighters.
const fighterTeachers = teachers(
  74,
  [30010, "Auron", 6],
  [30014, "Celma", 6],
  [30027, "Gwinter", 0],
  [30028, "Pintage", 0],
  [30029, "Minia", 0],
  [30064, "Terry", 7],
  [30065, "Arnelle", 7],
  [30105, "Genwitter", 8],
  [30106, "Dufner", 8],
  [30107, "Goldian", 8],
);

// xml/npcs: the NPCs of the type Fisherman, of which one is on the tile of each of these regions.
const fishermen = teachers(
  22,
  [31562, "Klufe", 0],
  [31563, "Perelin", 1],
  [31564, "Mishini", 2],
  [31565, "Ogord", 3],
  [31566, "Ropfi", 4],
  [31567, "Bleaker", 6],
  [31568, "Pamfus", 5],
  [31569, "Cyano", 6],
  [31570, "Lanosco", 7],
  [31571, "Hufs", 17],
);

// xml/skills/1000-1099.xml, skill 1068 with 3 levels: #mpInitialConsume 2 4 7, #mpConsume 8 16 28, hitTime 4000, reuseDelay
// 6000, castRange 400, effectRange 900, no power; <effect name="Buff" time="1200" val="0"><mul stat="pAtk" val="#rate"/>, #rate
// 1.08 1.12 1.15. xml/classes: the first level at 7, the second at 20, the third at 40. xml/spellbooks.xml: item 1048.
const might = {
  id: 1068,
  name: "Might",
  iconFile: "skill1068.png",
  maxLevel: 3,
  operateType: "OP_ACTIVE",
  target: "TARGET_ONE",
  skillType: "BUFF",
};
const mightLevel = (level: number, mpInitialConsume: number, mpConsume: number, rate: number) => ({
  level,
  power: null,
  mpInitialConsume,
  mpConsume,
  hitTime: 4000,
  reuseDelay: 6000,
  castRange: 400,
  effectRange: 900,
  appliedEffects: [{ name: "Buff", seconds: 1200, effects: [{ stat: "pAtk", op: "mul", value: rate }] }],
});
const mightDetail = {
  ...might,
  levels: [mightLevel(1, 2, 8, 1.08), mightLevel(2, 4, 16, 1.12), mightLevel(3, 7, 28, 1.15)],
  learnedBy: [
    learned(10, 1, 7, 470),
    learned(15, 2, 20, 3300),
    learned(17, 3, 40, 32_000),
    learned(25, 1, 7, 520),
    learned(29, 2, 20, 3300),
    learned(30, 3, 40, 34_000),
    learned(38, 1, 7, 470),
    learned(42, 2, 20, 3300),
    learned(43, 3, 40, 39_000),
  ],
  teachers: mysticTeachers,
  spellbook: { itemId: 1048, name: "Spellbook: Might", iconFile: "etc_spell_books_assistance_i00.png" },
  usedByNpcCount: 0,
};

// xml/skills/1100-1199.xml, skill 1177 with 5 levels: at the first power 12, magicLvl 1, and MP 2 and 7, which is 9 in all;
// hitTime 4000, reuseDelay 6000, castRange 600, effectRange 1100; element 1, which is wind.
const windStrike = {
  id: 1177,
  name: "Wind Strike",
  iconFile: "skill1177.png",
  maxLevel: 5,
  operateType: "OP_ACTIVE",
  target: "TARGET_ONE",
  skillType: "MDAM",
};
const firstWindStrike = {
  level: 1,
  magicLevel: 1,
  power: 12,
  mpInitialConsume: 2,
  mpConsume: 7,
  hitTime: 4000,
  reuseDelay: 6000,
  castRange: 600,
  effectRange: 1100,
  attribute: { element: "wind" },
};

// xml/skills/0300-0399.xml, skill 312 with 20 levels, at the second: mpInitialConsume 5 and no other cost or time;
// <effect count="0x7fffffff" name="ManaDamOverTime" time="5" val="9.6"><add stat="cAtkAdd" val="48"/>.
const viciousStance = {
  id: 312,
  name: "Vicious Stance",
  iconFile: "skill0312.png",
  maxLevel: 20,
  operateType: "OP_TOGGLE",
  target: "TARGET_SELF",
  skillType: "CONT",
};
const secondViciousStance = {
  level: 2,
  power: null,
  mpInitialConsume: 5,
  mpConsume: 0,
  hitTime: 0,
  reuseDelay: 0,
  appliedEffects: [
    {
      name: "ManaDamOverTime",
      seconds: 5,
      count: 0x7f_ff_ff_ff,
      value: 9.6,
      effects: [{ stat: "cAtkAdd", op: "add", value: 48 }],
    },
  ],
};

/** The answers about skills, worked out by hand from the files of the datapack. */
export const goldenSkills: readonly GoldenCase[] = [
  [`${root}/skills/1068`, { data: mightDetail }],
  [
    `${root}/skills/1177?level=1`,
    {
      data: {
        ...windStrike,
        levels: [firstWindStrike],
        // Without a cost a skill comes by itself, and nobody teaches this level.
        learnedBy: [10, 25, 38].map((id) => ({ ...learned(id, 1, 1, 0), acquired: "automatic" })),
        usedByNpcCount: 0,
      },
    },
  ],
  [
    `${root}/skills/312?level=2`,
    {
      data: {
        ...viciousStance,
        levels: [secondViciousStance],
        learnedBy: [
          learned(1, 2, 24, 6400),
          learned(7, 2, 24, 5900),
          learned(22, 2, 24, 5000),
          learned(35, 2, 24, 5000),
          learned(45, 2, 24, 5300),
        ],
        teachers: fighterTeachers,
        usedByNpcCount: 0,
      },
    },
  ],
  // xml/classes/humanMystic.xml: minLvl="7".
  [`${root}/skills?q=might&classId=10&minPlayerLevel=7&maxPlayerLevel=7`, { data: [might], meta: onePage(1, 50) }],
  // Levels 1, 2 to 3 and 4 to 5 of Wind Strike are learned at 1, 7 and 14.
  [
    `${root}/skills?q=wind+strike&classId=10&minPlayerLevel=14&operateType=op_active`,
    { data: [windStrike], meta: onePage(1, 50) },
  ],
  [`${root}/skills?q=wind+strike&classId=10&minPlayerLevel=15`, { data: [], meta: onePage(0, 50) }],
  [`${root}/skills?q=vicious&operateType=OP_TOGGLE&sort=-name`, { data: [viciousStance], meta: onePage(1, 50) }],
  // xml/skillstrees/fishingSkills.xml: <fishingSkill id="1312" lvl="1" minLvl="1" itemId="57" itemCount="1000"/>; no class learns it.
  [
    `${root}/skills/1312?fields=id,learnedBy,learnedFrom,teachers`,
    {
      data: {
        id: 1312,
        learnedBy: [],
        learnedFrom: [
          {
            tree: "fishing",
            skillLevel: 1,
            minPlayerLevel: 1,
            items: [{ itemId: 57, name: "Adena", iconFile: "etc_adena_i00.png", count: 1000 }],
          },
        ],
        teachers: fishermen,
      },
    },
  ],
  // xml/skillstrees/clanSkills.xml: <clanSkill id="391" lvl="1" cost="0" minLvl="5" itemId="8176"/>.
  [
    `${root}/skills/391?fields=learnedFrom`,
    {
      data: {
        learnedFrom: [
          {
            tree: "clan",
            skillLevel: 1,
            minClanLevel: 5,
            clanReputation: 0,
            items: [{ itemId: 8176, name: "Destruction Tombstone", iconFile: "etc_raid_f_i00.png", count: 1 }],
          },
        ],
      },
    },
  ],
  // Class SkillTable of the engine: a skill of heroes, which nobody teaches.
  [`${root}/skills/395?fields=learnedFrom,teachers`, { data: { learnedFrom: [{ tree: "hero", skillLevel: 1 }] } }],
  // xml/npcs/30000-30999.xml: <teachTo classes="10;15;16;17"/>; a village master, whose type is VillageMasterFighter.
  [
    `${root}/npcs?ids=30022,30026&fields=id,teaches`,
    {
      data: [
        {
          id: 30_022,
          teaches: {
            classes: [
              { id: 10, name: "Human Mystic", professionLevel: 0 },
              { id: 15, name: "Cleric", professionLevel: 1 },
              { id: 16, name: "Bishop", professionLevel: 2 },
              { id: 17, name: "Prophet", professionLevel: 2 },
            ],
          },
        },
        { id: 30_026, teaches: { trees: ["clan"] } },
      ],
      meta: { total: 2, limit: 2, offset: 0, missing: [] },
    },
  ],
  [
    `${root}/npcs?teaches=1312&limit=1&fields=id`,
    { data: [{ id: 31_562 }], meta: expect.objectContaining({ total: 22 }) },
  ],
  [
    // xml/skills/0000-0099.xml: the last values of `#ench1Power`, `#ench2MpConsume` and `#enchantMagicLvl`; xml/skillstrees/enchantSkills.xml.
    `${root}/skills/5/enchant`,
    {
      data: {
        skill: { id: 5, name: "Double Sonic Slash", iconFile: "skill0005.png" },
        level: 31,
        routes: [{ power: 4061 }, { mpConsume: 65 }].map((last, at) => ({
          route: at + 1,
          fromLevel: 76,
          steps: expect.arrayContaining([
            {
              step: 30,
              exp: 46_810_000,
              sp: 4_681_000,
              chances: [0, 0, 0, 3, 3],
              changes: { magicLevel: 85, ...last },
            },
          ]),
        })),
      },
    },
  ],
];
