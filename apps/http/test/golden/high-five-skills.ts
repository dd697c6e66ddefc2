import { expect } from "vitest";
import type { GoldenCase } from "./golden-case.js";

const root = "/api/high-five";

const data = (facts: object) => ({ data: expect.objectContaining(facts) });

const bulk = (facts: object) => ({ data: [expect.objectContaining(facts)], meta: expect.anything() });

const apellaHeavy = { id: 3608, name: "Apella Heavy Armor Set", iconFile: "armor_t1004_ul_i00.png" };

/** A summary of skill 3608 at level 2 or 3: `regCp` is 1.4 times as much and 5605-2 is triggered at both, other values by level. */
const apellaHeavyAt = (level: number, maxCp: number, expLost: number, mpConsumeRate: number) => ({
  ...apellaHeavy,
  level,
  operateType: "OP_PASSIVE",
  target: "SELF",
  skillType: null,
  description: null,
  power: maxCp,
  effects: [
    { stat: "maxCp", op: "add", value: maxCp },
    { stat: "regCp", op: "mul", value: 1.4 },
    { stat: "reduceExpLostByPvp", op: "mul", value: expLost },
    { stat: "physicalMpConsumeRate", op: "mul", value: mpConsumeRate },
    { stat: "magicalMpConsumeRate", op: "mul", value: mpConsumeRate },
    { stat: "danceMpConsumeRate", op: "mul", value: mpConsumeRate },
  ],
  passiveEffects: [
    {
      name: "TriggerSkillByDamage",
      parameters: {
        attackerType: "L2Playable",
        minAttackerLevel: 1,
        maxAttackerLevel: 100,
        minDamage: 50,
        chance: 10,
        skillId: 5605,
        skillLevel: 2,
        targetType: "SELF",
      },
    },
  ],
});

