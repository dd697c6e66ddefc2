import type { EngineRuleRow } from "@gamedata/schema";
import type { RulesName } from "./engine-name.js";

type Name = EngineRuleRow["name"];

const rules = (source: string, values: Readonly<Partial<Record<Name, number>>>): readonly EngineRuleRow[] =>
  (Object.entries(values) as [Name, number][]).map(([name, value]) => ({ name, value, source }));

/** How aCis and the servers from which it descends roll drops. */
const dropRules = (className: string): readonly EngineRuleRow[] => {
  const levelModifier = `${className}.calculateLevelModifierForDrop`;
  const rewardItems = `${className}.calculateCategorizedRewardItem, calculateRewardItem`;
  return [
    ...rules(levelModifier, { levelGapFrom: 9, levelGapFree: 8, levelGapPercent: 9 }),
    ...rules(rewardItems, { levelGapDivisor: 3, minimumDropChance: 1 }),
  ];
};

/** How experience and SP fall with the levels above a monster: both engines have 5 / 6 for each level after five. */
const expGapRules = (source: string) => rules(source, { expGapFree: 5, expGapNumerator: 5, expGapDenominator: 6 });

/** What a kill of a boss gives each member of a party in raid points. */
const raidPointRules = (source: string) => rules(source, { raidPointsDivisor: 2, raidPointsSpread: 5 });

/** A group of an L2J drop list has a chance and no number. */
const groupsByPosition = (source: string) =>
  rules(`${source}: a <group> has a chance and no number`, { groupsByPosition: 1 });

/** What all revisions of L2J before 2013 have; their formulas of stats and fights differ from one to another. */
const rulesBefore2013 = [
  ...dropRules("L2Attackable"),
  ...expGapRules("L2Attackable.calculateExpAndSp; AltGameExponentXp and AltGameExponentSp of 0"),
];
const rulesSinceKamael = [...rulesBefore2013, ...raidPointRules("L2RaidBossInstance.doDie")];

/** The factors of base stats, which the engines of both families have; High Five's also stand in `xml/stats/statBonus.xml`. */
const statRules = (source: string) =>
  rules(source, {
    strBonusBase: 1036,
    strBonusOffset: 34_845,
    intBonusBase: 1020,
    intBonusOffset: 31_375,
    dexBonusBase: 1009,
    dexBonusOffset: 19_360,
    witBonusBase: 1050,
    witBonusOffset: 20_000,
    conBonusBase: 1030,
    conBonusOffset: 27_632,
    menBonusBase: 1010,
    menBonusOffset: -60,
  });

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
 * (class `NpcTemplate`), and others follow L2J (class `IKillerChanceModifierStrategy`); a datapack does not say which. Nor has that of
 * L2-Scripts, whose files do not state how many levels it counts.
 */
