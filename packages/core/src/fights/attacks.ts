import type { FightAttack, HuntingFight, Shots } from "@gamedata/schema/types";
import type { EngineRules } from "../records/engine-rules.js";
import type { AttackSkill } from "./attack-skill.js";
import { elementBonusOf, skillElementFactorOf } from "./elements.js";
import { levelPenaltyOf, type MagicSuccess, magicSuccessOf } from "./magic-resistance.js";
import type { Fighter, Side } from "./sides.js";
import { type WeaknessFactors, weaknessFactorsOf } from "./weaknesses.js";

const TEN = 10;
const HUNDRED = 100;
const THOUSAND = 1000;
/** Points of accuracy above evasion, of which each is two percent. Source: method `Formulas.calcHitMiss` of both engines. */
const PERCENT_OF_POINT = 2;
/** Speed at which a skill takes the time that it states. Source: method `Formulas.calcAtkSpd` of both engines. */
const USUAL_SPEED = 333;

/** By how much less damage hits do that a shield blocks. */
interface BlockOf extends Omit<NonNullable<FightAttack["block"]>, "damage"> {
  readonly factor: number;
}

/** An attack before its mean: its damage is without what elements add. */
type Draft = Omit<FightAttack, "meanDamage" | "block" | "resistance">;

function withMean(draft: Draft, block?: BlockOf): FightAttack {
  const { hitChance, criticalChance, elementDamage = 0 } = draft;
  const damageOf = (damage: number, factor = 1) => Math.max(1, damage * factor) + elementDamage;
  const meanOf = (factor: number) => {
    const [plain, critical] = [damageOf(draft.damage, factor), damageOf(draft.criticalDamage, factor)];
    return plain + (criticalChance / HUNDRED) * (critical - plain);
  };
  const { minDamage, maxDamage } = draft;
  const attacks = {
    ...draft,
    damage: damageOf(draft.damage),
    ...(minDamage === undefined ? {} : { minDamage: damageOf(minDamage) }),
    ...(maxDamage === undefined ? {} : { maxDamage: damageOf(maxDamage) }),
    criticalDamage: damageOf(draft.criticalDamage),
  };
  if (block === undefined) return { ...attacks, meanDamage: (hitChance / HUNDRED) * meanOf(1) };
  const { chance, perfectChance, factor } = block;
  const others = HUNDRED - chance - perfectChance;
  const mean = (perfectChance + chance * meanOf(factor) + others * meanOf(1)) / HUNDRED;
  return {
    ...attacks,
    block: { chance, damage: damageOf(draft.damage, factor), perfectChance },
    meanDamage: (hitChance / HUNDRED) * mean,
  };
}

/**
 * Returns how a shield blocks hits from the front.
 *
 * Source: method `Formulas.calcShldUse` of both engines; of what is no perfect block, the rate decides by whole percents.
 */
function blockOf(
  { perfectBlock, bowBlock = HUNDRED }: EngineRules,
  by: Side,
  { shield, pDef }: Side,
): BlockOf | undefined {
  if (shield === undefined || shield.rate <= 0 || perfectBlock === undefined) return undefined;
  const rate = shield.rate * (by.weaponType === "BOW" ? bowBlock / HUNDRED : 1);
  const chance = ((HUNDRED - perfectBlock) / HUNDRED) * Math.min(HUNDRED, Math.ceil(rate));
  return { chance, perfectChance: perfectBlock, factor: pDef / (pDef + shield.defence) };
}

const rangeOf = ({ randomDamage }: Side, damage: number): Pick<FightAttack, "minDamage" | "maxDamage"> =>
  randomDamage === undefined
    ? {}
    : { minDamage: damage * (1 - randomDamage / HUNDRED), maxDamage: damage * (1 + randomDamage / HUNDRED) };

/** The factors of an attack that are not 1. */
function factorsShown({ weapon, race }: WeaknessFactors, element: number, damage = 0) {
  return {
    ...(weapon !== 1 && { weaponFactor: weapon }),
    ...(race !== 1 && { raceFactor: race }),
    ...(element !== 1 && { elementFactor: element }),
    ...(damage !== 0 && { elementDamage: damage }),
  };
}

