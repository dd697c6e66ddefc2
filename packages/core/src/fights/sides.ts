import { classId, shots, skillId } from "@gamedata/schema";
import type { ClassRow, EffectiveStats, ItemRow, NpcRow, Shots } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived, derivedFor } from "../catalog/catalog.js";
import { type CharacterDraft, skillsOf } from "../characters/character-draft.js";
import { type CharacterQuery, characterEntries, draftOf } from "../characters/character-input.js";
import { characterStatsOf } from "../characters/character-stats.js";
import { BEHIND, FACING } from "../characters/conditions.js";
import { finalValueOf, functionsOf } from "../characters/staged-functions.js";
import { dataNotFound, invalidParameter } from "../error/game-data-error.js";
import { keepLatest } from "../memoize/memoize.js";
import { passivesOf, valuesWith } from "../npcs/effective-stats.js";
import { npcRaceOf } from "../npcs/npc-facts.js";
import { idLevelList, idValue } from "../query/input.js";
import { classIndex } from "../records/classes.js";
import { attributeBonuses, type EngineRules, engineRules } from "../records/engine-rules.js";
import { itemIndex } from "../records/items.js";
import { type SkillLevel, skillIndex } from "../skills/skill-index.js";
import { isRaid } from "../spawns/minions.js";
import { type AttackSkill, attackSkillOf } from "./attack-skill.js";
import { defenceOfAll, type Elements, elementsOf } from "./elements.js";
import { type Attacker, raceAttacksOf, traitsOf, type Weaknesses, weaknessesOf } from "./weaknesses.js";

const HUNDRED = 100;
const THOUSAND = 1000;

export const fighterClass = () => v.pipe(idValue(classId), v.description("The class of the character."));

export const fighterEntries = () => ({
  ...characterEntries(),
  shots: v.optional(shots, "none"),
  attackSkill: v.optional(
    v.pipe(
      idLevelList(skillId, "").wrapped,
      v.maxLength(1),
      v.description(
        "The skill that attacks in place of hits: its id and level, joined by a hyphen (`1177-3`). One of the type PDAM, MDAM, DRAIN, BLOW or CHARGEDAM (interlude), or with the effect PhysicalAttack, MagicalAttack, MagicalAttackRange, HpDrain, FatalBlow, Backstab, EnergyAttack, PhysicalSoulAttack or MagicalSoulAttack (high-five); with the charges that it takes, and without souls.",
      ),
    ),
    [],
  ),
});

export interface FighterQuery extends CharacterQuery {
  readonly shots: Shots;
  readonly attackSkill: readonly SkillLevel[];
}

export interface Side extends Attacker {
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
  readonly elements: Elements;
  readonly weaknesses?: Weaknesses;
  readonly shield?: Shield | undefined;
  /** Whether it is a raid boss, or counts as one. */
  readonly isRaid?: boolean;
  /** By what it multiplies the chance that it resists magic. */
  readonly magicResistance?: number;
}

interface Shield {
  /** Percent of hits. */
  readonly rate: number;
  readonly defence: number;
}

export interface Fighter extends Side {
  readonly row: ClassRow;
  /** With the power of its skill where the engine adds it. */
  readonly mAtk: number;
  readonly magicCritRate: number;
  /** By what a critical hit is stronger than one of a character without bonuses. */
  readonly criticalBonus: number;
  /** Points that a critical hit adds. */
  readonly criticalPoints: number;
  /** What of `criticalBonus` counts for blows. */
  readonly blowBonus: number;
  /** Percent of the uses of its skill that land. */
  readonly blowChance: number;
  /** The same of magic. */
  readonly magicCriticalBonus: number;
  /** What physical damage of skills is multiplied by. */
  readonly skillFactor: number;
  readonly strBonus: number;
  readonly castSpd: number;
  readonly atkSpd: number;
  readonly shots: Shots;
  readonly skill: AttackSkill | undefined;
}

