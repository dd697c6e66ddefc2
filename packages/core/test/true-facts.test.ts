import { valueAt } from "@gamedata/rules";
import type { ClassId, SkillId } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { effectsAt } from "../src/skills/skill-effects.js";
import { skillIndex, skillSummaryOf } from "../src/skills/skill-index.js";
import { catalog } from "./interlude.js";

// Worked out by hand from the files that each test names.

const learned = (classId: ClassId, skillId: SkillId, skillLevel: number) =>
  core.getClass(catalog, classId).skills.find((row) => row.skillId === skillId && row.skillLevel === skillLevel);

describe("stats of items", () => {
  it.each([
    // xml/items/0200-0299.xml: <sub stat="accCombat" val="3" />.
    ["Kris", 229, { pAtk: 153, mAtk: 91, rCrit: 12, accCombat: -3, pAtkSpd: 433 }],
    // xml/items/0000-0099.xml and 0600-0699.xml: <sub stat="rEvas" val="8" />.
    ["Leather Shield", 18, { rEvas: -8, rShld: 20, sDef: 47 }],
    ["Hoplon", 628, { rEvas: -8, rShld: 20, sDef: 128 }],
    // xml/items/1100-1199.xml: <add stat="maxMp" val="67" />.
    ["Tunic of Devotion", 1101, { pDef: 30, maxMp: 67 }],
  ])("of %s", (name, id, stats) => {
    expect(core.getItem(catalog, id)).toMatchObject({ name, stats });
  });

  it("are none where the source only says how enchanting raises them", () => {
    // xml/items/6900-6999.xml and 8700-8799.xml.
    expect(core.getItem(catalog, 6917)).not.toHaveProperty("stats");
    expect(core.getItem(catalog, 8763).stats).toEqual({ pAtkSpd: 379 });
  });
});

describe("MP of class skills", () => {
  it("is that of the start of the cast and of the rest", () => {
    // xml/skills/1100-1199.xml, Wind Strike: 2 and 7 at level 1, 3 and 12 at level 5.
    expect(learned(10, 1177, 1)).toMatchObject({ name: "Wind Strike", mpConsume: 9 });
    expect(learned(10, 1177, 5)).toMatchObject({ mpConsume: 15 });
    // xml/skills/0300-0399.xml, Vicious Stance: 4 at level 1, and no other cost of the cast.
    expect(learned(1, 312, 1)).toMatchObject({ name: "Vicious Stance", mpConsume: 4 });
  });

  it("is never below either part, and above the second in 4,633 rows", () => {
    let above = 0;
    for (const { id } of core.listClasses(catalog).data) {
      for (const { skillId, skillLevel, mpConsume = 0 } of core.getClass(catalog, id).skills) {
        const row = skillIndex(catalog).byId.get(skillId);
        const initial = valueAt(row?.mpInitialConsume, skillLevel) ?? 0;
        const rest = valueAt(row?.mpConsume, skillLevel) ?? 0;
        expect(mpConsume).toBe(initial + rest);
        expect(mpConsume).toBeGreaterThanOrEqual(Math.max(initial, rest));
        if (mpConsume > rest) above += 1;
      }
    }
    expect(above).toBe(4633);
  });
});

