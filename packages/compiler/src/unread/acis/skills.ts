import type { UnreadEntry } from "../../read/inventory.js";

const settings = (names: string) => names.split(" ").map((name) => `skill/set[${name}]`);
const effect = (names: string) => names.split(" ").map((name) => `skill/for/effect@${name}`);

const orders = (list: string, functions: string) => functions.split(" ").map((name) => `${list}/${name}@order`);
const FUNCTIONS = "add mul sub set addMul subDiv basemul";

/** The lists of effects of enchant routes, which have fewer of the names. */
const ROUTE_ORDERS = [
  ...orders("skill/enchant1for", "add"),
  ...orders("skill/enchant1for/effect", "add mul sub set addMul basemul"),
  ...orders("skill/enchant2for", "add"),
  ...orders("skill/enchant2for/effect", "add mul sub addMul"),
];
const inRoutes = (names: string) =>
  names.split(" ").flatMap((name) => [1, 2].map((route) => `skill/enchant${route}for/effect@${name}`));

/** What is not read of skills, and why. */
export const unreadOfSkills: readonly UnreadEntry[] = [
  {
    in: "xml/skills",
    names: [...orders("skill/for", FUNCTIONS), ...orders("skill/for/effect", FUNCTIONS), ...ROUTE_ORDERS],
    reason: "The engine's order of calculation.",
  },
  {
    in: "xml/skills",
    names: [
      "skill/cond@msg",
      "skill/cond@msgId",
      "skill/cond@addName",
      ...settings("minPledgeClass numCharges maxCharges isSiegeSummonSkill"),
    ],
    reason: "When a skill can be used, in the engine's terms.",
  },
  {
    in: "xml/skills",
    names: [...effect("stackOrder stackType"), ...inRoutes("stackOrder stackType")],
    reason: "Which of two effects of a kind replaces the other.",
  },
  {
    in: "xml/skills",
    names: [
      ...effect("effectPower effectType abnormalTime abnormalLvl abnormalType special"),
      ...inRoutes("effectPower effectType"),
    ],
    reason: "Inputs of the engine for the chance and the class of an effect.",
  },
  {
    in: "xml/skills",
    names: [...effect("noicon abnormal"), ...inRoutes("noicon"), "skill/enchant2for/effect@abnormal"],
    reason: "How the client draws an effect.",
  },
  {
    in: "xml/skills",
    names: effect("triggeredId triggeredLevel chanceType activationChance activationMinDamage"),
    reason: "Effects that start another skill by chance; the skill and the chance are not linked yet by any record.",
  },
  {
    in: "xml/skills",
    names: settings(
      "aggroPoints ignoreResists ignoreShld overHit attribute lethal1 lethal2 absorbPart absorbAbs dmgDirectlyToHp killByDOT effectPoint magicLevel",
    ),
    reason: "Inputs of the engine's formulas for damage, success and hate, which the data set does not compute.",
  },
  {
    in: "xml/skills",
    names: settings(
      "isMagic isDebuff isDance isPotion isClanSkill isAdvanced isCubic offensive isSuicideAttack canBeDispeled canBeReflected",
    ),
    reason: "Classes of skills in the engine.",
  },
  {
    in: "xml/skills",
    names: settings(
      "coolTime staticHitTime staticReuse sharedReuse simultaneousCast nextActionAttack equipDelay mpConsume2 nextDanceCost buffDuration",
    ),
    reason: "Exceptions from the times and costs of a cast; no effect without a time has a `buffDuration`.",
  },
  {
    in: "xml/skills",
    names: settings("flyRadius flyType"),
    reason: "The movement of a cast.",
  },
  {
    in: "xml/skills",
    names: settings(
      "effectAbnormalLvl effectType negateStats negateLvl negateId negateAbnormals maxNegated removedOnDamage",
    ),
    reason: "Which effects a skill ends, and what ends its own.",
  },
  {
    in: "xml/skills",
    names: settings(
      "npcId expPenalty summonTotalLifeTime summonTimeLostIdle summonTimeLostActive despawnDelay stayAfterDeath itemConsumeIdOT itemConsumeCountOT itemConsumeSteps activationtime effectId effectNpcId",
    ),
    reason: "Summons, cubics and symbols: what the engine creates and how long it stays.",
  },
  {
    in: "xml/skills",
    names: settings("targetConsumeId targetConsumeCount feed recallType teleCoords hairStyleId hairColorId faceId"),
    reason: "Settings of single kinds of skills: food of pets, recalls, and potions that change a face.",
  },
];