/** Returns the percent of hits that are not missed, from the front, by day and at the same height. Source: `Formulas.calcHitMiss` of both engines. */
function hitChanceOf(
  { hitBase = HUNDRED, hitLowest = 0, hitHighest = HUNDRED }: EngineRules,
  by: Side,
  on: Side,
): number {
  const chance = hitBase + PERCENT_OF_POINT * (by.accuracy - on.evasion);
  return Math.max(hitLowest, Math.min(hitHighest, chance));
}

/** What is known of critical hits and shots of a side. */
interface HitTerms {
  readonly shot?: number;
  readonly bonus?: number;
  readonly points?: number;
  /** What plain and critical damage is multiplied by for the levels of both sides. */
  readonly penalty?: Penalty;
}

/**
 * Returns the hits of a side on the other one; the random damage of weapons is 1 in the mean.
 *
 * Source: method `Formulas.calcPhysDam` of aCis and of L2J Server; `Creature.getRandomDamageMultiplier`.
 */
export function hitsOf(
  rules: EngineRules,
  by: Side,
  on: Side,
  { shot = 1, bonus = 1, points = 0, penalty = NO_PENALTY }: HitTerms = {},
): FightAttack {
  const { damageFactor = 0, criticalFactor = 1, criticalPointsFactor = damageFactor } = rules;
  const weakness = weaknessFactorsOf(rules, by, on.weaknesses);
  const element = elementBonusOf(rules, by.elements, on.elements);
  const factor = weakness.weapon * weakness.race * element.factor;
  const plain = (damageFactor * by.pAtk * shot) / on.pDef;
  const critical = criticalFactor * bonus * plain + (points * criticalPointsFactor) / on.pDef;
  const damage = plain * factor * penalty.plain;
  const draft = {
    hitChance: hitChanceOf(rules, by, on),
    criticalChance: by.critRate / TEN,
    damage,
    ...rangeOf(by, damage),
    criticalDamage: critical * factor * penalty.critical,
    ...factorsShown(weakness, element.factor, element.damage),
    seconds: by.seconds,
  };
  return withMean(draft, blockOf(rules, by, on));
}

export function attacksOf(rules: EngineRules, by: Fighter, on: Side): FightAttack {
  const shot = by.shots === "soulshot" ? (rules.soulshotFactor ?? 1) : 1;
  const penalty = penaltyOf(rules, by, on);
  if (by.skill === undefined)
    return hitsOf(rules, by, on, { shot, bonus: by.criticalBonus, points: by.criticalPoints, penalty });
  const terms = { skill: by.skill, penalty };
  if (by.skill.kind === "magic") return magicOf(rules, by, on, terms);
  return (by.skill.kind === "blow" ? blowsOf : strikesOf)(rules, by, on, { ...terms, shot });
}

/** A skill, and what the levels of both sides make of its damage. */
interface SkillTerms {
  readonly skill: AttackSkill;
  readonly penalty: Penalty;
}

/** The same of a physical skill, with what soulshots multiply P. Atk. by. */
interface StrikeTerms extends SkillTerms {
  readonly shot: number;
}

/**
 * Returns the attacks of a physical skill, which do not miss.
 *
 * Source: aCis, `Formulas.calcPhysDam` with a skill and `Pdam.useSkill`; L2J Server, `Formulas.calcSkillPhysDam`, `calcSkillCrit` and the effect
 * `PhysicalAttack`, and `EnergyAttack`, which counts fewer factors and is not random. Evasion of skills does not count.
 */
