import { describe, expect, it } from "vitest";
import { getSkill } from "../src/index.js";
import { highFiveCatalog } from "./high-five.js";
import { catalog as interludeCatalog } from "./interlude.js";

const catalogs = { interlude: interludeCatalog, "high-five": highFiveCatalog };

/** What the files of the sources state of a level of a skill. */
const facts = [
  ["interlude", 3, 9, { weaponsAllowed: ["SWORD", "BLUNT", "BIGBLUNT", "BIGSWORD"] }],
  ["interlude", 1230, 1, { attribute: { element: "fire" } }],
  // 100 items, and up to 299 more.
  ["interlude", 1387, 3, { createdItems: [{ item: expect.objectContaining({ itemId: 2508 }), min: 100, max: 399 }] }],
  [
    "interlude",
    3081,
    10,
    { triggeredSkill: { skill: expect.objectContaining({ id: 5165 }), level: 10, chance: 5, on: "ON_HIT" } },
  ],
  [
    "high-five",
    1177,
    5,
    {
      affectScope: "SINGLE",
      attribute: { element: "wind", value: 20 },
      instantEffects: [{ name: "MagicalAttackRange", power: 21, parameters: { shieldDefensePercent: 40 } }],
    },
  ],
  [
    "high-five",
    30,
    37,
    {
      instantEffects: [
        { name: "Backstab", power: 5479, parameters: { blowChance: 40, criticalChance: 15 } },
        { name: "Lethal", parameters: { halfLethal: 15 } },
      ],
    },
  ],
  ["high-five", 896, 6, { pvpPower: 3480, pvePower: 10_440 }],
  ["high-five", 1068, 3, { abnormalType: "PA_UP", abnormalLevel: 3 }],
  [
    "high-five",
    1419,
    1,
    { radius: 200, channeling: { skill: expect.objectContaining({ id: 1419 }), seconds: 2, mpConsume: 80 } },
  ],
  ["high-five", 4274, 2, { passiveEffects: [{ name: "DefenceTrait", parameters: { BLUNT: -25 } }] }],
] as const;

describe("what the formulas take of a skill", () => {
  it.each(facts)("in %s, of skill %i at level %i", (chronicle, id, level, expected) => {
    expect(getSkill(catalogs[chronicle], id, { level }).levels[0]).toMatchObject(expected);
  });
});
