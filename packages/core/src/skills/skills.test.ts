import { classRow, npcRow, skillAt, taught } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getSkill, listSkills, type SkillListQuery } from "../index.js";

const catalog = catalogWith({
  skills: [
    {
      id: 10,
      name: "Call Wisp",
      maxLevel: 3,
      operateType: "OP_ACTIVE",
      target: "TARGET_SELF",
      skillType: "SUMMON",
      power: [5, 7, 9],
      mpConsume: [12, 15, 18],
      hpConsume: 4,
      itemConsume: { itemId: [1, 1, 2], count: [3, 4, 1] },
      hitTime: 500,
    },
    { id: 11, name: "Thick Hide", maxLevel: 2, operateType: "OP_PASSIVE" },
    { id: 4416, name: "Race", maxLevel: 24, operateType: "OP_PASSIVE" },
  ],
  items: [
    { id: 1, name: "Wisp Dust", type: "etcitem" },
    { id: 2, name: "Wisp Gem", type: "etcitem", iconFile: "gem.png" },
    { id: 3, name: "Wisp Wand", type: "weapon", onCritSkill: { id: 10, level: 1, chance: 5 } },
    { id: 4, name: "Wisp Lantern", type: "weapon", itemSkill: "11-1;10-2", onCastSkill: { id: 10, level: 3 } },
  ],
  spellbooks: [{ itemId: 2, skillId: 10 }],
  classes: [
    classRow(1, "Wisper", { skills: [taught(10, 1, 5, 50), taught(10, 2, 9, 90)] }),
    classRow(0, "Hider", { skills: [taught(10, 2, 20, 10), taught(11, 1, 12, -1)] }),
  ],
  npcs: [
    // Two raw NPCs of one NPC, of which the lower id is shown.
    npcRow(100, "Bear", { level: 9, skills: [skillAt(11, 1), skillAt(4416, 4)] }),
    npcRow(101, "Bear", { level: 9, skills: [skillAt(11, 2)] }),
    npcRow(102, "Old Bear", { level: 12, skills: [skillAt(11, 2), skillAt(11, 2)] }),
  ],
});

const idsOf = (query: SkillListQuery) => listSkills(catalog, query).data.map(({ id }) => id);

describe("the list of skills", () => {
  it("is by id or name, and shows null where the source states nothing", () => {
    expect(idsOf({})).toEqual([10, 11, 4416]);
    expect(idsOf({ sort: "-name" })).toEqual([11, 4416, 10]);
    expect(listSkills(catalog, { q: "hide" }).data).toEqual(yaml`
      - { id: 11, name: Thick Hide, iconFile: null, maxLevel: 2, operateType: OP_PASSIVE, target: null,
        skillType: null }
    `);
  });

  it("is filtered by the player level of one and the same row of the class", () => {
    // Class 1 learns levels of the skill at 5 and at 9, and none between.
    expect(idsOf({ classId: 1, minPlayerLevel: 6, maxPlayerLevel: 8 })).toEqual([]);
    expect(idsOf({ classId: 1, minPlayerLevel: 9, maxPlayerLevel: 9 })).toEqual([10]);
  });

  it("refuses player levels without a class", () => {
    expect(() => listSkills(catalog, { minPlayerLevel: 20 })).toThrow(
      "Invalid minPlayerLevel 20: it must be given together with classId.",
    );
    expect(() => listSkills(catalog, { maxPlayerLevel: 20 })).toThrow(/^Invalid maxPlayerLevel 20/u);
    expect(() => listSkills.prepare(catalog, { minPlayerLevel: 20 })).toThrow(/classId/u);
  });
});

describe("a skill", () => {
  it("has the values of each level, and 0 for costs and times that the source does not state", () => {
    const dust = { itemId: 1, name: "Wisp Dust", iconFile: null };
    const gem = { itemId: 2, name: "Wisp Gem", iconFile: "gem.png" };
    const common = { mpInitialConsume: 0, hpConsume: 4, hitTime: 500, reuseDelay: 0 };
    expect(getSkill(catalog, 10).levels).toEqual([
      { level: 1, power: 5, mpConsume: 12, itemConsume: { ...dust, count: 3 }, ...common },
      { level: 2, power: 7, mpConsume: 15, itemConsume: { ...dust, count: 4 }, ...common },
      { level: 3, power: 9, mpConsume: 18, itemConsume: { ...gem, count: 1 }, ...common },
    ]);
  });

  it("names its classes by id and level, its spellbook, and the items that have it in any way, by id", () => {
    const wisper = { id: 1, name: "Wisper", professionLevel: 0 };
    expect(getSkill(catalog, 10)).toMatchObject(yaml`
      { learnedBy: [
          { class: { id: 0, name: Hider, professionLevel: 0 }, skillLevel: 2, minPlayerLevel: 20, spCost: 10 },
          { class: ${wisper}, skillLevel: 1, minPlayerLevel: 5, spCost: 50 },
          { class: ${wisper}, skillLevel: 2, minPlayerLevel: 9, spCost: 90 }],
        spellbook: { itemId: 2, name: Wisp Gem, iconFile: gem.png }, grantedByItems: [{ itemId: 3 }, { itemId: 4 }],
        usedByNpcCount: 0 }
    `);
    expect(getSkill(catalog, 4416)).not.toHaveProperty("spellbook");
    expect(getSkill(catalog, 4416)).not.toHaveProperty("grantedByItems");
  });

  it("counts NPCs of the cleaned layer once, and none for a skill that only marks them", () => {
    expect(getSkill(catalog, 11).usedByNpcCount).toBe(2);
    expect(getSkill(catalog, 4416).usedByNpcCount).toBe(0);
  });

  it("at one level has what belongs to that level", () => {
    const { levels, learnedBy, grantedByItems, spellbook } = getSkill(catalog, 10, { level: 1 });
    expect(levels.map(({ level }) => level)).toEqual([1]);
    expect(learnedBy.map((row) => [row.class.id, row.skillLevel])).toEqual([[1, 1]]);
    expect(grantedByItems?.map(({ itemId }) => itemId)).toEqual([3]);
    expect(spellbook?.itemId).toBe(2);
    expect(getSkill(catalog, 11, { level: 1 }).usedByNpcCount).toBe(1);
    expect(getSkill(catalog, 11, { level: 2 }).usedByNpcCount).toBe(1);
  });

  it("refuses a level that it does not have, once the skill is known", () => {
    expect(() => getSkill(catalog, 10, { level: 4 })).toThrow(
      "Invalid level 4: it must be a level of the skill, from 1 to 3.",
    );
    expect(() => getSkill(catalog, 12, { level: 99 })).toThrow("There is no skill with id 12.");
  });
});
