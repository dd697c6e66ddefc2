import type { UnreadEntry } from "../../read/inventory.js";

const settings = (names: string) => names.split(" ").map((name) => `skill/set[${name}]`);

const effects = ["effects", "for"];

const ENCHANT_ROUTES = Array.from({ length: 8 }, (_, index) => index + 1);

/** Settings of a skill that are elements of their own. */
const ELEMENTS =
  `magicCriticalRate isMagic effectPoint hitCancelTime coolTime isDebuff affectObject abnormalVisualEffect lvlBonusRate
  specialLevel affectLimit staticReuse blockedInOlympiad irreplacableBuff irreplaceableBuff isTriggeredSkill nextAction stayAfterDeath
  fanRange subordinationAbnormalType canBeDispelled abnormalResists reuseDelayGroup excludedFromCheck blockActionUseSkill
  channelingStart removedOnDamage passiveConditions soulMaxConsumeCount targetConditions abnormalInstant
  removedOnAnyActionExceptMove isSuicideAttack isRecoveryHerb affectHeight toggleGroupId chargeConsume
  deleteAbnormalOnLeave isHidingMessages isSharedWithSummon canCastWhileDisabled isMentoring attachToggleGroupId`.split(
    /\s+/u,
  );

const source = "xml/stats/skills";

/** What is not read of skills, and why. */
export const unreadOfSkills: readonly UnreadEntry[] = [
  {
    in: source,
    names: ENCHANT_ROUTES.flatMap((route) =>
      ["cond", "startEffects", "channelingEffects"].map((part) => `skill/enchant${route}${part}`),
    ),
    reason: "When a skill that is enchanted can be used, and its effects at the start of a cast and while it is held.",
  },
  {
    in: source,
    names: [
      ...ELEMENTS.map((name) => `skill/${name}`),
      ...effects.map((name) => `skill/${name}/effect/*`),
      "skill/selfEffects/effect/*",
    ],
    reason: "Settings of later chronicles that no record shows, and lists of single kinds of effects.",
  },
  {
    in: source,
    names: [
      "skill/conditions/condition@type",
      "skill/conditions/condition/*",
      "skill/cond@msg",
      "skill/cond@msgId",
      "skill/cond@addName",
      ...settings("rideState chargeConsume minPledgeClass soulMaxConsumeCount isOutpost"),
    ],
    reason: "When a skill can be used, in the engine's terms.",
  },
  {
    in: source,
    names: ["skill/startEffects", "skill/endEffects", "skill/channelingEffects", ...settings("afterEffectId")],
    reason: "Effects at the start and end of a cast, and while it is held.",
  },
  {
    in: source,
    names: effects.map((name) => `skill/${name}/effect@ticks`),
    reason: "How often an effect of time works, in the engine's steps.",
  },
  {
    in: source,
    names: settings(
      "abnormalInstant abnormalVisualEffect buffProtectLevel irreplaceableBuff canBeDispeled removedOnAnyActionExceptMove removedOnDamage",
    ),
    reason: "Which of two effects of a kind replaces the other, what ends one, and how the client draws it.",
  },
  {
    in: source,
    names: settings(
      "attribute dmgDirectlyToHp effectPoint lvlBonusRate baseCritRate blowChance ignoreShld overHit inheritElementals inheritPercent",
    ),
    reason: "Inputs of the engine's formulas for damage, success and hate, which the data set does not compute.",
  },
  {
    in: source,
    names: settings(
      "affectLimit affectObject fanRange flyRadius flyType excludedFromCheck blockedInOlympiad isPvPOnly",
    ),
    reason: "The area of a cast, and whom in it a skill affects.",
  },
  {
    in: source,
    names: settings(
      "coolTime hitCancelTime nextActionAttack reuseDelayLock reuseDelayType simultaneousCast staticReuse stayAfterDeath stayOnSubclassChange",
    ),
    reason: "Exceptions from the times of a cast.",
  },
  {
    in: source,
    names: settings("isDebuff isMagic isRecoveryHerb isSuicideAttack"),
    reason: "Classes of skills in the engine.",
  },
  {
    in: source,
    names: settings("despawnDelay feed itemConsumeSteps resetQuest"),
    reason: "Settings of single kinds of skills: food of pets, and how long a summon stays.",
  },
];
