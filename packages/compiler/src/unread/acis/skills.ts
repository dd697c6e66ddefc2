import { unread } from "../entries.js";

/** What is not read of skills, and why; the lists of effects of enchant routes have fewer of the names. */
export const unreadOfSkills = unread("xml/skills", {
  "The engine's order of calculation.": `skill/{for for/effect}/{add mul sub set addMul subDiv basemul}@order
    skill/{enchant1for enchant2for}/add@order
    skill/enchant1for/effect/{add mul sub set addMul basemul}@order skill/enchant2for/effect/{add mul sub addMul}@order`,
  "When a skill can be used, in the engine's terms.": `skill/cond@{msg msgId addName}
    skill/set[{minPledgeClass numCharges maxCharges isSiegeSummonSkill}]`,
  "Which of two effects of a kind replaces the other.":
    "skill/{for enchant1for enchant2for}/effect@{stackOrder stackType}",
  "Inputs of the engine for the chance and the class of an effect.": `
    skill/for/effect@{effectPower effectType abnormalTime abnormalLvl abnormalType special}
    skill/{enchant1for enchant2for}/effect@{effectPower effectType}`,
  "How the client draws an effect.":
    "skill/{for enchant1for enchant2for}/effect@noicon skill/{for enchant2for}/effect@abnormal",
  "Effects that start another skill by chance; the skill and the chance are not linked yet by any record.":
    "skill/for/effect@{triggeredId triggeredLevel chanceType activationChance activationMinDamage}",
  "Inputs of the engine's formulas for damage, success and hate, which the data set does not compute.": `skill/set[{
    aggroPoints ignoreResists ignoreShld overHit attribute lethal1 lethal2 absorbPart absorbAbs dmgDirectlyToHp killByDOT
    effectPoint magicLevel}]`,
  "Classes of skills in the engine.": `skill/set[{
    isMagic isDebuff isDance isPotion isClanSkill isAdvanced isCubic offensive isSuicideAttack canBeDispeled canBeReflected}]`,
  "Exceptions from the times and costs of a cast; no effect without a time has a `buffDuration`.": `skill/set[{
    coolTime staticHitTime staticReuse sharedReuse simultaneousCast nextActionAttack equipDelay mpConsume2 nextDanceCost
    buffDuration}]`,
  "The movement of a cast.": "skill/set[{flyRadius flyType}]",
  "Which effects a skill ends, and what ends its own.": `skill/set[{
    effectAbnormalLvl effectType negateStats negateLvl negateId negateAbnormals maxNegated removedOnDamage}]`,
  "Summons, cubics and symbols: what the engine creates and how long it stays.": `skill/set[{
    npcId expPenalty summonTotalLifeTime summonTimeLostIdle summonTimeLostActive despawnDelay stayAfterDeath
    itemConsumeIdOT itemConsumeCountOT itemConsumeSteps activationtime effectId effectNpcId}]`,
  "Settings of single kinds of skills: food of pets, recalls, and potions that change a face.":
    "skill/set[{targetConsumeId targetConsumeCount feed recallType teleCoords hairStyleId hairColorId faceId}]",
});