/** What the skills of the second chronicle must answer, worked out by hand from its datapack; the comments name the files. */
export const goldenHighFiveSkills: readonly GoldenCase[] = [
  [
    // xml/stats/skills/00200-00299.xml: the effect MaxHp has a power of 480 at level 10 and no type, so that it adds points.
    `${root}/skills/211?level=10`,
    data({
      name: "Boost HP",
      iconFile: "skill0211.png",
      levels: [
        {
          level: 10,
          magicLevel: 74,
          power: 480,
          mpInitialConsume: 0,
          mpConsume: 0,
          hitTime: 0,
          reuseDelay: 0,
          effects: [{ stat: "maxHp", op: "add", value: 480 }],
        },
      ],
    }),
  ],
  [
    // xml/stats/armorsets: set 1 has skill 3500 of level 1; xml/stats/skills/03500-03599.xml: MaxHp with a power of 41, without a type.
    `${root}/armor-sets?ids=1`,
    bulk({
      name: "Wooden Set",
      bonusSkill: expect.objectContaining({
        id: 3500,
        level: 1,
        effects: [
          { stat: "maxHp", op: "add", value: 41 },
          { stat: "pDef", op: "mul", value: 1.022 },
        ],
      }),
    }),
  ],
  [
    // xml/stats/armorsets/clan.xml: skill 3608 of level 2 beside the marker 3006.
    `${root}/armor-sets?ids=78&fields=id,bonusSkill,bonusSkills`,
    { data: [{ id: 78, bonusSkill: apellaHeavyAt(2, 1116, 0.3, 0.95) }], meta: expect.anything() },
  ],
  // The same file: level 3, at which less experience is lost.
  [`${root}/armor-sets?ids=155`, bulk({ bonusSkill: apellaHeavyAt(3, 1116, 0.6, 0.95) })],
  [
    // xml/stats/items/06000-06099.xml: skill 2169-2; 02100-02199.xml has an icon for each of its two levels.
    `${root}/items/6036`,
    data({
      skill: expect.objectContaining({ id: 2169, level: 2, iconFile: "etc_potion_of_acumen3_i00.png" }),
    }),
  ],
  [
    `${root}/skills/2169?fields=id,iconFile,levels`,
    {
      data: {
        id: 2169,
        iconFile: "etc_potion_of_acumen2_i00.png",
        levels: [
          expect.objectContaining({ level: 1, iconFile: "etc_potion_of_acumen2_i00.png" }),
          expect.objectContaining({ level: 2, iconFile: "etc_potion_of_acumen3_i00.png" }),
        ],
      },
    },
  ],
  [`${root}/skills/2169?level=2&fields=id,iconFile`, { data: { id: 2169, iconFile: "etc_potion_of_acumen3_i00.png" } }],
  [
    // xml/stats/skills/00200-00299.xml: the icon of the second level of skill 239; xml/skillTrees/classSkillTree.xml.
    `${root}/classes/0`,
    data({
      skills: expect.arrayContaining([
        {
          skillId: 239,
          skillLevel: 2,
          name: "Expertise S84",
          minPlayerLevel: 40,
          spCost: 0,
          iconFile: "skill0240.png",
        },
      ]),
    }),
  ],
  [
    // xml/stats/skills/02200-02299.xml: the seventh id in #itemConsumeId is 0.
    `${root}/skills/2214?level=7`,
    data({
      levels: [
        {
          level: 7,
          magicLevel: 1,
          power: null,
          mpInitialConsume: 0,
          mpConsume: 0,
          hitTime: 20_000,
          reuseDelay: 0,
          affectScope: "SINGLE",
          conditions: {
            and: [{ player: { canEscape: true } }, { not: { player: { insideZoneId: [10_501, 10_502, 10_503] } } }],
          },
          instantEffects: [{ name: "Teleport", parameters: { x: 0, y: 0, z: 0 } }],
        },
      ],
    }),
  ],
  // The sixth id is 9716.
  [
    `${root}/skills/2214?level=6`,
    data({
      levels: [
        expect.objectContaining({
          itemConsume: expect.objectContaining({ itemId: 9716, count: 1 }),
        }),
      ],
    }),
  ],
  // xml/stats/skills/00800-00899.xml: magicLvl -2.
  [`${root}/skills/840`, data({ levels: [expect.objectContaining({ magicLevel: -2, reuseDelay: 10_000 })] })],
  // xml/stats/skills/23300-23399.xml: reuseDelay -1000.
  [`${root}/skills/23329`, data({ levels: [expect.objectContaining({ magicLevel: 55, reuseDelay: -1000 })] })],
  // xml/stats/skills/00600-00699.xml: a passive skill without a targetType.
  [`${root}/skills/651?fields=id,operateType,target`, { data: { id: 651, operateType: "OP_PASSIVE", target: "SELF" } }],
  // xml/skillTrees/transformSkillTree.xml: races, the skill before it and the book. Which NPC teaches it is in the scripts alone.
  [
    `${root}/skills/542?fields=learnedFrom,teachers`,
    {
      data: {
        learnedFrom: [
          {
            tree: "transformation",
            skillLevel: 1,
            minPlayerLevel: 60,
            races: ["Elf", "Dark Elf", "Orc", "Dwarf"],
            items: [expect.objectContaining({ itemId: 9650, count: 1 })],
            requiredSkills: [expect.objectContaining({ id: 617, name: "Transform Onyx Beast", level: 1 })],
          },
        ],
      },
    },
  ],
  // xml/skillTrees/pledgeSkillTree.xml: residences 4, 7, 101, 111 and 121; castles are those of xml/seeds.xml.
  [
    `${root}/skills/590?fields=learnedFrom,teachers`,
    {
      data: {
        learnedFrom: [
          {
            tree: "clan",
            skillLevel: 1,
            minClanLevel: 4,
            socialClass: "APPRENTICE",
            castles: [
              { id: 4, name: "Oren Castle" },
              { id: 7, name: "Goddard Castle" },
            ],
            fortressIds: [101, 111, 121],
          },
        ],
      },
    },
  ],
  // xml/skillTrees/transferSkillTree.xml: three skill levels stand twice in the tree of class 16, of which one row counts.
  [
    `${root}/skills/1059?level=3&fields=learnedFrom`,
    data({
      learnedFrom: [
        {
          tree: "transfer",
          class: { id: 16, name: "Bishop", professionLevel: 2 },
          skillLevel: 3,
          minPlayerLevel: 76,
          items: [expect.objectContaining({ itemId: 15_307, count: 1 })],
        },
        expect.objectContaining({ tree: "transfer", class: expect.objectContaining({ id: 30 }) }),
      ],
    }),
  ],
  // xml/skillTrees/forgottenSkillTree.xml: learnedByFS, so that no trainer teaches it, and classSkillTree.xml: autoGet.
  [
    `${root}/skills/820?fields=learnedBy,teachers`,
    {
      data: {
        learnedBy: [
          {
            class: { id: 8, name: "Treasure Hunter", professionLevel: 2 },
            skillLevel: 1,
            minPlayerLevel: 74,
            spCost: 0,
            acquired: "scroll",
          },
        ],
      },
    },
  ],
  [
    // xml/stats/skills/01000-01099.xml, Might: `enchant1` has another time, `enchant2` costs less. No file states what a step costs.
    `${root}/skills/1068/enchant`,
    {
      data: expect.objectContaining({
        level: 3,
        routes: [{ seconds: 1240, changes: {} }, { changes: { mpInitialConsume: 6, mpConsume: 27 } }].map(
          ({ seconds, changes }, at) => ({
            route: at + 1,
            steps: expect.arrayContaining([
              {
                step: 1,
                changes: {
                  magicLevel: 76,
                  ...changes,
                  ...(seconds !== undefined && { appliedEffects: [expect.objectContaining({ seconds })] }),
                },
              },
            ]),
          }),
        ),
      }),
    },
  ],
];
