import { valueAt } from "@gamedata/rules";
import { classId, shots, skillId } from "@gamedata/schema";
import type { ClassRow, EffectiveStats, ItemRow, NpcRow, Shots } from "@gamedata/schema/types";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { type CharacterQuery, characterEntries, draftOf } from "../characters/character-input.js";
import { characterStatsOf, finalValueOf, functionsOf, type SkillLevel } from "../characters/character-stats.js";
import { GameDataError } from "../error/game-data-error.js";
import { invalidParameter } from "../error/invalid-parameter.js";
import { idLevelList, idValue } from "../query/input.js";
import { attributeBonuses } from "../records/attribute-bonus.js";
import { classIndex } from "../records/classes.js";
import { type EngineRules, engineRules } from "../records/engine-rules.js";
import { itemIndex } from "../records/items.js";
import { skillIndex } from "../skills/skill-index.js";
import { weaponFactors } from "./weaknesses.js";

const TEN = 10;
const HUNDRED = 100;
const THOUSAND = 1000;
/** Points of accuracy above evasion, of which each is two percent. Source: method `Formulas.calcHitMiss` of both engines. */
const PERCENT_OF_POINT = 2;
/** Speed at which a skill takes the time that it states. Source: method `Formulas.calcAtkSpd` of both engines. */
const USUAL_SPEED = 333;

/** The parameter of the class of a fighter. */
export const fighterClass = () => v.pipe(idValue(classId), v.description("The class of the character."));

/** The parameters of what a fighter wears and has, and how it attacks. */
export const fighterEntries = () => ({
  ...characterEntries(),
  shots: v.optional(shots, "none"),
  attackSkill: v.optional(
    v.pipe(
      idLevelList(skillId, "").wrapped,
      v.maxLength(1),
      v.description(
        "The skill that attacks in place of hits: its id and level, joined by a hyphen (`1177-3`). Only where the source states whether it is physical or magic (interlude).",
      ),
    ),
    [],
  ),
});

/** The checked parameters of a fighter. */
export interface FighterQuery extends CharacterQuery {
  readonly shots: Shots;
  readonly attackSkill: readonly SkillLevel[];
}

/** One side of a fight. */
export interface Side {
  readonly level: number;
  readonly hp: number;
  readonly pAtk: number;
  readonly pDef: number;
  readonly mDef: number;
  readonly accuracy: number;
  readonly evasion: number;
  /** Of 1,000. */
  readonly critRate: number;
  /** Seconds between two hits. */
  readonly seconds: number;
  /** Percent up to which damage differs from its mean; `undefined` where the engine's rule is not known. */
  readonly randomDamage: number | undefined;
  readonly weaponType: string | undefined;
  /** What hits are multiplied by, by the type of the weapon. */
  readonly weaponFactors?: ReadonlyMap<string, number>;
  readonly shield?: Shield | undefined;
}

/** A shield that can block. */
interface Shield {
  /** Percent of hits. */
  readonly rate: number;
  readonly defence: number;
}

/** A character that fights. */
export interface Fighter extends Side {
  readonly row: ClassRow;
  readonly mAtk: number;
  readonly magicCritRate: number;
  /** By what a critical hit is stronger than one of a character without bonuses. */
  readonly criticalBonus: number;
  /** Points that a critical hit adds. */
  readonly criticalPoints: number;
  readonly castSpd: number;
  readonly atkSpd: number;
  readonly shots: Shots;
  readonly skill: AttackSkill | undefined;
}

/** A skill that attacks. */
export interface AttackSkill {
  readonly id: number;
  readonly level: number;
  readonly power: number;
  readonly isMagic: boolean;
  readonly hitTime: number;
  readonly reuseDelay: number;
}

/** The kinds of skills that do damage and nothing else that changes it, by the source's words. */
const DAMAGE_SKILLS: Readonly<Record<string, "physical" | "magic">> = { PDAM: "physical", MDAM: "magic" };

/** Returns the seconds between two hits. Source: `Formulas.calcPAtkSpd` of aCis; `L2Character.doAttack` of L2J Server. */
function secondsBetween(rules: EngineRules, atkSpd: number, reuseDelay = 0): number {
  const { attackInterval = 0, bowReuse = 0 } = rules;
  return (Math.trunc(attackInterval / atkSpd) + Math.trunc((reuseDelay * bowReuse) / atkSpd)) / THOUSAND;
}

