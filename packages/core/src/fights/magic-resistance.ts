import type { EngineRules } from "../records/engine-rules.js";

const THOUSAND = 1000;
const TEN_THOUSAND = 10_000;
const HUNDRED = 100;

/** What of a cast its success depends on. */
export interface Cast {
  readonly casterLevel: number;
  readonly targetLevel: number;
  /** 0 where the skill states none. */
  readonly magicLevel: number;
  readonly levelDepend: number;
  /** By what the target multiplies the chance that it resists. */
  readonly resistance: number;
  /** Whether the target is spared by the penalty of high levels. */
  readonly isRaid: boolean;
}

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
export function magicSuccessOf(rules: EngineRules, cast: Cast): MagicSuccess | undefined {
  if (rules.magicResistBase === undefined) return undefined;
  const failed = rules.magicResistHighest === undefined ? ofWholePercent(rules, cast) : ofHundredths(rules, cast);
  const isHalf = cast.targetLevel - cast.casterLevel <= (rules.magicHalfLevels ?? 0);
  const half = isHalf ? failed * (1 - failed) : 0;
  return { whole: 1 - failed, half, resisted: failed - half };
}

/** Returns how often magic fails by aCis: `Rnd.get(10000) > rate` succeeds. */
function ofHundredths({ magicResistBase = THOUSAND, magicResistHighest = HUNDRED }: EngineRules, cast: Cast): number {
  const above = cast.targetLevel - ((cast.magicLevel > 0 ? cast.magicLevel : cast.casterLevel) + cast.levelDepend);
  const rate = above > 0 ? (magicResistBase / THOUSAND) ** above * HUNDRED : HUNDRED;
  return (Math.floor(Math.min(rate, magicResistHighest * HUNDRED)) + 1) / TEN_THOUSAND;
}

/** Returns how often magic fails by L2J Server: `Rnd.get(100) < rate` succeeds, with whole percents. */
function ofWholePercent(rules: EngineRules, cast: Cast): number {
  const { magicResistBase = THOUSAND } = rules;
  const above = cast.targetLevel - (cast.magicLevel > 0 ? cast.magicLevel : cast.casterLevel);
  const rate = (magicResistBase / THOUSAND) ** above * penaltyOf(rules, cast) * cast.resistance;
  return Math.min(1, Math.round(rate) / HUNDRED);
}

/** Source: L2J Server, config/npc.properties, `SkillChancePenaltyForLvLDifferences`, from three levels on. */
function penaltyOf(rules: EngineRules, { casterLevel, targetLevel, isRaid }: Cast): number {
  const above = targetLevel - casterLevel;
  const { penaltyFrom, resistPenalty3, resistPenalty4, resistPenalty5 } = rules;
  if (isRaid || penaltyFrom === undefined || targetLevel < penaltyFrom || above < 3) return 1;
  return ([resistPenalty3, resistPenalty4, resistPenalty5][Math.min(above, 5) - 3] ?? HUNDRED) / HUNDRED;
}
