import { valueAt } from "@gamedata/rules";
import { classId, shots, skillId } from "@gamedata/schema";
import type { ClassRow, EffectiveStats, NpcRow, Shots } from "@gamedata/schema/types";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { type CharacterQuery, characterEntries, draftOf } from "../characters/character-input.js";
import { characterStatsOf, finalValueOf, functionsOf, type SkillLevel } from "../characters/character-stats.js";
import { GameDataError } from "../error/game-data-error.js";
import { invalidParameter } from "../error/invalid-parameter.js";
import { idLevelList, idValue } from "../query/input.js";
import { classIndex } from "../records/classes.js";
import { type EngineRules, engineRules } from "../records/engine-rules.js";
import { skillIndex } from "../skills/skill-index.js";

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
  const { weapon } = draft.equipment;
  return {
    row,
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
export function npcSideOf(catalog: Catalog, { level }: NpcRow, stats: EffectiveStats | undefined): Side | undefined {
  if (stats === undefined || level === undefined) return undefined;
  const { hp, pAtk, pDef, mDef, accuracy, evasion, critRate, atkSpd } = stats;
  const seconds = secondsBetween(engineRules(catalog), atkSpd);
  return { level, hp, pAtk, pDef, mDef, accuracy, evasion, critRate, seconds };
}

/** The damage of the attacks of one side. */
export interface Attacks {
  /** Percent. */
  readonly hitChance: number;
  /** Percent. */
  readonly criticalChance: number;
  readonly damage: number;
  readonly criticalDamage: number;
  readonly meanDamage: number;
  readonly seconds: number;
}

/** Adds the mean damage of an attack. */
function withMean(attacks: Omit<Attacks, "meanDamage">): Attacks {
  const { hitChance, criticalChance, damage, criticalDamage } = attacks;
  const ofHit = damage + (criticalChance / HUNDRED) * (criticalDamage - damage);
  return { ...attacks, meanDamage: (hitChance / HUNDRED) * ofHit };
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

/**
 * Returns the hits of a side on the other one; the random damage of weapons is 1 in the mean.
 *
 * Source: method `Formulas.calcPhysDam` of aCis and of L2J Server.
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
  const plain = (damageFactor * by.pAtk * shot) / on.pDef;
  const damage = Math.max(1, plain);
  const criticalDamage = Math.max(1, criticalFactor * bonus * plain + (points * criticalPointsFactor) / on.pDef);
  const hitChance = hitChanceOf(rules, by, on);
  return withMean({ hitChance, criticalChance: by.critRate / TEN, damage, criticalDamage, seconds: by.seconds });
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
  const damage = skill.isMagic
    ? ((magicDamageFactor * Math.sqrt(by.mAtk * spiritshotOf(rules, by.shots))) / on.mDef) * skill.power
    : (damageFactor * (by.pAtk * shot + skill.power)) / on.pDef;
  const criticalChance = skill.isMagic ? by.magicCritRate / TEN : 0;
  const criticalDamage = damage * (skill.isMagic ? magicCriticalFactor : 1);
  return withMean({ hitChance: HUNDRED, criticalChance, damage, criticalDamage, seconds: Math.trunc(time) / THOUSAND });
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
  const damage = attacks.damage * ofHits;
  const criticalDamage = attacks.criticalDamage * ofCriticals;
  return withMean({ ...attacks, damage, criticalDamage });
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