/**
 * Makes the character that fights.
 *
 * @param parameter The name of the parameter of the level.
 * @throws {GameDataError} As `getCharacter`; `INVALID_PARAMETER` for an unknown class, and a skill that does no damage.
 */
export function fighterOf(
  catalog: Catalog,
  id: number,
  level: number,
  query: FighterQuery,
  parameter: string,
): Fighter {
  const row = classIndex(catalog).byId.get(id);
  if (row === undefined) throw invalidParameter("class", id, "the id of a class");
  const draft = draftOf(catalog, row, level, query, parameter);
  const functions = functionsOf(catalog, draft);
  const stats = characterStatsOf(catalog, draft, functions);
  const rules = engineRules(catalog);
  if (stats === undefined || rules.damageFactor === undefined || rules.attackInterval === undefined) {
    throw new GameDataError({ code: "CHARACTER_NOT_FOUND", id: row.id, missing: "engineRules" });
  }
  const { weapon, shield } = draft.equipment;
  const shieldOf = (rate: number): Shield => ({
    rate: finalValueOf(functions, ["rShld"], rate) * (attributeBonuses(catalog).dex[stats.dex.value] ?? 1),
    defence: stats.shieldDefence.value,
  });
  return {
    row,
    randomDamage: weapon === undefined ? rules.randomDamageBase : randomDamageOf(rules, weapon),
    weaponType: weapon?.weaponType,
    shield: shield?.stats?.rShld === undefined ? undefined : shieldOf(shield.stats.rShld),
    level,
    hp: stats.hp.value,
    pAtk: stats.pAtk.value,
    pDef: stats.pDef.value,
    mAtk: stats.mAtk.value,
    mDef: stats.mDef.value,
    accuracy: stats.accuracy.value,
    evasion: stats.evasion.value,
    critRate: stats.critRate.value,
    magicCritRate: stats.magicCritRate.value,
    criticalBonus: finalValueOf(functions, ["cAtk", "critDmg"], 1),
    criticalPoints: finalValueOf(functions, ["cAtkAdd", "critDmgAdd"], 0),
    castSpd: stats.castSpd.value,
    atkSpd: stats.atkSpd.value,
    seconds: secondsBetween(rules, stats.atkSpd.value, weapon?.reuseDelay),
    shots: query.shots,
    skill: query.attackSkill[0] && attackSkillOf(catalog, query.attackSkill[0]),
  };
}

/** Returns the spread of the damage of a weapon. Source: `Creature.getRandomDamageMultiplier` of aCis, `L2Character` of L2J Server. */
const randomDamageOf = ({ randomDamageBase }: EngineRules, { randomDamage = 0 }: ItemRow): number | undefined =>
  randomDamageBase === undefined ? undefined : randomDamage;

function attackSkillOf(catalog: Catalog, [id, level]: SkillLevel): AttackSkill {
  const row = skillIndex(catalog).byId.get(id);
  const kind = DAMAGE_SKILLS[row?.skillType ?? ""];
  const power = valueAt(row?.power, level);
  if (row === undefined || kind === undefined || level > row.maxLevel || typeof power !== "number") {
    throw invalidParameter("attackSkill", `${id}-${level}`, "a skill of the type PDAM or MDAM with one of its levels");
  }
  return {
    id,
    level,
    power,
    isMagic: kind === "magic",
    hitTime: valueAt(row.hitTime, level) ?? 0,
    reuseDelay: valueAt(row.reuseDelay, level) ?? 0,
  };
}

/** Makes the side of an NPC; `undefined` where its stats or its level are not known. */
export function npcSideOf(catalog: Catalog, row: NpcRow, stats: EffectiveStats | undefined): Side | undefined {
  const { level, rHand = 0 } = row;
  if (stats === undefined || level === undefined) return undefined;
  const { hp, pAtk, pDef, mDef, accuracy, evasion, critRate, atkSpd } = stats;
  const rules = engineRules(catalog);
  const held = itemIndex(catalog).byId.get(rHand);
  const weapon = held?.type === "weapon" ? held : undefined;
  const { randomDamageBase } = rules;
  const bare = randomDamageBase === undefined ? undefined : randomDamageBase + Math.trunc(Math.sqrt(level));
  return {
    ...{ level, hp, pAtk, pDef, mDef, accuracy, evasion, critRate },
    seconds: secondsBetween(rules, atkSpd),
    randomDamage: weapon === undefined ? bare : randomDamageOf(rules, weapon),
    weaponType: weapon?.weaponType,
    weaponFactors: weaponFactors(catalog)(row),
  };
}

