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
        learnedBy: [learned(10, 1, 1, 0), learned(25, 1, 1, 0), learned(38, 1, 1, 0)],
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
];
