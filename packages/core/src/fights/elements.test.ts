import { describe, expect, it } from "vitest";
import { elementBonusOf, elementsOf, skillElementFactorOf } from "./elements.js";

const L2J = { elementSteps: 1 };
const ACIS = { elementDivisor: 1000 };

/** A side that changes no stat by skills. */
const side = (attack = 0, defence = 0) =>
  elementsOf(L2J, {
    statOf: (_stat, start) => start,
    attack: { element: "fire", value: attack },
    defence: { fire: defence },
    isWeapon: true,
  });

describe("the factor of elements of L2J", () => {
  // (attack + 100)² / 144 and (defence + 100)² / 169, each times its weight, in percent.
  it.each([
    ["is 1 without points", 0, 0, 1],
    ["is 1 against as many points", 150, 150, 1],
    ["is 1 against more points", 20, 150, 1],
    ["of few points", 50, 0, 1 + ((150 ** 2 / 144) * 0.25 - (100 ** 2 / 169) * 0.2894) / 100],
    ["of few points against less than none is 1.4 at most", 50, -20, 1.4],
    ["is 1.4 at most", 149, 10, 1.4],
    ["is 1.7 at most from 150 points above the defence on", 150, 0, 1.7],
    ["of many points against many", 300, 300 - 1, 1 + ((400 ** 2 / 144) * 0.129 - (399 ** 2 / 169) * 0.1473) / 100],
    ["is 2 at most from 300 points above the defence on", 450, 150, 2],
    ["of most points", 450, 449, 1 + ((550 ** 2 / 144) * 0.0887 - (549 ** 2 / 169) * 0.1007) / 100],
    ["against most points", 500, 450, 1 + ((600 ** 2 / 144) * 0.069_09 - (550 ** 2 / 169) * 0.078) / 100],
  ])("%s", (_name, attack, defence, factor) => {
    const bonus = elementBonusOf(L2J, side(attack), side(0, defence));
    expect(bonus.factor).toBeCloseTo(factor, 9);
    expect(bonus.damage).toBe(0);
  });

  it("counts a skill where the attacker has its element, with its points", () => {
    const factorOf = (element: "fire" | "water") =>
      skillElementFactorOf(L2J, { element, value: 20 }, side(30), side(0, 0));
    expect(factorOf("fire")).toBeCloseTo(elementBonusOf(L2J, side(50), side()).factor, 9);
    expect(factorOf("water")).toBe(1);
  });
});

describe("the elements of aCis", () => {
  const of = (stats: Readonly<Record<string, number>>) =>
    elementsOf(ACIS, { statOf: (stat, start) => stats[stat] ?? start });

  it("add points to hits, of each element by itself", () => {
    const bonus = elementBonusOf(ACIS, of({ firePower: 20, holyPower: 10 }), of({ fireRes: 0.5 }));
    expect(bonus).toEqual({ factor: 1, damage: expect.closeTo(20 * 0.995 + 10 * 0.99, 9) });
  });

  it("multiply skills by the defence, and by a thousandth for each point", () => {
    const factorOf = (element: "fire" | "dark") =>
      skillElementFactorOf(ACIS, { element, value: 0 }, of({ firePower: 20 }), of({ fireRes: 1.3 }));
    expect(factorOf("fire")).toBeCloseTo(1 + 0.02 + 0.3, 9);
    expect(factorOf("dark")).toBe(1);
    expect(skillElementFactorOf(ACIS, undefined, of({}), of({}))).toBe(1);
  });
});