describe("effects of skills", () => {
  it("of Might are a buff of 8, 12 and 15 percent for 20 minutes", () => {
    // xml/skills/1000-1099.xml: <effect name="Buff" time="1200" val="0"><mul stat="pAtk" val="#rate"/>, 1.08 1.12 1.15.
    const levels = [1, 2, 3].map((level) => skillSummaryOf(catalog, { id: 1068, level }));
    expect(levels.map((skill) => skill?.appliedEffects)).toEqual(
      [1.08, 1.12, 1.15].map((value) => [
        { name: "Buff", seconds: 1200, effects: [{ stat: "pAtk", op: "mul", value }] },
      ]),
    );
    expect(levels.map((skill) => skill?.effects)).toEqual([undefined, undefined, undefined]);
  });

  it("of Vicious Stance 1 and 20 add 35 and 609, and cost 8 and 29.6 MP every 5 seconds until it is switched off", () => {
    // xml/skills/0300-0399.xml: <effect count="0x7fffffff" name="ManaDamOverTime" time="5" val="#val"><add stat="cAtkAdd"
    // val="#crit"/>.
    const stance = (value: number, added: number) => [
      {
        name: "ManaDamOverTime",
        seconds: 5,
        count: 2_147_483_647,
        value,
        effects: [{ stat: "cAtkAdd", op: "add", value: added }],
      },
    ];
    expect(skillSummaryOf(catalog, { id: 312, level: 1 })?.appliedEffects).toEqual(stance(8, 35));
    expect(skillSummaryOf(catalog, { id: 312, level: 20 })?.appliedEffects).toEqual(stance(29.6, 609));
  });

  it("of the Majestic Leather Set take 1 CON, halve stuns, and help with a bow alone", () => {
    // xml/armorSets.xml, the 41st set; xml/skills/3500-3599.xml, skill 3539: <mul stat="pAtk" val="1.08"><using
    // kind="BOW"/></mul>, <addMul stat="stunVuln" val="50"/> (1 - 50 / 100), <sub stat="CON" val="1"/>.
    const { name, bonusSkill } = core.getArmorSet(catalog, 41);
    expect(name).toBe("Majestic Leather Set");
    expect(bonusSkill?.effects).toEqual([
      { stat: "maxMp", op: "add", value: 240 },
      { stat: "maxLoad", op: "add", value: 5759 },
      { stat: "stunVuln", op: "mul", value: 0.5 },
      { stat: "DEX", op: "add", value: 1 },
      { stat: "CON", op: "add", value: -1 },
    ]);
    expect(bonusSkill?.conditionalEffects).toEqual([
      { stat: "pAtk", op: "mul", value: 1.08, when: { using: { kind: ["BOW"] } } },
    ]);
  });

  it("of the Knowledge Set add up its pieces", () => {
    // xml/items/0400-0499.xml, 436 and 469: pDef 49 and 30, maxMp 147 and 92, weight 2,020 and 1,000, price 152,000 and 95,200;
    // xml/items/2400-2499.xml, 2447: pDef 24, weight 640, price 50,800.
    const { grade, armorType, totals } = core.getArmorSet(catalog, 7);
    expect({ grade, armorType }).toEqual({ grade: "d", armorType: "MAGIC" });
    expect(totals).toEqual({ pDef: 103, mDef: 0, maxMp: 239, weight: 3660, price: 298_000 });
  });

  it("of Aegis set the angle of the shield", () => {
    // xml/skills/0300-0399.xml, skill 316: <set stat="shieldDefAngle" val="360" />.
    expect(skillSummaryOf(catalog, { id: 316, level: 1 })?.effects).toEqual([
      { stat: "shieldDefAngle", op: "set", value: 360 },
    ]);
  });

  it("of Stun Attack Weak Point raise vulnerability, but not by a division by zero", () => {
    // xml/skills/4400-4499.xml, skill 4450: <subDiv stat="stunVuln" val="#vuln"/>, 11 25 43 67 100.
    const factors = [1, 2, 3, 4, 5].map((level) => skillSummaryOf(catalog, { id: 4450, level })?.effects?.[0]?.value);
    expect(factors).toEqual([1.123596, 1.333333, 1.754386, 3.030303, undefined]);
  });

  it("show every function of a level, but the seven that divide by zero", () => {
    const { all } = skillIndex(catalog);
    let missing = 0;
    const counts = { effects: 0, conditionalEffects: 0, appliedEffects: 0 };
    for (const row of all) {
      for (const group of ["effects", "conditionalEffects", "appliedEffects"] as const) {
        if (row[group] !== undefined) counts[group] += 1;
        for (let level = 1; level <= row.maxLevel; level += 1)
          missing += (row[group]?.length ?? 0) - (effectsAt(row, level)[group]?.length ?? 0);
      }
    }
    expect(missing).toBe(7);
    expect(counts).toEqual({ effects: 372, conditionalEffects: 61, appliedEffects: 993 });
  });
});
