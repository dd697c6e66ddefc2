import type { SkillId } from "@gamedata/schema/types";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { type Catalog, getSkillEnchanting } from "../src/index.js";
import { catalogWith } from "./catalog-with.js";
import { highFiveCatalog } from "./high-five.js";
import { catalog as interludeCatalog } from "./interlude.js";

const might = (seconds: number) => [{ name: "Buff", seconds, effects: [{ stat: "pAtk", op: "mul", value: 1.15 }] }];
const fire = (value: number) => ({ element: "fire", value });
const strike = (power: number) => ({
  power,
  instantEffects: [{ name: "PhysicalAttack", power, parameters: { criticalChance: 15, ignoreShieldDefence: true } }],
});

// Read by hand off `<enchantN>` and the tables of the skill: xml/skills and xml/stats/skills. The first and the last step of a route.
it.each<[string, Catalog, SkillId, number, object, object]>([
  ["Triple Slash", interludeCatalog, 1, 1, { power: 2151 }, { power: 2708 }],
  ["Might", interludeCatalog, 1068, 1, { appliedEffects: might(1240) }, { appliedEffects: might(2400) }],
  ["Might", interludeCatalog, 1068, 2, { mpInitialConsume: 6, mpConsume: 27 }, { mpInitialConsume: 3, mpConsume: 14 }],
  ["Triple Slash", highFiveCatalog, 1, 1, strike(2581), strike(3250)],
  ["Triple Slash", highFiveCatalog, 1, 3, { attribute: fire(1) }, { attribute: fire(50) }],
  // Only the time is another one: the effects of the highest level stay.
  ["Might", highFiveCatalog, 1068, 1, { appliedEffects: might(1240) }, { appliedEffects: might(2400) }],
])("%s: what a route changes", (name, catalog, id, number, first, last) => {
  const { skill, routes } = getSkillEnchanting(catalog, id);
  const steps = routes.find(({ route }) => route === number)?.steps;
  expect(skill.name).toBe(name);
  expect(steps).toHaveLength(30);
  expect([steps?.[0]?.changes, steps?.at(-1)?.changes]).toEqual([
    { magicLevel: 76, ...first },
    { magicLevel: 85, ...last },
  ]);
});

describe("what a step costs", () => {
  it("in Interlude: the book at the first step, chances from level 76 to 80", () => {
    // xml/skillstrees/enchantSkills.xml, skill 1, levels 101, 102 and 130.
    const route = getSkillEnchanting(interludeCatalog, 1).routes[0];
    expect(route?.fromLevel).toBe(76);
    const { changes: _, ...first } = route?.steps[0] ?? {};
    expect(first).toMatchObject(yaml`
      { exp: 5500000, sp: 550000, item: { itemId: 6622, count: 1 }, chances: [82, 92, 97, 100, 100] }
    `);
    expect(route?.steps[1]).toMatchObject({ exp: 5_670_000, sp: 567_000, chances: [80, 90, 95, 99, 99] });
    expect(route?.steps[1]).not.toHaveProperty("item");
    expect(route?.steps[29]).toMatchObject({ exp: 46_810_000, chances: [0, 0, 0, 3, 3] });
  });

  it("is missing in High Five, whose source has no file of it", () => {
    const route = getSkillEnchanting(highFiveCatalog, 1).routes[0];
    expect(route).not.toHaveProperty("fromLevel");
    expect(Object.keys(route?.steps[0] ?? {})).toEqual(["step", "changes"]);
  });
});

it("has no routes for a skill that cannot be enchanted, and in a data set without them", () => {
  expect(getSkillEnchanting(interludeCatalog, 33)).toMatchObject({ level: 8, routes: [] });
  const skill = { id: 1, name: "Slash", maxLevel: 2 };
  expect(getSkillEnchanting(catalogWith({ skills: [skill] }), 1)).toMatchObject({ level: 2, routes: [] });
});
