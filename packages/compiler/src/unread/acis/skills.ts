import type { UnreadEntry } from "../../read/inventory.js";

const settings = (names: string) => names.split(" ").map((name) => `skill/set[${name}]`);
const LISTS = ["skill/for", "skill/enchant1for", "skill/enchant2for"];
const effect = (names: string) => names.split(" ").flatMap((name) => LISTS.map((list) => `${list}/effect@${name}`));

const FUNCTIONS = ["add", "mul", "sub", "set", "addMul", "subDiv", "basemul"];
const FUNCTION_LISTS = LISTS.flatMap((list) => [list, `${list}/effect`]);

/** What is not read of skills, and why. */
export const unreadOfSkills: readonly UnreadEntry[] = [
  {
    in: "xml/skills",
    names: FUNCTION_LISTS.flatMap((list) => FUNCTIONS.map((name) => `${list}/${name}@order`)),
    reason: "The engine's order of calculation.",
  },
  {
    in: "xml/skills",
    names: ["skill/cond", ...settings("condition minPledgeClass numCharges maxCharges isSiegeSummonSkill")],
    reason: "When a skill can be used, in the engine's terms.",
  },
  {
    in: "xml/skills",
    names: effect("stackOrder stackType"),
    reason: "Which of two effects of a kind replaces the other.",
  },
  {
    in: "xml/skills",
    names: effect("effectPower effectType abnormalTime abnormalLvl abnormalType special"),
    reason: "Inputs of the engine for the chance and the class of an effect.",
  },
  {
    in: "xml/skills",
    names: effect("noicon abnormal"),
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
      "aggroPoints lvlDepend ignoreResists ignoreShld overHit SSBoost baseCritRate attribute lethal1 lethal2 absorbPart absorbAbs dmgDirectlyToHp killByDOT effectPoint magicLevel",
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