/** Returns the seconds between two hits. Source: `Formulas.calcPAtkSpd` of aCis; `L2Character.doAttack` of L2J Server. */
function secondsBetween(rules: EngineRules, atkSpd: number, reuseDelay = 0): number {
  const { attackInterval = 0, bowReuse = 0 } = rules;
  return (Math.trunc(attackInterval / atkSpd) + Math.trunc((reuseDelay * bowReuse) / atkSpd)) / THOUSAND;
}

/** Fighters that are kept: tools compare a few with many NPCs. */
const KEPT_FIGHTERS = 8;

const latestFighters = derived(() => keepLatest<string, Fighter>(KEPT_FIGHTERS));

/**
 * Returns the character that fights.
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
  const { items, hennas, skills, passives, attackSkill } = query;
  const key = JSON.stringify([id, level, items, hennas, skills, passives, attackSkill, query.shots]);
  return latestFighters(catalog)(key, () => makeFighter(catalog, id, level, query, parameter));
}

function makeFighter(catalog: Catalog, id: number, level: number, query: FighterQuery, parameter: string): Fighter {
  const row = classIndex(catalog).byId.get(id);
  if (row === undefined) throw invalidParameter("class", id, "the id of a class");
  const draft = draftOf(catalog, row, level, query, parameter);
  const skill = query.attackSkill[0] && attackSkillOf(catalog, query.attackSkill[0], draft.equipment);
  const functions = functionsOf(catalog, draft, skill?.isFromBehind === true ? BEHIND : FACING);
  const rules = engineRules(catalog);
  const bonuses = attributeBonuses(catalog);
  const statOf = (stat: string, start: number) => finalValueOf(functions, [stat], start);
  const { weapon, shield } = draft.equipment;
  const stats = characterStatsOf(catalog, withPower(rules, draft, skill), functions);
  if (stats === undefined || rules.damageFactor === undefined || rules.attackInterval === undefined) {
    throw dataNotFound("rules of the engine for fights");
  }
  const dexBonus = bonuses.dex[stats.dex.value] ?? 1;
  const criticalDamage = finalValueOf(functions, ["cAtk", "critDmg"], 1);
  const byPosition = finalValueOf(functions, ["cAtkPos", "critDmgPos"], 1);
  const shieldOf = (rate: number): Shield => ({
    rate: statOf("rShld", rate) * dexBonus,
    defence: stats.shieldDefence.value,
  });
  return {
    row,
    randomDamage: weapon === undefined ? rules.randomDamageBase : randomDamageOf(rules, weapon),
    weaponType: weapon?.weaponType,
    raceAttacks: raceAttacksOf(statOf),
    attackTraits: traitsOf("AttackTrait", skillRowsOf(catalog, draft)),
    elements: elementsOf(rules, {
      statOf,
      attack: weapon?.elements?.attack,
      defence: defenceOfAll(draft.equipment.items.map(({ row: one }) => one.elements?.defence)),
      isWeapon: true,
    }),
    shield: shield?.stats?.rShld === undefined ? undefined : shieldOf(shield.stats.rShld),
    level,
    hp: stats.hp.value,
    pAtk: stats.pAtk.value,
    pDef: stats.pDef.value,
    mAtk: stats.mAtk.value,
    mDef: stats.mDef.value,
    accuracy: stats.accuracy.value,
    evasion: stats.evasion.value,
    critRate: Math.ceil(statOf("critRatePos", stats.critRate.value)),
    magicCritRate: stats.magicCritRate.value,
    criticalBonus: criticalDamage * byPosition,
    blowBonus: criticalDamage * ((byPosition - 1) / 2 + 1),
    criticalPoints: finalValueOf(functions, ["cAtkAdd", "critDmgAdd"], 0),
    magicCriticalBonus: statOf("mCritPower", 1),
    blowChance: skill?.blowChance === undefined ? HUNDRED : blowChanceOf(rules, skill, dexBonus, statOf),
    skillFactor: statOf("physicalSkillPower", 1),
    strBonus: bonuses.str[stats.str.value] ?? 1,
    castSpd: stats.castSpd.value,
    atkSpd: stats.atkSpd.value,
    seconds: secondsBetween(rules, stats.atkSpd.value, weapon?.reuseDelay),
    shots: query.shots,
    skill,
  };
}

/**
 * Adds the power of magic to the base M. Atk. of a character without a weapon, whose M. Atk. would take its place. Source: aCis,
 * `CreatureStat.getMAtk`.
 */
