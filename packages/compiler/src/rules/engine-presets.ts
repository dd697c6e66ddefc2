import type { EngineRuleRow } from "@gamedata/schema";
import type { RulesName } from "./engine-name.js";

const rule = (name: EngineRuleRow["name"], value: number, source: string): EngineRuleRow => ({ name, value, source });

/** How aCis and the servers from which it descends roll drops. */
const dropRules = (className: string): readonly EngineRuleRow[] => {
  const levelModifier = `${className}.calculateLevelModifierForDrop`;
  const rewardItems = `${className}.calculateCategorizedRewardItem, calculateRewardItem`;
  return [
    rule("levelGapFrom", 9, levelModifier),
    rule("levelGapFree", 8, levelModifier),
    rule("levelGapPercent", 9, levelModifier),
    rule("levelGapDivisor", 3, rewardItems),
    rule("minimumDropChance", 1, rewardItems),
  ];
};

/** How experience and SP fall with the levels above a monster: both engines have 5 / 6 for each level after five. */
const expGapRules = (source: string): readonly EngineRuleRow[] => [
  rule("expGapFree", 5, source),
  rule("expGapNumerator", 5, source),
  rule("expGapDenominator", 6, source),
];

/** What a kill of a boss gives each member of a party in raid points. */
const raidPointRules = (source: string): readonly EngineRuleRow[] => [
  rule("raidPointsDivisor", 2, source),
  rule("raidPointsSpread", 5, source),
];

/** A group of an L2J drop list has a chance and no number. */
const groupsByPosition = rule("groupsByPosition", 1, "data/xsd/npcs.xsd: a <group> has a chance and no number");

/** What all revisions of L2J before 2013 have; their formulas of stats and fights differ from one to another. */
const rulesBefore2013 = [
  ...dropRules("L2Attackable"),
  ...expGapRules("L2Attackable.calculateExpAndSp; AltGameExponentXp and AltGameExponentSp of 0"),
];
const rulesSinceKamael = [...rulesBefore2013, ...raidPointRules("L2RaidBossInstance.doDie")];

/** The factors of base stats, which the engines of both families have; High Five's also stand in `xml/stats/statBonus.xml`. */
const statRules = (source: string): readonly EngineRuleRow[] => [
  rule("strBonusBase", 1036, source),
  rule("strBonusOffset", 34_845, source),
  rule("intBonusBase", 1020, source),
  rule("intBonusOffset", 31_375, source),
  rule("dexBonusBase", 1009, source),
  rule("dexBonusOffset", 19_360, source),
  rule("witBonusBase", 1050, source),
  rule("witBonusOffset", 20_000, source),
  rule("conBonusBase", 1030, source),
  rule("conBonusOffset", 27_632, source),
  rule("menBonusBase", 1010, source),
  rule("menBonusOffset", -60, source),
];

const killerModifier = (strategy: string, settings: string) =>
  `IKillerChanceModifierStrategy.${strategy}; config/npc.properties, UseDeepBlueDropRules, ${settings}`;
const itemGap = killerModifier(
  "DEFAULT_STRATEGY, DEFAULT_NONGROUP_STRATEGY",
  "DropItemMinLevelDifference and following",
);
const adenaGap = killerModifier("DEFAULT_NONGROUP_STRATEGY", "DropAdenaMinLevelDifference and following");
const raidGap = "IKillerChanceModifierStrategy.DEFAULT_STRATEGY; config/npc.properties, UseDeepBlueDropRulesRaid";

const levelPenalty =
  "Formulas.calcPhysDam; config/npc.properties, MinNPCLevelForDmgPenalty, DmgPenaltyForLvLDifferences and CritDmgPenaltyForLvLDifferences";
const skillPenalty = "Formulas.calcSkillPhysDam, calcMagicDam; config/npc.properties, SkillDmgPenaltyForLvLDifferences";
const resistPenalty = "Formulas.calcMagicSuccess; config/npc.properties, SkillChancePenaltyForLvLDifferences";

/**
 * The numbers of the rules of each engine, without those of a chronicle. The level gap of L2J Mobius has no rows: it
 * is not the same in all of its revisions, of which some reduce each row of a group, adena by its own levels, and raids like others
 * (class `NpcTemplate`), and others follow L2J (class `IKillerChanceModifierStrategy`); a datapack does not say which.
 */
