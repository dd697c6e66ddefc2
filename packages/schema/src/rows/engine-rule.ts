import * as v from "valibot";
import type { EngineRuleName, EngineRuleRow } from "../generated/types.js";
import { closedObject, described } from "../values/form.js";
import { integer, label } from "../values/measure.js";
import type { TableDescription } from "./table.js";

/** What each number is. Rules of one sentence share it. */
const meanings = [
  [["levelGapFrom"], "levels above a monster from which its drops are reduced."],
  [["levelGapFree"], "levels of these that are not counted."],
  [["levelGapPercent"], "percent that each further level takes."],
  [["levelGapDivisor"], "divides all reduced chances."],
  [
    ["itemGapFree", "itemGapEnd", "itemGapLowest"],
    "levels above a monster up to which nothing is reduced; from there the factor of a chance falls in a straight line to itemGapLowest, in percent, at itemGapEnd levels above and beyond.",
  ],
  [["adenaGapFree", "adenaGapEnd", "adenaGapLowest"], "the same for adena that is in no group."],
  [
    ["raidGapPercent"],
    "percent that each level above a raid boss or grand boss takes of the chance of a group, in place of these.",
  ],
  [
    ["minionsOfRaids"],
    "1 where minions of raid bosses and grand bosses count as raids, for this rule and for `rateRaid`.",
  ],
  [["minimumDropChance"], "parts per million, after gap and rate."],
  [["expGapFree"], "levels above a monster that take no experience and SP."],
  [["expGapNumerator", "expGapDenominator"], "the factor of each further level is their quotient."],
  [
    ["groupAmountAbove"],
    "parts per million; a chance of a group above it multiplies the pieces of the row that is given, and rows are chosen by their share in the group; then `rateAdena` alone, not `rateDrop`, decides about adena.",
  ],
  [
    ["reversedRange"],
    "1 where a row whose minimum is above its maximum gives a number of pieces between both; without it one piece.",
  ],
  [
    ["groupsByPosition"],
    "1 where the source gives the groups of a drop list no number, so that a category is the position of a group in the list of one raw NPC.",
  ],
  [["highestPlayerLevel"], "where it is missing, the level before the last of the experience."],
  [["pvpBonusFromGrade"], "the lowest grade whose weapons with special abilities have the bonus against players."],
  [["specialAbilityFromGrade"], "the lowest grade of weapons with special abilities; all grades where it is missing."],
  [
    [
      "strBonusBase",
      "strBonusOffset",
      "intBonusBase",
      "intBonusOffset",
      "dexBonusBase",
      "dexBonusOffset",
      "witBonusBase",
      "witBonusOffset",
      "conBonusBase",
      "conBonusOffset",
      "menBonusBase",
      "menBonusOffset",
    ],
    "the factor of a base stat is base to the power of its value less the offset, both in thousandths, rounded to two decimals.",
  ],
  [["statLevelOffset"], "the factor of the level is the level and this number, divided by 100."],
  [["statCastSpeed"], "casting speed before the factor of WIT."],
  [["statCastSpeedMaximum"], "the highest casting speed."],
  [["statCriticalMaximum"], "the highest critical rate, of 1,000."],
  [["statCriticalDefault"], "the critical rate of an NPC for which the source states none."],
  [["statEvasionWhole"], "1 where evasion is cut off to a whole number before the passive skills."],
  [["statEvasionMaximum"], "the highest evasion."],
  [["statBaseWhole"], "1 where attack and defence are cut off to whole numbers before anything else."],
  [["statsRounded"], "1 where accuracy, evasion and attack speed are rounded; all other stats are cut off."],
  [["statsAboveLevel"], "1 where NPCs above level 69 have more accuracy and evasion."],
  [["passivesOfAttackable"], "1 where passive skills count only for monsters, guards, pets and servitors."],
  [
    ["nobleTeleportFirst", "nobleTeleportLast"],
    "the teleports between these numbers of the source, both included, are offered to noblesse only.",
  ],
  [["weightLimitBase"], "what a character can carry before the factor of CON."],
  [
    ["weightLimitCurve", "weightLimitCurveBase"],
    "where it is no such factor, the first one, in millionths, times the second one, in billionths, to the power of CON.",
  ],
  [["weightLimitHighest"], "the same from CON 60 on."],
  [["magicCriticalBase"], "the magic critical rate with a weapon before the factor of WIT."],
  [["magicCriticalTimes"], "by what its whole number is multiplied."],
  [["magicCriticalMaximum", "attackSpeedMaximum", "runSpeedMaximum"], "the highest values of players."],
  [["playersAboveLevel"], "1 where players above level 69 have more accuracy and evasion."],
  [["fullArmorLegs"], "1 where armor of chest and legs in one takes the place of the base defence of the legs too."],
  [["kamaelEquipment"], "1 where Kamael wear neither heavy armor nor robes, and no one else their weapons."],
  [["hennaMaximum"], "the most points that hennas add to a base stat."],
  [["damageFactor"], "what physical damage is multiplied by before it is divided by P. Def."],
  [["magicDamageFactor"], "the same of magic damage, of the square root of M. Atk."],
  [
    ["criticalFactor", "magicCriticalFactor", "soulshotFactor"],
    "what a critical hit, a magic critical hit, a soulshot multiply the damage by.",
  ],
  [["spiritshotFactor", "blessedSpiritshotFactor"], "what spiritshots multiply the M. Atk. by."],
  [["criticalPointsFactor"], "damageFactor of the points that critical hits add, where it is another one."],
  [["penaltyFrom"], "the level of monsters from which on those two or more levels above a player are hit for less."],
  [
    ["damagePenalty2", "damagePenalty3", "damagePenalty4", "criticalPenalty2", "criticalPenalty3", "criticalPenalty4"],
    "percent of the damage, and of that of critical hits, at two, three, and four or more levels.",
  ],
  [["attackInterval"], "milliseconds between two attacks, times attack speed."],
  [["bowReuse"], "the same of the reuse delay of bows."],
  [["hitBase"], "percent of hits where accuracy and evasion are equal, of which each point is two percent."],
  [["hitLowest", "hitHighest"], "its bounds."],
  [
    ["randomDamageBase"],
    "percent up to which damage of bare hands differs from its mean; of NPCs without a weapon it and the whole root of their level.",
  ],
  [["perfectBlock"], "percent of hits that a shield blocks but for one point."],
  [["bowBlock"], "percent of its block rate against bows."],
  [["weaknessLowest", "weaknessHighest"], "bounds in percent of the factor of weapons by the traits of the target."],
  [
    ["elementDivisor"],
    "the points of an attack's element that raise a skill's damage by its whole; hits add the points themselves.",
  ],
  [["elementSteps"], "1 where points of attack and defence make a factor by steps instead."],
  [
    ["magicResistBase"],
    "thousandths; magic fails in as many percent as it to the power of the levels of the target above the skill.",
  ],
  [["magicResistHighest"], "the most percent, where hundredths of percents count; whole ones where it is missing."],
  [["magicHalfLevels"], "levels above the caster up to which magic that fails can do half of its damage."],
  [
    ["resistPenalty3", "resistPenalty4", "resistPenalty5"],
    "percent by which the chance to fail is multiplied from penaltyFrom on at three, four, and five or more levels.",
  ],
  [
    ["skillPenalty2", "skillPenalty3", "skillPenalty4"],
    "percent of the damage of skills at two, three, and four or more levels.",
  ],
  [["skillDamageFactor"], "damageFactor of physical skills, where it is another one."],
  [["skillCriticalFactor"], "what their critical hits multiply damage by."],
  [["blowChance"], "percent of blows that land from the front, where the skill states none."],
  [["blowPoints"], "tenths, by which the points that critical hits add count for blows."],
  [
    ["blowSoulshot"],
    "thousandths, by which soulshots multiply the P. Atk. of blows, which does not count where it is missing.",
  ],
  [
    ["behindBlowChance", "behindBlowDamage"],
    "percent of the chance and the damage of blows that are to land from behind.",
  ],
  [["chargePercent"], "percent that each charge of a skill that takes charges adds to its damage, after the first."],
  [["powerInMagicAttack"], "1 where the power of magic is added to the base M. Atk. of a caster without a weapon."],
  [["magicIsRandom"], "1 where damage of magic differs as that of hits."],
  [["spiritshotCastPercent"], "percent of the time of a cast with spiritshots."],
  [["castTimeLowest"], "the least milliseconds of a longer cast."],
  [
    ["raidPointsDivisor", "raidPointsSpread"],
    "a kill of a raid boss or grand boss gives its level divided by the first one, cut off, in raid points, more or less up to the second one.",
  ],
] as const;

const names = meanings.flatMap(([of]): readonly EngineRuleName[] => of);

export const engineRuleName = v.pipe(
  v.picklist(names),
  v.description<EngineRuleName, string>(
    [
      ...meanings.map(([of, meaning]) => `${of.join(", ")}: ${meaning}`),
      "Grades are numbered from 0: none, d, c, b, a, s, s80, s84, r, r95, r99, r110.",
    ].join(" "),
  ),
);

export const engineRuleRow = closedObject("Number of a rule of the chronicle's game engine.", {
  name: engineRuleName,
  value: integer,
  source: described(label, "Class and method of the engine that has the number, or the files that show it."),
});

export const engineRuleTable: TableDescription<EngineRuleRow> = {
  description:
    "The numbers of rules of the engine and the game that no other table has; a rule without a row does not apply.",
  row: engineRuleRow,
  key: ["name"],
  order: [],
};