function withPower(
  { powerInMagicAttack }: EngineRules,
  draft: CharacterDraft,
  skill: AttackSkill | undefined,
): CharacterDraft {
  const isAdded = powerInMagicAttack !== undefined && skill?.kind === "magic" && draft.equipment.weapon === undefined;
  return isAdded ? { ...draft, growth: { ...draft.growth, mAtk: draft.growth.mAtk + skill.power } } : draft;
}

const skillRowsOf = (catalog: Catalog, draft: CharacterDraft) =>
  skillsOf(draft).flatMap(({ id, level }) => {
    const row = skillIndex(catalog).byId.get(id);
    return row === undefined ? [] : [{ row, level }];
  });

/** Returns the spread of the damage of a weapon. Source: `Creature.getRandomDamageMultiplier` of aCis, `L2Character` of L2J Server. */
const randomDamageOf = ({ randomDamageBase }: EngineRules, { randomDamage = 0 }: ItemRow): number | undefined =>
  randomDamageBase === undefined ? undefined : randomDamage;

/**
 * Returns the percent of blows that land, of which whole ones count.
 *
 * Source: `Formulas.calcBlow` of aCis, where DEX changes nothing below 120; `Formulas.calcBlowSuccess` of L2J Server.
 */
function blowChanceOf(
  rules: EngineRules,
  { blowChance = 0, isFromBehind }: AttackSkill,
  dexBonus: number,
  statOf: (stat: string, start: number) => number,
): number {
  const { behindBlowChance = HUNDRED } = rules;
  const chance = (blowChance * (isFromBehind ? behindBlowChance : HUNDRED)) / HUNDRED;
  return Math.min(HUNDRED, Math.ceil(statOf("blowRate", rules.blowChance === undefined ? chance * dexBonus : chance)));
}

/** What of an NPC does not depend on its stats. */
type NpcTraits = Pick<Side, "elements" | "weaknesses" | "isRaid" | "magicResistance" | "weaponType" | "randomDamage">;

const npcTraits = derivedFor((catalog, row: NpcRow): NpcTraits => {
  const rules = engineRules(catalog);
  const { randomDamageBase } = rules;
  const { level = 0, rHand = 0, elements } = row;
  const held = itemIndex(catalog).byId.get(rHand);
  const weapon = held?.type === "weapon" ? held : undefined;
  const bare = randomDamageBase === undefined ? undefined : randomDamageBase + Math.trunc(Math.sqrt(level));
  const passives = passivesOf(catalog, row);
  const statOf = valuesWith(passives);
  return {
    randomDamage: weapon === undefined ? bare : randomDamageOf(rules, weapon),
    weaponType: weapon?.weaponType,
    elements: elementsOf(rules, { statOf, ...elements }),
    weaknesses: weaknessesOf(npcRaceOf(row), passives, statOf),
    isRaid: isRaid(catalog, row),
    magicResistance: statOf("magicSuccRes", 1),
  };
});

/**
 * Makes the side of an NPC; `undefined` where its stats or its level are not known. It blocks no hits: the engines count the rate of a shield
 * that a character wears, not that of an NPC. Source: `Formulas.calcShldUse` of both engines, which begins with a rate of 0.
 */
export function npcSideOf(catalog: Catalog, row: NpcRow, stats: EffectiveStats | undefined): Side | undefined {
  if (stats === undefined || row.level === undefined) return undefined;
  const { hp, pAtk, pDef, mDef, accuracy, evasion, critRate, atkSpd } = stats;
  return {
    ...npcTraits(catalog, row),
    ...{ level: row.level, hp, pAtk, pDef, mDef, accuracy, evasion, critRate },
    seconds: secondsBetween(engineRules(catalog), atkSpd),
  };
}
