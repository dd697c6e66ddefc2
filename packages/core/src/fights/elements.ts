import type { Element, ElementalDefence } from "@gamedata/schema/types";
import type { EngineRules } from "../records/engine-rules.js";

const HUNDRED = 100;

/** In the order in which L2J Server compares them: of equal powers the first one counts. Source: `CharStat.getAttackElement`. */
const ELEMENTS = ["fire", "water", "wind", "earth", "holy", "dark"] as const satisfies readonly Element[];

type ByElement = Readonly<Record<Element, number>>;

export interface Elements {
  /** Points of its attacks. */
  readonly powers: ByElement;
  /** Of aCis what damage of the element is multiplied by, of L2J Server points. */
  readonly defences: ByElement;
  /** The element of its attacks where one alone counts: that of the weapon, or else the strongest one. */
  readonly attack: Element | undefined;
}

export interface ElementSource {
  /** Returns what a side makes of a value of a stat. */
  readonly statOf: (stat: string, start: number) => number;
  readonly attack?: { readonly element: Element; readonly value: number } | undefined;
  readonly defence?: ElementalDefence | undefined;
  readonly isWeapon?: boolean;
}

/**
 * Returns the elements of a side.
 *
 * Source: `CreatureStat.getAttackElementValue` and `getDefenseElementValue` of aCis, where a side without functions has 1; `CharStat` of L2J
 * Server, where the template and the weapon have points.
 */
export function elementsOf({ elementDivisor }: EngineRules, source: ElementSource): Elements {
  const { statOf, attack, defence = {}, isWeapon = false } = source;
  const pointsOf = (element: Element) => (attack?.element === element ? attack.value : 0);
  const powers = byElement((element) => Math.trunc(statOf(`${element}Power`, pointsOf(element))));
  const defences = byElement((element) =>
    elementDivisor === undefined
      ? Math.trunc(statOf(`${element}Res`, defence[element] ?? 0))
      : statOf(`${element}Res`, 1),
  );
  return { powers, defences, attack: isWeapon && attack !== undefined ? attack.element : strongestOf(powers) };
}

export const defenceOfAll = (defences: readonly (ElementalDefence | undefined)[]): ElementalDefence =>
  byElement((element) => defences.reduce((sum, one) => sum + (one?.[element] ?? 0), 0));

const byElement = (of: (element: Element) => number): ByElement => ({
  fire: of("fire"),
  water: of("water"),
  wind: of("wind"),
  earth: of("earth"),
  holy: of("holy"),
  dark: of("dark"),
});

function strongestOf(powers: ByElement): Element | undefined {
  const most = Math.max(...ELEMENTS.map((element) => powers[element]));
  return most > 0 ? ELEMENTS.find((element) => powers[element] === most) : undefined;
}

/** What the elements of a side change of the damage on another one. */
export interface ElementBonus {
  readonly factor: number;
  /** Points of damage that are added after all that multiplies. */
  readonly damage: number;
}

const NO_BONUS: ElementBonus = { factor: 1, damage: 0 };

/** Returns the bonus of hits and of physical skills that have no element of their own. */
export function elementBonusOf(rules: EngineRules, by: Elements, on: Elements): ElementBonus {
  if (by.attack === undefined) return NO_BONUS;
  if (rules.elementDivisor !== undefined) return { factor: 1, damage: elementDamageOf(by, on) };
  if (rules.elementSteps === undefined) return NO_BONUS;
  return { factor: attributeFactorOf(by.powers[by.attack], on.defences[by.attack]), damage: 0 };
}

/** Returns the damage that elements add to a hit. Source: aCis, `Formulas.calcElemental` without a skill. */
function elementDamageOf(by: Elements, on: Elements): number {
  return ELEMENTS.reduce((sum, element) => {
    const power = by.powers[element];
    return sum + Math.max(0, power - (power * on.defences[element]) / HUNDRED);
  }, 0);
}

export interface SkillElement {
  readonly element: Element;
  readonly value: number;
}

/**
 * Returns what the damage of a skill is multiplied by for its element.
 *
 * Source: `Formulas.calcElemental` of aCis with a skill; `Formulas.calcAttributeBonus` of L2J Server, where the attacker must have the same element.
 */
export function skillElementFactorOf(
  { elementDivisor, elementSteps }: EngineRules,
  skill: SkillElement | undefined,
  by: Elements,
  on: Elements,
): number {
  if (skill === undefined) return 1;
  const [power, defence] = [by.powers[skill.element], on.defences[skill.element]];
  if (elementDivisor !== undefined) return 1 + power / elementDivisor - (1 - defence);
  if (elementSteps === undefined || by.attack !== skill.element) return 1;
  return attributeFactorOf(power + skill.value, defence);
}

const LOWEST = Number.NEGATIVE_INFINITY;

/** The weights of attack and defence, by the points of both: of several rows the first one that both reach. */
const WEIGHTS: readonly (readonly [attackFrom: number, defenceFrom: number, attack: number, defence: number])[] = [
  [450, 450, 0.069_09, 0.078],
  [450, 350, 0.0887, 0.1007],
  [450, LOWEST, 0.129, 0.1473],
  [300, 300, 0.0887, 0.1007],
  [300, 150, 0.129, 0.1473],
  [300, LOWEST, 0.25, 0.2894],
  [150, 150, 0.129, 0.1473],
  [LOWEST, 0, 0.25, 0.2894],
  [LOWEST, LOWEST, 0.4, 0.55],
];

/** The most percent that is added, by how many points the attack is above the defence. */
const MOST: readonly (readonly [from: number, percent: number])[] = [
  [300, 100],
  [150, 70],
  [LOWEST, 40],
];
const LEAST_PERCENT = -50;

/** Returns the factor of an attack of some points on a defence of some points; 1 where the defence is not weaker. Source: L2J Server, `Formulas.calcAttributeBonus`. */
function attributeFactorOf(attack: number, defence: number): number {
  if (attack === 0 || attack <= defence) return 1;
  const weights = WEIGHTS.find(([attackFrom, defenceFrom]) => attack >= attackFrom && defence >= defenceFrom);
  const [, , ofAttack = 0, ofDefence = 0] = weights ?? [];
  const [, most = 0] = MOST.find(([from]) => attack - defence >= from) ?? [];
  const percent = ((attack + HUNDRED) ** 2 / 144) * ofAttack - ((defence + HUNDRED) ** 2 / 169) * ofDefence;
  return 1 + Math.min(most, Math.max(LEAST_PERCENT, percent)) / HUNDRED;
}