/** The damage of the attacks of one side. */
export interface Attacks {
  /** Percent. */
  readonly hitChance: number;
  /** Percent. */
  readonly criticalChance: number;
  readonly damage: number;
  /** The bounds of the random part of hits that are not critical. */
  readonly minDamage?: number;
  readonly maxDamage?: number;
  readonly criticalDamage: number;
  /** What the damage is multiplied by, for the type of the weapon. */
  readonly weaponFactor?: number;
  readonly block?: Block;
  readonly meanDamage: number;
  readonly seconds: number;
}

/** What a shield does to hits. */
interface Block {
  /** Percent of the hits. */
  readonly chance: number;
  readonly damage: number;
  /** Percent of the hits that do one point of damage. */
  readonly perfectChance: number;
}

/** By how much less damage hits do that a shield blocks. */
interface BlockOf extends Omit<Block, "damage"> {
  readonly factor: number;
}

/** Adds the mean damage of an attack, and that of a blocked hit. */
function withMean(attacks: Omit<Attacks, "meanDamage">, block?: BlockOf): Attacks {
  const { hitChance, criticalChance, damage, criticalDamage } = attacks;
  const meanOf = (factor: number) => {
    const [plain, critical] = [Math.max(1, damage * factor), Math.max(1, criticalDamage * factor)];
    return plain + (criticalChance / HUNDRED) * (critical - plain);
  };
  const ofHit = damage + (criticalChance / HUNDRED) * (criticalDamage - damage);
  if (block === undefined) return { ...attacks, meanDamage: (hitChance / HUNDRED) * ofHit };
  const { chance, perfectChance, factor } = block;
  const others = HUNDRED - chance - perfectChance;
  const mean = (perfectChance + chance * meanOf(factor) + others * ofHit) / HUNDRED;
  return {
    ...attacks,
    block: { chance, damage: Math.max(1, damage * factor), perfectChance },
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

/** Returns the bounds of damage that is random. */
const rangeOf = ({ randomDamage }: Side, damage: number): Pick<Attacks, "minDamage" | "maxDamage"> =>
  randomDamage === undefined
    ? {}
    : {
        minDamage: Math.max(1, damage * (1 - randomDamage / HUNDRED)),
        maxDamage: Math.max(1, damage * (1 + randomDamage / HUNDRED)),
      };

/** Returns what the damage on a side is multiplied by for the type of the weapon of the other one. */
const weaponFactorOf = (by: Side, on: Side): number => on.weaponFactors?.get(by.weaponType ?? "") ?? 1;

const factorShown = (factor: number): Pick<Attacks, "weaponFactor"> => (factor === 1 ? {} : { weaponFactor: factor });

/** Returns the percent of hits that are not missed, from the front, by day and at the same height. Source: `Formulas.calcHitMiss` of both engines. */
function hitChanceOf(
  { hitBase = HUNDRED, hitLowest = 0, hitHighest = HUNDRED }: EngineRules,
  by: Side,
  on: Side,
): number {
  const chance = hitBase + PERCENT_OF_POINT * (by.accuracy - on.evasion);
  return Math.max(hitLowest, Math.min(hitHighest, chance));
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
  {
    shot = 1,
    bonus = 1,
    points = 0,
  }: { readonly shot?: number; readonly bonus?: number; readonly points?: number } = {},
): Attacks {
  const { damageFactor = 0, criticalFactor = 1, criticalPointsFactor = damageFactor } = rules;
  const factor = weaponFactorOf(by, on);
  const plain = (damageFactor * by.pAtk * shot) / on.pDef;
  const damage = Math.max(1, plain * factor);
  const critical = criticalFactor * bonus * plain + (points * criticalPointsFactor) / on.pDef;
  const attacks = {
    hitChance: hitChanceOf(rules, by, on),
    criticalChance: by.critRate / TEN,
    damage,
    ...rangeOf(by, plain * factor),
    criticalDamage: Math.max(1, critical * factor),
    ...factorShown(factor),
    seconds: by.seconds,
  };
  return withMean(attacks, blockOf(rules, by, on));
}

/** Returns the attacks of a character on an NPC. */
export function attacksOf(rules: EngineRules, by: Fighter, on: Side): Attacks {
  const { soulshotFactor = 1 } = rules;
  const shot = by.shots === "soulshot" ? soulshotFactor : 1;
  const attacks =
    by.skill === undefined
      ? hitsOf(rules, by, on, { shot, bonus: by.criticalBonus, points: by.criticalPoints })
      : castsOf(rules, by, on, by.skill, shot);
  return withPenalty(rules, by, on, attacks);
}

/**
 * Returns the casts of a skill. Magic that the target resists, and critical hits of physical skills, do not count.
 *
 * Source: methods `Formulas.calcPhysDam`, `calcMagicDam` and `calcAtkSpd` of aCis.
 */
function castsOf(rules: EngineRules, by: Fighter, on: Side, skill: AttackSkill, shot: number): Attacks {
  const { damageFactor = 0, magicDamageFactor = 0, magicCriticalFactor = 1 } = rules;
  const speed = skill.isMagic ? by.castSpd : by.atkSpd;
  const time = Math.max(skill.hitTime, skill.reuseDelay) * (USUAL_SPEED / speed);
  const factor = skill.isMagic ? 1 : weaponFactorOf(by, on);
  const damage = skill.isMagic
    ? ((magicDamageFactor * Math.sqrt(by.mAtk * spiritshotOf(rules, by.shots))) / on.mDef) * skill.power
    : ((damageFactor * (by.pAtk * shot + skill.power)) / on.pDef) * factor;
  const criticalChance = skill.isMagic ? by.magicCritRate / TEN : 0;
  const criticalDamage = damage * (skill.isMagic ? magicCriticalFactor : 1);
  return withMean({
    hitChance: HUNDRED,
    criticalChance,
    damage,
    ...(skill.isMagic ? {} : rangeOf(by, damage)),
    criticalDamage,
    ...factorShown(factor),
    seconds: Math.trunc(time) / THOUSAND,
  });
}

function spiritshotOf({ spiritshotFactor = 1, blessedSpiritshotFactor = 1 }: EngineRules, kind: Shots): number {
  if (kind === "spiritshot") return spiritshotFactor;
  return kind === "blessedSpiritshot" ? blessedSpiritshotFactor : 1;
}

/**
 * Reduces damage on NPCs of high levels that are above the character.
 *
 * Source: L2J Server, `Formulas.calcPhysDam`; config/npc.properties, `MinNPCLevelForDmgPenalty` and the lists of penalties.
 */
function withPenalty(rules: EngineRules, by: Fighter, on: Side, attacks: Attacks): Attacks {
  const { penaltyFrom, damagePenalty2 = HUNDRED, damagePenalty3 = HUNDRED, damagePenalty4 = HUNDRED } = rules;
  const { criticalPenalty2 = HUNDRED, criticalPenalty3 = HUNDRED, criticalPenalty4 = HUNDRED } = rules;
  const above = on.level - by.level;
  if (penaltyFrom === undefined || on.level < penaltyFrom || above < 2) return attacks;
  const at = Math.min(above, 4) - 2;
  const ofHits = ([damagePenalty2, damagePenalty3, damagePenalty4][at] ?? HUNDRED) / HUNDRED;
  const ofCriticals = ([criticalPenalty2, criticalPenalty3, criticalPenalty4][at] ?? HUNDRED) / HUNDRED;
  const { minDamage, maxDamage } = attacks;
  return withMean({
    ...attacks,
    damage: attacks.damage * ofHits,
    ...(minDamage === undefined ? {} : { minDamage: minDamage * ofHits }),
    ...(maxDamage === undefined ? {} : { maxDamage: maxDamage * ofHits }),
    criticalDamage: attacks.criticalDamage * ofCriticals,
  });
}

/** How long a fight is, and what it costs. */
export interface FightLength {
  readonly attacks: number;
  readonly seconds: number;
  readonly damageTaken: number;
  readonly killsPerHour: number;
}

const SECONDS_OF_HOUR = 3600;

/** Returns how long a fight of two sides is in the mean. */
export function fightLengthOf(on: Side, own: Attacks, taken: Attacks): FightLength {
  const attacks = on.hp / own.meanDamage;
  const seconds = attacks * own.seconds;
  const damageTaken = (seconds / taken.seconds) * taken.meanDamage;
  return { attacks, seconds, damageTaken, killsPerHour: SECONDS_OF_HOUR / seconds };
}
