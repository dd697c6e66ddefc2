import { valueAt } from "@gamedata/rules";
import type { SkillRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { effectsAt, roundValue } from "./skill-effects.js";

describe("valueAt", () => {
  it("takes the one value of all levels, or that of the level", () => {
    expect(valueAt(7, 3)).toBe(7);
    expect(valueAt([7, 8, 9], 3)).toBe(9);
    expect(valueAt(undefined, 3)).toBeUndefined();
  });
});

describe("roundValue", () => {
  it.each([
    [77.8, 78],
    [5.72, 6],
    [1, 1],
    [-12.4, -12],
    [-2.5, -3],
    [0.96, 1],
    [0.34, 0.3],
    [-0.25, -0.3],
    [0.04, 0],
    [-0.04, 0],
  ])("shows a summand of %d as %d", (value, shown) => {
    expect(roundValue("add", value)).toBe(shown);
  });

  it.each([
    [1.0237, 1.0237],
    [100 / 70, 1.428571],
    [100 / 95, 1.052632],
  ])("shows a factor of %d as %d", (value, shown) => {
    expect(roundValue("mul", value)).toBe(shown);
  });

  it("leaves other values as they are", () => {
    expect(roundValue("baseMul", 0.123_456_78)).toBe(0.123_456_78);
    expect(roundValue("set", 12.4)).toBe(12.4);
  });
});

describe("effectsAt", () => {
  const skill: SkillRow = {
    id: 10,
    name: "Thorns",
    maxLevel: 2,
    effects: [
      { stat: "CON", op: "add", value: -1 },
      { stat: "stunVuln", op: "mul", value: [100 / 70, null] },
    ],
    conditionalEffects: [{ stat: "pAtk", op: "mul", value: [1.05, 1.08], when: { using: { kind: ["BOW"] } } }],
    appliedEffects: [
      {
        name: ["Buff", "Stun"],
        seconds: [0, 5],
        count: 3,
        value: [0, 24],
        self: true,
        effects: [{ stat: "runSpd", op: "add", value: [12.4, 0.25] }],
      },
    ],
  };

  it("shows what the level does, rounded", () => {
    expect(effectsAt(skill, 1)).toEqual(yaml`
      { effects: [
          { stat: CON, op: add, value: -1 },
          { stat: stunVuln, op: mul, value: 1.428571 }], conditionalEffects: [{ stat: pAtk, op: mul, value: 1.05,
            when: { using: { kind: [BOW] } } }],
        appliedEffects: [{ name: Buff, seconds: 0, count: 3, self: true,
            effects: [{ stat: runSpd, op: add, value: 12 }] }] }
    `);
  });

  it("leaves out an effect that has no value at the level, and a value of 0", () => {
    expect(effectsAt(skill, 2)).toEqual(yaml`
      { effects: [{ stat: CON, op: add, value: -1 }], conditionalEffects: [{ stat: pAtk, op: mul, value: 1.08,
            when: { using: { kind: [BOW] } } }],
        appliedEffects: [{ name: Stun, seconds: 5, count: 3, value: 24, self: true,
            effects: [{ stat: runSpd, op: add, value: 0.3 }] }] }
    `);
  });

  it("leaves out groups without effects", () => {
    expect(effectsAt({ id: 11, name: "Calm", maxLevel: 1 }, 1)).toEqual({});
    const named = { id: 11, name: "Calm", maxLevel: 2, instantEffects: [{ name: [null, "Hp"], power: 25 }] };
    expect(effectsAt(named, 1)).toEqual({});
    expect(effectsAt(named, 2)).toEqual({ instantEffects: [{ name: "Hp", power: 25 }] });
    const unstated = { name: "Hp", power: [null, 25], parameters: { chance: [null, 3] } };
    const from2 = { id: 11, name: "Calm", maxLevel: 2, instantEffects: [unstated] };
    expect(effectsAt(from2, 1)).toEqual({ instantEffects: [{ name: "Hp" }] });
    expect(effectsAt(from2, 2)).toEqual({ instantEffects: [{ name: "Hp", power: 25, parameters: { chance: 3 } }] });
    const vanishing = { stat: "stunVuln", op: "mul", value: [2, null] } as const;
    expect(effectsAt({ id: 12, name: "Weak", maxLevel: 2, effects: [vanishing] }, 2)).toEqual({});
  });
});
