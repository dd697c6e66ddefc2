/** The allowed names of a `<set>` of a skill. Most are engine settings that the data set does not contain. */
export const skillSettingNames: ReadonlySet<string> = new Set(
  `
  abnormalLvl absorbAbs absorbPart activationChance activationchance activationtime aggroPoints attribute
  baseCritRate buffDuration canBeDispeled canBeReflected capsuled_items_skill castRange chanceType condition
  coolTime create_item_count create_item_id despawnDelay dmgDirectlyToHp effectAbnormalLvl effectId effectNpcId
  effectPoint effectRange effectType element elementPower equipDelay expPenalty faceId feed flyRadius flyType
  hairColorId hairStyleId hitTime hpConsume ignoreResists ignoreShld isAdvanced isClanSkill isCubic isDance
  isDebuff isMagic isPotion isSiegeSummonSkill isSuicideAttack itemConsumeCount itemConsumeCountOT itemConsumeId
  itemConsumeIdOT itemConsumeSteps killByDOT lethal1 lethal2 lvlDepend magicLevel magicLvl maxCharges maxNegated
  minPledgeClass mpConsume mpConsume2 mpInitialConsume negateAbnormals negateId negateLvl negateStats
  nextActionAttack nextDanceCost npcId numCharges offensive operateType overHit power random_count recallType
  removedOnDamage reuseDelay sharedReuse simultaneousCast skillRadius skillType SSBoost staticHitTime staticReuse
  stayAfterDeath summonTimeLostActive summonTimeLostIdle summonTotalLifeTime target targetConsumeCount
  targetConsumeId teleCoords trait triggeredId triggeredLevel weaponsAllowed
  `
    .trim()
    .split(/\s+/u),
);