export const enginePresets: Readonly<Record<RulesName, readonly EngineRuleRow[]>> = {
  acis: [
    ...dropRules("Monster"),
    ...expGapRules("Monster.calculateExpAndSp, Attackable"),
    ...statRules("Formulas, STR_BONUS and the others"),
    ...rules("Creature.getLevelMod", { statLevelOffset: 89 }),
    ...rules("CreatureStat.getMAtkSpd", { statCastSpeed: 333 }),
    ...rules("CreatureStat.getCriticalHit", { statCriticalMaximum: 500 }),
    ...rules("L2Skill.getStatFuncs", { passivesOfAttackable: 1 }),
    ...rules("Player.getMaxLoad", {
      weightLimitCurve: 30_495_627_366,
      weightLimitCurveBase: 1_029_993_928,
      weightLimitHighest: 176_000,
    }),
    ...rules("CreatureStat.getMCriticalHit, FuncMAtkCritical", { magicCriticalBase: 8 }),
    ...rules("Player.recalcHennaStats", { hennaMaximum: 5 }),
    ...rules("Formulas.calcPhysDam", { damageFactor: 70 }),
    ...rules("Formulas.calcMagicDam", { magicDamageFactor: 91 }),
    ...rules("Formulas.calcPhysDam", { criticalFactor: 2 }),
    ...rules("Formulas.calcMagicDam", { magicCriticalFactor: 4 }),
    ...rules("Formulas.calcPhysDam", { soulshotFactor: 2 }),
    ...rules("Formulas.calcMagicDam", { spiritshotFactor: 2, blessedSpiritshotFactor: 4 }),
    ...rules("Formulas.calcPAtkSpd", { attackInterval: 470_000 }),
    ...rules("Creature.doAttackHitByBow", { bowReuse: 345 }),
    ...rules("Formulas.calcHitMiss", { hitBase: 80, hitLowest: 20, hitHighest: 98 }),
    ...rules("Creature.getRandomDamageMultiplier; items of fists", { randomDamageBase: 5 }),
    ...rules("Formulas.calcShldUse; config/players.properties, PerfectShieldBlockRate", { perfectBlock: 4 }),
    ...rules("Formulas.calcShldUse", { bowBlock: 130 }),
    ...rules("Formulas.calcElemental", { elementDivisor: 1000 }),
    ...rules("Formulas.calcMagicSuccess", { magicResistBase: 1166, magicResistHighest: 99 }),
    ...rules("Formulas.calcMagicDam", { magicHalfLevels: 9 }),
    ...rules("Pdam.useSkill, Blow.useSkill", { skillCriticalFactor: 2 }),
    ...rules("Blow.useSkill, FRONT", { blowChance: 50 }),
    ...rules("Formulas.calcBlowDamage", { blowPoints: 65 }),
    ...rules("Blow.useSkill, BEHIND", { behindBlowChance: 140 }),
    ...rules("L2SkillChargeDmg.useSkill", { chargePercent: 30 }),
    ...rules("CreatureStat.getMAtk", { powerInMagicAttack: 1 }),
    ...raidPointRules("RaidBoss.doDie, GrandBoss.doDie"),
  ],
  l2j: [
    ...rules(itemGap, { itemGapFree: 5, itemGapEnd: 10, itemGapLowest: 10 }),
    ...rules(adenaGap, { adenaGapFree: 8, adenaGapEnd: 15, adenaGapLowest: 10 }),
    ...rules(raidGap, { raidGapPercent: 15 }),
    ...rules("L2MonsterInstance.onSpawn; L2Attackable.setIsRaidMinion, which sets what isRaid returns", {
      minionsOfRaids: 1,
    }),
    ...rules(
      "IGroupedItemDropCalculationStrategy.DEFAULT_STRATEGY; config/general.properties:340, PreciseDropCalculation",
      { groupAmountAbove: 1_000_000 },
    ),
    ...rules("Rnd.get(min, max)", { reversedRange: 1 }),
    ...groupsByPosition("data/xsd/npcs.xsd"),
    ...expGapRules("L2Attackable.calculateExpAndSp; config/character.properties, ExponentXp and ExponentSp of 0"),
    ...statRules("xml/stats/statBonus.xml; BaseStats.calcBonus"),
    ...rules("L2Character.getLevelMod", { statLevelOffset: 89 }),
    ...rules("L2CharTemplate, baseMAtkSpd", { statCastSpeed: 333 }),
    ...rules("CharStat.getMAtkSpd; config/character.properties, MaxMAtkSpeed", { statCastSpeedMaximum: 1999 }),
    ...rules("FuncAtkEvasion", { statEvasionWhole: 1 }),
    ...rules("CharStat.getEvasionRate; config/character.properties, MaxEvasion", { statEvasionMaximum: 250 }),
    ...rules("CharStat.getCriticalHit; config/character.properties, MaxPCritRate", { statCriticalMaximum: 500 }),
    ...rules("L2CharTemplate, baseCritRate", { statCriticalDefault: 4 }),
    ...rules("L2CharTemplate, basePAtk, baseMAtk, basePDef and baseMDef", { statBaseWhole: 1 }),
    ...rules("CharStat.getAccuracy, getEvasionRate, getPAtkSpd", { statsRounded: 1 }),
    ...rules("FuncAtkAccuracy, FuncAtkEvasion", { statsAboveLevel: 1, playersAboveLevel: 1 }),
    ...rules("L2PcInstance.getMaxLoad", { weightLimitBase: 69_000 }),
    ...rules("FuncMAtkCritical", { magicCriticalBase: 10 }),
    ...rules("CharStat.getMCriticalHit", { magicCriticalTimes: 10 }),
    ...rules("CharStat.getMCriticalHit; config/character.properties, MaxMCritRate", { magicCriticalMaximum: 200 }),
    ...rules("PcStat.getPAtkSpd; config/character.properties, MaxPAtkSpeed", { attackSpeedMaximum: 1500 }),
    ...rules("PcStat.getRunSpeed; config/character.properties, MaxRunSpeed", { runSpeedMaximum: 300 }),
    ...rules("FuncPDefMod", { fullArmorLegs: 1 }),
    ...rules("UseItem", { kamaelEquipment: 1 }),
    ...rules("L2PcInstance.recalcHennaStats", { hennaMaximum: 5 }),
    ...rules("Formulas.calcPhysDam", {
      damageFactor: 76,
      criticalFactor: 2,
      criticalPointsFactor: 77,
      soulshotFactor: 2,
    }),
    ...rules(levelPenalty, {
      penaltyFrom: 78,
      damagePenalty2: 60,
      damagePenalty3: 60,
      damagePenalty4: 55,
      criticalPenalty2: 65,
      criticalPenalty3: 60,
      criticalPenalty4: 58,
    }),
    ...rules("Formulas.calcPAtkSpd", { attackInterval: 500_000 }),
    ...rules("L2Character.doAttackHitByBow", { bowReuse: 333 }),
    ...rules("Formulas.calcHitMiss", { hitBase: 80, hitLowest: 20, hitHighest: 98 }),
    ...rules("L2Character.getRandomDamageMultiplier; items of fists", { randomDamageBase: 5 }),
    ...rules("Formulas.calcShldUse; config/character.properties, AltPerfectShieldBlockRate", { perfectBlock: 4 }),
    ...rules("Formulas.calcShldUse", { bowBlock: 130 }),
    ...rules("Formulas.calcAttackTraitBonus", { weaknessLowest: 5, weaknessHighest: 200 }),
    ...rules("Formulas.calcAttributeBonus", { elementSteps: 1 }),
    ...rules("Formulas.calcSkillPhysDam", { skillDamageFactor: 77 }),
    ...rules("PhysicalAttack.onStart, FatalBlow.onStart", { skillCriticalFactor: 2 }),
    ...rules("Formulas.calcBlowDamage", { blowPoints: 61, blowSoulshot: 1458 }),
    ...rules("Formulas.calcBlowSuccess", { behindBlowChance: 200 }),
    ...rules("Formulas.calcBackstabDamage", { behindBlowDamage: 120 }),
    ...rules("EnergyAttack.onStart", { chargePercent: 20 }),
    ...rules(skillPenalty, { skillPenalty2: 70, skillPenalty3: 65, skillPenalty4: 62 }),
    ...rules("Formulas.calcMagicDam", { magicDamageFactor: 91, magicCriticalFactor: 3, magicIsRandom: 1 }),
    ...rules("Formulas.calcMagicSuccess", { magicResistBase: 1300 }),
    ...rules("Formulas.calcMagicDam", { magicHalfLevels: 9 }),
    ...rules(resistPenalty, { resistPenalty3: 300, resistPenalty4: 325, resistPenalty5: 350 }),
    ...rules("Formulas.calcMagicDam", { spiritshotFactor: 2, blessedSpiritshotFactor: 4 }),
    ...rules("Formulas.calcCastTime", { spiritshotCastPercent: 60, castTimeLowest: 500 }),
    ...raidPointRules("L2RaidBossInstance.doDie, L2GrandBossInstance.doDie"),
  ],
  mobius: groupsByPosition("data/xsd/npcs.xsd"),
  l2scripts: groupsByPosition("data/npc/npc.dtd"),
  l2j2008: rulesBefore2013,
  l2j2009: rulesSinceKamael,
  l2j2011: rulesSinceKamael,
};