function strikesOf(rules: EngineRules, by: Fighter, on: Side, { skill, penalty, shot }: StrikeTerms): FightAttack {
  const { damageFactor = 0, skillDamageFactor = damageFactor, skillCriticalFactor = 1 } = rules;
  const weakness = weaknessFactorsOf(rules, by, on.weaknesses);
  const bonus =
    rules.elementSteps === undefined
      ? elementBonusOf(rules, by.elements, on.elements)
      : { factor: skillElementFactorOf(rules, skill.element, by.elements, on.elements), damage: 0 };
  const element = { ...bonus, damage: bonus.damage * skill.chargeFactor };
  const power = shot === 1 ? skill.power : skill.power * skill.soulshotBoost;
  const isEnergy = skill.kind === "energy";
  const race = isEnergy ? 1 : weakness.race;
  const ofOthers = isEnergy ? 1 : by.skillFactor * penalty.plain * penalty.skill;
  const factor = weakness.weapon * race * element.factor * ofOthers * skill.chargeFactor;
  const damage = ((skillDamageFactor * (by.pAtk * shot + power)) / on.pDef) * factor;
  const whole = Math.max(1, damage) + element.damage;
  return withMean({
    hitChance: HUNDRED,
    criticalChance: Math.min(HUNDRED, skill.criticalChance * by.strBonus),
    damage,
    ...(isEnergy ? {} : rangeOf(by, damage)),
    criticalDamage: whole * skillCriticalFactor - element.damage,
    ...factorsShown({ ...weakness, race }, element.factor, element.damage),
    seconds: secondsOf(rules, skill, by.atkSpd),
  });
}

/**
 * Returns the blows of a dagger, which land by chance. Their chance to be lethal, and what Vicious Stance of aCis adds to
 * critical ones, do not count.
 *
 * Source: aCis, `Formulas.calcBlowDamage` and `Blow.useSkill`, where P. Atk. does not count; L2J Server, `Formulas.calcBlowDamage` and the
 * effect `FatalBlow`.
 */
function blowsOf(rules: EngineRules, by: Fighter, on: Side, { skill, penalty, shot }: StrikeTerms): FightAttack {
  const { damageFactor = 0, skillDamageFactor = damageFactor, skillCriticalFactor = 1 } = rules;
  const { blowPoints = 0, blowSoulshot, behindBlowDamage = HUNDRED } = rules;
  const isShot = shot !== 1;
  const pAtk = blowSoulshot === undefined ? 0 : by.pAtk * (isShot ? blowSoulshot / THOUSAND : 1);
  const power = isShot ? skill.power * skill.soulshotBoost : skill.power;
  const weapon = weaknessFactorsOf(rules, by, on.weaknesses).weapon;
  const element = skillElementFactorOf(rules, skill.element, by.elements, on.elements);
  const ofPosition = skill.isFromBehind ? behindBlowDamage / HUNDRED : 1;
  const strength = (power + pAtk) * by.blowBonus * ofPosition + (by.criticalPoints * blowPoints) / TEN;
  const damage = ((skillDamageFactor * strength) / on.pDef) * weapon * element * penalty.skill;
  return withMean({
    hitChance: by.blowChance,
    criticalChance: Math.min(HUNDRED, skill.criticalChance * by.strBonus),
    damage,
    ...rangeOf(by, damage),
    criticalDamage: damage * skillCriticalFactor,
    ...factorsShown({ weapon, race: 1 }, element),
    seconds: secondsOf(rules, skill, by.atkSpd),
  });
}

/**
 * Returns the casts of magic. HP that it drains do not count. Part of them the target resists, by levels alone.
 *
 * Source: method `Formulas.calcMagicDam` of aCis and of L2J Server, where it is random as that of weapons.
 */
function magicOf(rules: EngineRules, by: Fighter, on: Side, { skill, penalty }: SkillTerms): FightAttack {
  const { magicDamageFactor = 0, magicCriticalFactor = 1, magicIsRandom } = rules;
  const element = skillElementFactorOf(rules, skill.element, by.elements, on.elements);
  const strength = Math.sqrt(by.mAtk * spiritshotOf(rules, by.shots));
  const damage = ((magicDamageFactor * strength) / on.mDef) * skill.power * element * penalty.skill;
  const attacks = withMean({
    hitChance: HUNDRED,
    criticalChance: by.magicCritRate / TEN,
    damage,
    ...(magicIsRandom === undefined ? {} : rangeOf(by, damage)),
    criticalDamage: damage * magicCriticalFactor * by.magicCriticalBonus,
    ...factorsShown({ weapon: 1, race: 1 }, element),
    seconds: secondsOf(rules, skill, by.castSpd, by.shots),
  });
  const success = magicSuccessOf(rules, by, on, skill);
  return success === undefined ? attacks : withResistance(attacks, success, element * penalty.skill);
}

