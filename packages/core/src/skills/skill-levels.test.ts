import { classRow, etcItemRow, npcRow, taught } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getClass, getItem, getNpc, getSkill, listSkills } from "../index.js";

const catalog = catalogWith({
  skills: [
    { id: 10, name: "Wisp Light", maxLevel: 2, iconFile: ["light_1.png", "light_2.png"], magicLevel: [-1, 20] },
    {
      id: 11,
      name: "Wisp Call",
      maxLevel: 2,
      iconFile: "call.png",
      itemConsume: { itemId: 1, count: [2, 0] },
      reuseDelay: -1000,
    },
  ],
  items: [
    etcItemRow(1, "Wisp Dust", { itemSkill: "10-2" }),
    { id: 2, name: "Wisp Gem", type: "etcitem", iconFile: "gem.png" },
  ],
  spellbooks: [{ itemId: 2, skillId: 10 }],
  classes: [classRow(1, "Wisper", { skills: [taught(10, 2, 9, 90)] })],
  npcs: [npcRow(1, "Wisp", { skills: [{ id: 10, level: 2 }] })],
});

describe("a skill with an icon for each level", () => {
  it("has the icon of the level in items, classes and NPCs", () => {
    expect(getItem(catalog, 1).skill?.iconFile).toBe("light_2.png");
    expect(getClass(catalog, 1).skills.map(({ iconFile }) => iconFile)).toEqual(["light_2.png"]);
    expect(getNpc(catalog, 1).skills.map(({ iconFile }) => iconFile)).toEqual(["light_2.png"]);
  });

  it("has that of the first level in lists and references, and that of the level that is asked for", () => {
    expect(listSkills(catalog).data.map(({ iconFile }) => iconFile)).toEqual(["light_1.png", "call.png"]);
    expect(getItem(catalog, 2).usedAsSpellbook?.iconFile).toBe("light_1.png");
    expect(getSkill(catalog, 10)).toMatchObject({
      iconFile: "light_1.png",
      levels: [{ iconFile: "light_1.png" }, { iconFile: "light_2.png" }],
    });
    expect(getSkill(catalog, 10, { level: 2 }).iconFile).toBe("light_2.png");
    expect(getSkill(catalog, 11).levels[0]).not.toHaveProperty("iconFile");
  });
});

describe("a skill that begins above level 1", () => {
  const later = catalogWith({
    skills: [{ id: 10, name: "Wisp Light", minLevel: 2, maxLevel: 3, mpConsume: [5, 5, 6] }],
    items: [etcItemRow(1, "Wisp Dust", { itemSkill: "10-1" })],
  });

  it("has no level below it", () => {
    expect(listSkills(later).data).toMatchObject([{ minLevel: 2, maxLevel: 3 }]);
    expect(getSkill(later, 10).levels).toMatchObject(yaml`[{ level: 2, mpConsume: 5 }, { level: 3, mpConsume: 6 }]`);
    expect(getItem(later, 1).skill).toBeUndefined();
    expect(() => getSkill(later, 10, { level: 1 })).toThrow("from 2 to 3");
  });
});

describe("a level of a skill", () => {
  it("names no item where it consumes none", () => {
    const [first, second] = getSkill(catalog, 11).levels;
    expect(first?.itemConsume).toEqual({ itemId: 1, name: "Wisp Dust", iconFile: null, count: 2 });
    expect(second).not.toHaveProperty("itemConsume");
  });

  it("has the negative numbers of the source", () => {
    expect(getSkill(catalog, 10).levels.map(({ magicLevel }) => magicLevel)).toEqual([-1, 20]);
    expect(getSkill(catalog, 11, { level: 1 }).levels[0]?.reuseDelay).toBe(-1000);
  });
});
