import { valueAt } from "@gamedata/rules";
import type { LevelValue } from "@gamedata/schema";
import type { NpcRace } from "@gamedata/schema/types";
import type { Passive } from "../npcs/effective-stats.js";
import type { EngineRules } from "../records/engine-rules.js";

const HUNDRED = 100;

/** What skills of aCis call the weakness to a type of weapons. Source: class `WeaponType`; other types have none. */
const VULNERABILITIES: Readonly<Record<string, string>> = {
  SWORD: "swordWpnVuln",
  BLUNT: "bluntWpnVuln",
  DAGGER: "daggerWpnVuln",
  BOW: "bowWpnVuln",
  POLE: "poleWpnVuln",
  DUAL: "dualWpnVuln",
  DUALFIST: "dualFistWpnVuln",
  BIGSWORD: "bigSwordWpnVuln",
  BIGBLUNT: "bigBluntWpnVuln",
};

/** What skills of aCis call the attack on a race (`pAtk-`) and its defence (`pDef-`). Source: `Formulas.calcPhysDam`; other races have none. */
const RACES: Readonly<Partial<Record<NpcRace, string>>> = {
  Beast: "monsters",
  Animal: "animals",
  Plant: "plants",
  Dragon: "dragons",
  Bug: "insects",
  Giant: "giants",
  "Magic Creature": "magicCreature",
};

/** Returns what a side makes of 1 of each stat of attacks on races. */
export const raceAttacksOf = (statOf: (stat: string, start: number) => number): ReadonlyMap<string, number> =>
  new Map(Object.values(RACES).map((race) => [`pAtk-${race}`, statOf(`pAtk-${race}`, 1)]));

/** The traits of races: both sides must have one. Source: L2J Server, enum `TraitType`, those of the type 2. */
const RACE_TRAIT = /_WEAKNESS$|^VALAKAS$/u;

/** The factors by which skills multiply traits, by trait. */
type Traits = ReadonlyMap<string, number>;

export interface Weaknesses {
  /** What hits are multiplied by, by the type of the weapon. */
  readonly weapons: ReadonlyMap<string, number>;
  /** The stat of attacks on its race, and its defence against them. */
  readonly race: { readonly attack: string; readonly defence: number } | undefined;
  readonly traits: Traits;
}

/** Returns what an NPC is weak against, by its passive skills. */
export function weaknessesOf(
  race: NpcRace | undefined,
  passives: readonly Passive[],
  statOf: (stat: string, start: number) => number,
): Weaknesses {
  const weapons = new Map<string, number>();
  for (const [type, stat] of Object.entries(VULNERABILITIES)) {
    const factor = statOf(stat, 1);
    if (factor !== 1) weapons.set(type, factor);
  }
  const name = race && RACES[race];
  return {
    weapons,
    race: name === undefined ? undefined : { attack: `pAtk-${name}`, defence: statOf(`pDef-${name}`, 1) },
    traits: traitsOf("DefenceTrait", passives),
  };
}

/** What the weaknesses of a side multiply the damage of physical attacks by. */
export interface WeaknessFactors {
  readonly weapon: number;
  readonly race: number;
}

const NONE: WeaknessFactors = { weapon: 1, race: 1 };

export interface Attacker {
  readonly weaponType: string | undefined;
  /** Its attacks on races, by the stat. */
  readonly raceAttacks?: ReadonlyMap<string, number>;
  readonly attackTraits?: Traits;
}

/**
 * Returns what the weaknesses of a side to the weapon of the other one, and of its race, multiply physical damage by.
 *
 * Source: aCis, `Formulas.calcPhysDam`; L2J Server, `Formulas.calcAttackTraitBonus`, `calcWeaponTraitBonus` and `calcGeneralTraitBonus`, where
 * both are bounded together.
 */
export function weaknessFactorsOf(
  { weaknessLowest, weaknessHighest = HUNDRED }: EngineRules,
  by: Attacker,
  on: Weaknesses | undefined,
): WeaknessFactors {
  if (on === undefined) return NONE;
  const type = by.weaponType ?? "";
  if (weaknessLowest === undefined) {
    const race =
      on.race === undefined ? 1 : 1 + ((by.raceAttacks?.get(on.race.attack) ?? 1) - on.race.defence) / HUNDRED;
    return { weapon: on.weapons.get(type) ?? 1, race };
  }
  const bounded = (factor: number) => Math.min(weaknessHighest / HUNDRED, Math.max(weaknessLowest / HUNDRED, factor));
  const ofWeapon = 2 - (on.traits.get(type) ?? 1);
  let ofRace = 1;
  for (const [trait, attack] of by.attackTraits ?? []) {
    const defence = RACE_TRAIT.test(trait) ? on.traits.get(trait) : undefined;
    if (defence !== undefined) ofRace *= bounded(attack - defence + 1);
  }
  const weapon = bounded(ofWeapon);
  return { weapon, race: bounded(ofWeapon * ofRace) / weapon };
}

/**
 * Returns what the effects `AttackTrait` or `DefenceTrait` of skills make of each trait. From 100 percent on `DefenceTrait` is another thing: its
 * owner is immune.
 */
export function traitsOf(effect: "AttackTrait" | "DefenceTrait", skills: readonly Passive[]): Traits {
  const traits = new Map<string, number>();
  for (const { row, level } of skills) {
    for (const { name, parameters = {} } of [...(row.passiveEffects ?? []), ...(row.appliedEffects ?? [])]) {
      if (valueAt(name, level) !== effect) continue;
      for (const [trait, values] of Object.entries(parameters)) {
        const percent = percentAt(values, level);
        if (percent === 0 || (effect === "DefenceTrait" && percent >= HUNDRED)) continue;
        traits.set(trait, (traits.get(trait) ?? 1) * ((HUNDRED + percent) / HUNDRED));
      }
    }
  }
  return traits;
}

function percentAt(values: LevelValue<unknown>, level: number): number {
  const percent = Number(valueAt(values, level) ?? 0);
  return Number.isNaN(percent) ? 0 : percent;
}
