import type { EngineRules } from "../records/engine-rules.js";
import type { AttackSkill } from "./attack-skill.js";
import type { Side } from "./sides.js";

/**
 * Returns what something is multiplied by against an NPC of a high level that is above the character; 1 against raids.
 *
 * Source: L2J Server, config/npc.properties, `MinNPCLevelForDmgPenalty` and the lists of penalties.
 *
 * @param from The levels above the character from which on it changes.
 * @param percents The percents at these levels; beyond them the last one counts.
 */
export function levelPenaltyOf(
  { penaltyFrom }: EngineRules,
  by: Pick<Side, "level">,
  on: Pick<Side, "level" | "isRaid">,
  from: number,
  percents: readonly (number | undefined)[],
): number {
  const above = on.level - by.level;
  if (penaltyFrom === undefined || on.isRaid === true || on.level < penaltyFrom || above < from) return 1;
  return (percents[Math.min(above - from, percents.length - 1)] ?? HUNDRED) / HUNDRED;
}

const THOUSAND = 1000;
const TEN_THOUSAND = 10_000;
const HUNDRED = 100;

/** How often magic has its whole damage, half of it, or one point, of 1. */
export interface MagicSuccess {
  readonly whole: number;
  readonly half: number;
  readonly resisted: number;
}

/**
 * Returns how often magic succeeds against an NPC. What fails is rolled again: where this succeeds, and the target is not too far above the
 * caster, half of the damage is done.
 *
 * Source: methods `Formulas.calcMagicDam` and `calcMagicSuccess` of aCis and of L2J Server.
 */
export function magicSuccessOf(rules: EngineRules, by: Side, on: Side, skill: AttackSkill): MagicSuccess | undefined {
  if (rules.magicResistBase === undefined) return undefined;
  const magicLevel = skill.magicLevel > 0 ? skill.magicLevel : by.level;
  const failed =
    rules.magicResistHighest === undefined
      ? ofWholePercent(rules, by, on, magicLevel)
      : ofHundredths(rules, on.level - (magicLevel + skill.levelDepend));
  const isHalf = on.level - by.level <= (rules.magicHalfLevels ?? 0);
  const half = isHalf ? failed * (1 - failed) : 0;
  return { whole: 1 - failed, half, resisted: failed - half };
}

/** Returns how often magic fails by aCis, for the levels of the target above it: `Rnd.get(10000) > rate` succeeds. */
function ofHundredths(
  { magicResistBase = THOUSAND, magicResistHighest = HUNDRED }: EngineRules,
  above: number,
): number {
  const rate = above > 0 ? (magicResistBase / THOUSAND) ** above * HUNDRED : HUNDRED;
  return (Math.floor(Math.min(rate, magicResistHighest * HUNDRED)) + 1) / TEN_THOUSAND;
}

/** The levels above the caster from which on magic fails more often. */
const RESISTED_FROM = 3;

/** Returns how often magic fails by L2J Server: `Rnd.get(100) < rate` succeeds, with whole percents. */
function ofWholePercent(rules: EngineRules, by: Side, on: Side, magicLevel: number): number {
  const { magicResistBase = THOUSAND, resistPenalty3, resistPenalty4, resistPenalty5 } = rules;
  const penalty = levelPenaltyOf(rules, by, on, RESISTED_FROM, [resistPenalty3, resistPenalty4, resistPenalty5]);
  const rate = (magicResistBase / THOUSAND) ** (on.level - magicLevel) * penalty * (on.magicResistance ?? 1);
  return Math.min(1, Math.round(rate) / HUNDRED);
}