export const enginePresets: Readonly<Record<RulesName, readonly EngineRuleRow[]>> = {
  acis: [
    ...dropRules("Monster"),
    ...expGapRules("Monster.calculateExpAndSp, Attackable"),
    ...statRules("Formulas, STR_BONUS and the others"),
    rule("statLevelOffset", 89, "Creature.getLevelMod"),
    rule("statCastSpeed", 333, "CreatureStat.getMAtkSpd"),
    rule("statCriticalMaximum", 500, "CreatureStat.getCriticalHit"),
    rule("passivesOfAttackable", 1, "L2Skill.getStatFuncs"),
    rule("weightLimitCurve", 30_495_627_366, "Player.getMaxLoad"),
    rule("weightLimitCurveBase", 1_029_993_928, "Player.getMaxLoad"),
    rule("weightLimitHighest", 176_000, "Player.getMaxLoad"),
    rule("magicCriticalBase", 8, "CreatureStat.getMCriticalHit, FuncMAtkCritical"),
    rule("hennaMaximum", 5, "Player.recalcHennaStats"),
    rule("damageFactor", 70, "Formulas.calcPhysDam"),
    rule("magicDamageFactor", 91, "Formulas.calcMagicDam"),
    rule("criticalFactor", 2, "Formulas.calcPhysDam"),
    rule("magicCriticalFactor", 4, "Formulas.calcMagicDam"),
    rule("soulshotFactor", 2, "Formulas.calcPhysDam"),
    rule("spiritshotFactor", 2, "Formulas.calcMagicDam"),
    rule("blessedSpiritshotFactor", 4, "Formulas.calcMagicDam"),
    rule("attackInterval", 470_000, "Formulas.calcPAtkSpd"),
    rule("bowReuse", 345, "Creature.doAttackHitByBow"),
    rule("hitBase", 80, "Formulas.calcHitMiss"),
    rule("hitLowest", 20, "Formulas.calcHitMiss"),
    rule("hitHighest", 98, "Formulas.calcHitMiss"),
    rule("randomDamageBase", 5, "Creature.getRandomDamageMultiplier; items of fists"),
    rule("perfectBlock", 4, "Formulas.calcShldUse; config/players.properties, PerfectShieldBlockRate"),
    rule("bowBlock", 130, "Formulas.calcShldUse"),
    rule("elementDivisor", 1000, "Formulas.calcElemental"),
    rule("magicResistBase", 1166, "Formulas.calcMagicSuccess"),
    rule("magicResistHighest", 99, "Formulas.calcMagicSuccess"),
    rule("magicHalfLevels", 9, "Formulas.calcMagicDam"),
    rule("skillCriticalFactor", 2, "Pdam.useSkill, Blow.useSkill"),
    rule("blowChance", 50, "Blow.useSkill, FRONT"),
    rule("blowPoints", 65, "Formulas.calcBlowDamage"),
    rule("behindBlowChance", 140, "Blow.useSkill, BEHIND"),
    rule("chargePercent", 30, "L2SkillChargeDmg.useSkill"),
    rule("powerInMagicAttack", 1, "CreatureStat.getMAtk"),
    ...raidPointRules("RaidBoss.doDie, GrandBoss.doDie"),
  ],
  l2j: [
    rule("itemGapFree", 5, itemGap),
    rule("itemGapEnd", 10, itemGap),
    rule("itemGapLowest", 10, itemGap),
    rule("adenaGapFree", 8, adenaGap),
    rule("adenaGapEnd", 15, adenaGap),
    rule("adenaGapLowest", 10, adenaGap),
    rule("raidGapPercent", 15, raidGap),
    rule(
      "minionsOfRaids",
      1,
      "L2MonsterInstance.onSpawn; L2Attackable.setIsRaidMinion, which sets what isRaid returns",
    ),
    rule(
      "groupAmountAbove",
      1_000_000,
      "IGroupedItemDropCalculationStrategy.DEFAULT_STRATEGY; config/general.properties:340, PreciseDropCalculation",
    ),
    rule("reversedRange", 1, "Rnd.get(min, max)"),
    groupsByPosition,
    ...expGapRules("L2Attackable.calculateExpAndSp; config/character.properties, ExponentXp and ExponentSp of 0"),
    ...statRules("xml/stats/statBonus.xml; BaseStats.calcBonus"),
    rule("statLevelOffset", 89, "L2Character.getLevelMod"),
    rule("statCastSpeed", 333, "L2CharTemplate, baseMAtkSpd"),
    rule("statCastSpeedMaximum", 1999, "CharStat.getMAtkSpd; config/character.properties, MaxMAtkSpeed"),
    rule("statEvasionWhole", 1, "FuncAtkEvasion"),
    rule("statEvasionMaximum", 250, "CharStat.getEvasionRate; config/character.properties, MaxEvasion"),
    rule("statCriticalMaximum", 500, "CharStat.getCriticalHit; config/character.properties, MaxPCritRate"),
    rule("statCriticalDefault", 4, "L2CharTemplate, baseCritRate"),
    rule("statBaseWhole", 1, "L2CharTemplate, basePAtk, baseMAtk, basePDef and baseMDef"),
    rule("statsRounded", 1, "CharStat.getAccuracy, getEvasionRate, getPAtkSpd"),
    rule("statsAboveLevel", 1, "FuncAtkAccuracy, FuncAtkEvasion"),
    rule("playersAboveLevel", 1, "FuncAtkAccuracy, FuncAtkEvasion"),
    rule("weightLimitBase", 69_000, "L2PcInstance.getMaxLoad"),
    rule("magicCriticalBase", 10, "FuncMAtkCritical"),
    rule("magicCriticalTimes", 10, "CharStat.getMCriticalHit"),
    rule("magicCriticalMaximum", 200, "CharStat.getMCriticalHit; config/character.properties, MaxMCritRate"),
    rule("attackSpeedMaximum", 1500, "PcStat.getPAtkSpd; config/character.properties, MaxPAtkSpeed"),
    rule("runSpeedMaximum", 300, "PcStat.getRunSpeed; config/character.properties, MaxRunSpeed"),
    rule("fullArmorLegs", 1, "FuncPDefMod"),
    rule("kamaelEquipment", 1, "UseItem"),
    rule("hennaMaximum", 5, "L2PcInstance.recalcHennaStats"),
    rule("damageFactor", 76, "Formulas.calcPhysDam"),
    rule("criticalFactor", 2, "Formulas.calcPhysDam"),
    rule("criticalPointsFactor", 77, "Formulas.calcPhysDam"),
    rule("soulshotFactor", 2, "Formulas.calcPhysDam"),
    rule("penaltyFrom", 78, levelPenalty),
    rule("damagePenalty2", 60, levelPenalty),
    rule("damagePenalty3", 60, levelPenalty),
    rule("damagePenalty4", 55, levelPenalty),
    rule("criticalPenalty2", 65, levelPenalty),
    rule("criticalPenalty3", 60, levelPenalty),
    rule("criticalPenalty4", 58, levelPenalty),
    rule("attackInterval", 500_000, "Formulas.calcPAtkSpd"),
    rule("bowReuse", 333, "L2Character.doAttackHitByBow"),
    rule("hitBase", 80, "Formulas.calcHitMiss"),
    rule("hitLowest", 20, "Formulas.calcHitMiss"),
    rule("hitHighest", 98, "Formulas.calcHitMiss"),
    rule("randomDamageBase", 5, "L2Character.getRandomDamageMultiplier; items of fists"),
    rule("perfectBlock", 4, "Formulas.calcShldUse; config/character.properties, AltPerfectShieldBlockRate"),
    rule("bowBlock", 130, "Formulas.calcShldUse"),
    rule("weaknessLowest", 5, "Formulas.calcAttackTraitBonus"),
    rule("weaknessHighest", 200, "Formulas.calcAttackTraitBonus"),
    rule("elementSteps", 1, "Formulas.calcAttributeBonus"),
    rule("skillDamageFactor", 77, "Formulas.calcSkillPhysDam"),
    rule("skillCriticalFactor", 2, "PhysicalAttack.onStart, FatalBlow.onStart"),
    rule("blowPoints", 61, "Formulas.calcBlowDamage"),
    rule("blowSoulshot", 1458, "Formulas.calcBlowDamage"),
    rule("behindBlowChance", 200, "Formulas.calcBlowSuccess"),
    rule("behindBlowDamage", 120, "Formulas.calcBackstabDamage"),
    rule("chargePercent", 20, "EnergyAttack.onStart"),
    rule("skillPenalty2", 70, skillPenalty),
    rule("skillPenalty3", 65, skillPenalty),
    rule("skillPenalty4", 62, skillPenalty),
    rule("magicDamageFactor", 91, "Formulas.calcMagicDam"),
    rule("magicCriticalFactor", 3, "Formulas.calcMagicDam"),
    rule("magicIsRandom", 1, "Formulas.calcMagicDam"),
    rule("magicResistBase", 1300, "Formulas.calcMagicSuccess"),
    rule("magicHalfLevels", 9, "Formulas.calcMagicDam"),
    rule("resistPenalty3", 300, resistPenalty),
    rule("resistPenalty4", 325, resistPenalty),
    rule("resistPenalty5", 350, resistPenalty),
    rule("spiritshotFactor", 2, "Formulas.calcMagicDam"),
    rule("blessedSpiritshotFactor", 4, "Formulas.calcMagicDam"),
    rule("spiritshotCastPercent", 60, "Formulas.calcCastTime"),
    rule("castTimeLowest", 500, "Formulas.calcCastTime"),
    ...raidPointRules("L2RaidBossInstance.doDie, L2GrandBossInstance.doDie"),
  ],
  mobius: [groupsByPosition],
  l2j2008: rulesBefore2013,
  l2j2009: rulesSinceKamael,
  l2j2011: rulesSinceKamael,
};
