import { unread } from "../entries.js";

/** What is not read of skills, and why. */
export const unreadOfSkills = unread("xml/stats/skills", {
  "When a skill that is enchanted can be used, and its effects at the start of a cast and while it is held.":
    "skill/enchant{1 2 3 4 5 6 7 8}{cond startEffects channelingEffects}",
  "Settings of later chronicles that no record shows, and lists of single kinds of effects.": `skill/{
    magicCriticalRate isMagic effectPoint hitCancelTime coolTime isDebuff affectObject abnormalVisualEffect lvlBonusRate
    specialLevel affectLimit staticReuse blockedInOlympiad irreplacableBuff irreplaceableBuff isTriggeredSkill nextAction
    stayAfterDeath fanRange subordinationAbnormalType canBeDispelled abnormalResists reuseDelayGroup excludedFromCheck
    blockActionUseSkill channelingStart removedOnDamage passiveConditions soulMaxConsumeCount targetConditions
    abnormalInstant removedOnAnyActionExceptMove isSuicideAttack isRecoveryHerb affectHeight toggleGroupId chargeConsume
    deleteAbnormalOnLeave isHidingMessages isSharedWithSummon canCastWhileDisabled isMentoring attachToggleGroupId}
    skill/{effects for selfEffects}/effect/*`,
  "When a skill can be used, in the engine's terms.": `skill/conditions/condition@type skill/conditions/condition/*
    skill/cond@{msg msgId addName} skill/set[{rideState chargeConsume minPledgeClass soulMaxConsumeCount isOutpost}]`,
  "Effects at the start and end of a cast, and while it is held.":
    "skill/{startEffects endEffects channelingEffects} skill/set[afterEffectId]",
  "How often an effect of time works, in the engine's steps.": "skill/{effects for}/effect@ticks",
  "Which of two effects of a kind replaces the other, what ends one, and how the client draws it.": `skill/set[{
    abnormalInstant abnormalVisualEffect buffProtectLevel irreplaceableBuff canBeDispeled removedOnAnyActionExceptMove
    removedOnDamage}]`,
  "Inputs of the engine's formulas for damage, success and hate, which the data set does not compute.": `skill/set[{
    attribute dmgDirectlyToHp effectPoint lvlBonusRate baseCritRate blowChance ignoreShld overHit inheritElementals
    inheritPercent}]`,
  "The area of a cast, and whom in it a skill affects.":
    "skill/set[{affectLimit affectObject fanRange flyRadius flyType excludedFromCheck blockedInOlympiad isPvPOnly}]",
  "Exceptions from the times of a cast.": `skill/set[{
    coolTime hitCancelTime nextActionAttack reuseDelayLock reuseDelayType simultaneousCast staticReuse stayAfterDeath
    stayOnSubclassChange}]`,
  "Classes of skills in the engine.": "skill/set[{isDebuff isMagic isRecoveryHerb isSuicideAttack}]",
  "Settings of single kinds of skills: food of pets, and how long a summon stays.":
    "skill/set[{despawnDelay feed itemConsumeSteps resetQuest}]",
});