/** Counts resisted magic, whose damage is half, or one point, without critical hits. */
function withResistance(attacks: FightAttack, { whole, half, resisted }: MagicSuccess, factor: number): FightAttack {
  const meanDamage = whole * attacks.meanDamage + (half * attacks.damage) / 2 + resisted * factor;
  return { ...attacks, resistance: { halfChance: half * HUNDRED, failChance: resisted * HUNDRED }, meanDamage };
}

/**
 * Returns the seconds from one use of a skill to the next: its cast or its reuse, whichever is longer.
 *
 * Source: `Formulas.calcAtkSpd` of aCis; `Formulas.calcCastTime` and `L2Character.beginCast` of L2J Server.
 */
function secondsOf(
  { spiritshotCastPercent = HUNDRED, castTimeLowest = 0 }: EngineRules,
  { hitTime, reuseDelay }: AttackSkill,
  speed: number,
  shots: Shots = "none",
): number {
  const isShot = shots === "spiritshot" || shots === "blessedSpiritshot";
  const cast = ((hitTime * USUAL_SPEED) / speed) * (isShot ? spiritshotCastPercent / HUNDRED : 1);
  const least = hitTime > castTimeLowest ? castTimeLowest : 0;
  return Math.trunc(Math.max(cast, least, (reuseDelay * USUAL_SPEED) / speed)) / THOUSAND;
}

function spiritshotOf({ spiritshotFactor = 1, blessedSpiritshotFactor = 1 }: EngineRules, kind: Shots): number {
  if (kind === "spiritshot") return spiritshotFactor;
  return kind === "blessedSpiritshot" ? blessedSpiritshotFactor : 1;
}

/** What damage on an NPC is multiplied by for its level: of hits, of critical ones, and of skills. */
interface Penalty {
  readonly plain: number;
  readonly critical: number;
  readonly skill: number;
}

const NO_PENALTY: Penalty = { plain: 1, critical: 1, skill: 1 };
/** The levels above the character from which on damage is reduced. */
const REDUCED_FROM = 2;

/**
 * Returns by what damage is reduced on NPCs of high levels that are above the character.
 *
 * Source: L2J Server, `Formulas.calcPhysDam`, `calcSkillPhysDam` and `calcMagicDam`.
 */
function penaltyOf(rules: EngineRules, by: Fighter, on: Side): Penalty {
  const { damagePenalty2, damagePenalty3, damagePenalty4, criticalPenalty2, criticalPenalty3, criticalPenalty4 } =
    rules;
  const { skillPenalty2, skillPenalty3, skillPenalty4 } = rules;
  const of = (...percents: readonly (number | undefined)[]) => levelPenaltyOf(rules, by, on, REDUCED_FROM, percents);
  return {
    plain: of(damagePenalty2, damagePenalty3, damagePenalty4),
    critical: of(criticalPenalty2, criticalPenalty3, criticalPenalty4),
    skill: of(skillPenalty2, skillPenalty3, skillPenalty4),
  };
}

const SECONDS_OF_HOUR = 3600;

/** Returns how long a fight of two sides is in the mean; one hit at least has to land. */
export function fightLengthOf(on: Side, own: FightAttack, taken: FightAttack): HuntingFight {
  const attacks = Math.max(on.hp / own.meanDamage, HUNDRED / own.hitChance);
  const seconds = attacks * own.seconds;
  const damageTaken = (seconds / taken.seconds) * taken.meanDamage;
  return { attacks, seconds, damageTaken, killsPerHour: SECONDS_OF_HOUR / seconds };
}
