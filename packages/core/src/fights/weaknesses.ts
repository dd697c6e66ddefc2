import { valueAt } from "@gamedata/rules";
import type { NpcRow, SkillRow } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { memoize } from "../memoize/memoize.js";
import { passivesOf } from "../npcs/computed-stats.js";
import { engineRules } from "../records/engine-rules.js";

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

/** The effect of L2J Server that changes what types of weapons do. */
const TRAIT_EFFECT = "DefenceTrait";

/**
 * Returns what the damage of hits on an NPC is multiplied by, by the type of the weapon; a type without a factor has 1.
 *
 * Source: aCis, `Formulas.calcPhysDam`, the stat of `WeaponType.getVulnStat`; L2J Server, `Formulas.calcAttackTraitBonus` and
 * `calcWeaponTraitBonus`, with what the effect `DefenceTrait` makes of the traits. Of L2J's traits those of weapons count; weaknesses of races
 * need attackers that have the trait, which are not known.
 */
export const weaponFactors = derived((catalog) => {
  const { weaknessLowest, weaknessHighest = HUNDRED } = engineRules(catalog);
  return memoize((row: NpcRow): ReadonlyMap<string, number> => {
    const factors = new Map<string, number>();
    const passives = passivesOf(catalog, row);
    const multiply = (type: string, factor: number) => factors.set(type, (factors.get(type) ?? 1) * factor);
    for (const { row: skill, level } of passives) {
      for (const [type, stat] of Object.entries(VULNERABILITIES)) multiply(type, productOf(skill, stat, level));
    }
    if (weaknessLowest === undefined) return factors;
    const traits = new Map<string, number>();
    for (const { row: skill, level } of passives) {
      for (const [type, percent] of traitsOf(skill, level))
        traits.set(type, (traits.get(type) ?? 1) * ((HUNDRED + percent) / HUNDRED));
    }
    for (const [type, trait] of traits) {
      factors.set(type, Math.max(weaknessLowest / HUNDRED, Math.min(weaknessHighest / HUNDRED, 1 - (trait - 1))));
    }
    return factors;
  });
});

/** Returns the product of what a skill multiplies a stat by. */
const productOf = ({ effects = [] }: SkillRow, stat: string, level: number): number =>
  effects.reduce((product, effect) => {
    const value = effect.stat === stat && effect.op === "mul" ? valueAt(effect.value, level) : undefined;
    return typeof value === "number" ? product * value : product;
  }, 1);

/** Returns the percent by which a skill strengthens its owner against each trait; from 100 on it is another thing: the owner is immune. */
function traitsOf(
  { passiveEffects = [] }: SkillRow,
  level: number,
): readonly (readonly [type: string, percent: number])[] {
  return passiveEffects.flatMap(({ name, parameters = {} }) => {
    if (name !== TRAIT_EFFECT) return [];
    return Object.entries(parameters).flatMap(([type, values]) => {
      const percent = Number(valueAt(values, level) ?? 0);
      return percent === 0 || percent >= HUNDRED || Number.isNaN(percent) ? [] : [[type, percent] as const];
    });
  });
}
