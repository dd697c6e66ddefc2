import * as v from "valibot";
import { closedObject } from "./form.js";
import type { EngineRuleName, EngineRuleRow } from "./generated/types.js";
import { integer, label } from "./measure.js";
import type { TableDescription } from "./table.js";

export const engineRuleName = v.pipe(
  v.picklist([
    "levelGapFrom",
    "levelGapFree",
    "levelGapPercent",
    "levelGapDivisor",
    "itemGapFree",
    "itemGapEnd",
    "itemGapLowest",
    "adenaGapFree",
    "adenaGapEnd",
    "adenaGapLowest",
    "raidGapPercent",
    "minionsOfRaids",
    "minimumDropChance",
    "expGapFree",
    "expGapNumerator",
    "expGapDenominator",
    "groupAmountAbove",
    "reversedRange",
    "groupsByPosition",
    "highestPlayerLevel",
    "pvpBonusFromGrade",
    "specialAbilityFromGrade",
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
    "statLevelOffset",
    "statCastSpeed",
    "statCastSpeedMaximum",
    "statCriticalMaximum",
    "statCriticalDefault",
    "statEvasionWhole",
    "statEvasionMaximum",
    "statBaseWhole",
    "statsRounded",
    "statsAboveLevel",
    "passivesOfAttackable",
    "nobleTeleportFirst",
    "nobleTeleportLast",
  ]),
  v.description<EngineRuleName, string>(
    "levelGapFrom: levels above a monster from which its drops are reduced. levelGapFree: levels of these that are not counted. levelGapPercent: percent that each further level takes. levelGapDivisor: divides all reduced chances. itemGapFree: levels above a monster up to which nothing is reduced; from there the factor of a chance falls in a straight line to itemGapLowest, in percent, at itemGapEnd levels above and beyond. adenaGapFree, adenaGapEnd, adenaGapLowest: the same for adena that is in no group. raidGapPercent: percent that each level above a raid boss or grand boss takes of the chance of a group, in place of these. minionsOfRaids: 1 where minions of raid bosses and grand bosses count as raids, for this rule and for `rateRaid`. minimumDropChance: parts per million, after gap and rate. expGapFree: levels above a monster that take no experience and SP. expGapNumerator, expGapDenominator: the factor of each further level is their quotient. groupAmountAbove: parts per million; a chance of a group above it multiplies the pieces of the row that is given, and rows are chosen by their share in the group; then `rateAdena` alone, not `rateDrop`, decides about adena. reversedRange: 1 where a row whose minimum is above its maximum gives a number of pieces between both; without it one piece. groupsByPosition: 1 where the source gives the groups of a drop list no number, so that a category is the position of a group in the list of one raw NPC. highestPlayerLevel: where it is missing, the level before the last of the experience. pvpBonusFromGrade: the lowest grade whose weapons with special abilities have the bonus against players. specialAbilityFromGrade: the lowest grade of weapons with special abilities; all grades where it is missing. strBonusBase, strBonusOffset and those of int, dex, wit, con and men: the factor of a base stat is base to the power of its value less the offset, both in thousandths, rounded to two decimals. statLevelOffset: the factor of the level is the level and this number, divided by 100. statCastSpeed: casting speed before the factor of WIT. statCastSpeedMaximum: the highest casting speed. statCriticalMaximum: the highest critical rate, of 1,000. statCriticalDefault: the critical rate of an NPC for which the source states none. statEvasionWhole: 1 where evasion is cut off to a whole number before the passive skills. statEvasionMaximum: the highest evasion. statBaseWhole: 1 where attack and defence are cut off to whole numbers before anything else. statsRounded: 1 where accuracy, evasion and attack speed are rounded; all other stats are cut off. statsAboveLevel: 1 where NPCs above level 69 have more accuracy and evasion. passivesOfAttackable: 1 where passive skills count only for monsters, guards, pets and servitors. nobleTeleportFirst and nobleTeleportLast: the teleports between these numbers of the source, both included, are offered to noblesse only. Grades are numbered from 0: none, d, c, b, a, s, s80, s84, r, r95, r99, r110.",
  ),
);

export const engineRuleRow = closedObject("Number of a rule of the chronicle's game engine.", {
  name: engineRuleName,
  value: integer,
  source: v.pipe(
    label,
    v.description("Class and method of the engine that has the number, or the files that show it."),
  ),
});

export const engineRuleTable: TableDescription<EngineRuleRow> = {
  description:
    "The numbers of rules of the engine and the game that no other table has; a rule without a row does not apply.",
  row: engineRuleRow,
  key: ["name"],
  order: [],
};
