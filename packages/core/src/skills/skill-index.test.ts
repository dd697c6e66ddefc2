import { inventedDataset, inventedText } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { createCatalog } from "../catalog/catalog.js";
import { bonusSkillOf, mpOfCast, readSkillReference, skillSummaryOf } from "./skill-index.js";

describe("mpOfCast", () => {
  const skill = { id: 1, name: "Thorns", maxLevel: 2 } as const;

  it.each([
    ["both parts", { mpInitialConsume: [2, 4], mpConsume: 7 }, [9, 11]],
    ["the first part alone", { mpInitialConsume: [4, 5] }, [4, 5]],
    ["the second part alone", { mpConsume: [9, 10.5] }, [9, 10.5]],
    ["neither", {}, [undefined, undefined]],
  ])("adds %s", (_what, parts, expected) => {
    expect([1, 2].map((level) => mpOfCast({ ...skill, ...parts }, level))).toEqual(expected);
  });

  it("is nothing for a level that the skill lacks", () => {
    expect(mpOfCast({ ...skill, mpConsume: 7 }, 3)).toBeUndefined();
  });
});

describe("readSkillReference", () => {
  it("reads one reference or several", () => {
    expect(readSkillReference("3007-3")).toEqual([{ id: 3007, level: 3 }]);
    expect(readSkillReference("1-1;22-10")).toEqual(yaml`[{ id: 1, level: 1 }, { id: 22, level: 10 }]`);
  });
});

describe("skillSummaryOf", () => {
  const catalog = createCatalog(inventedDataset);

  it("shows a level with null for what the source leaves out", () => {
    expect(skillSummaryOf(catalog, { id: 11, level: 1 })).toEqual(yaml`
      { id: 11, level: 1, name: Mossy Calm, operateType: null, target: null, iconFile: null, description: null,
        power: null, skillType: null, effects: [{ stat: pDef, op: mul, value: 1.05 }] }
    `);
  });

  it("has the client's words with a text overlay, for the level that they describe", () => {
    const told = createCatalog(inventedDataset, { text: inventedText });
    expect(skillSummaryOf(told, { id: 10, level: 1 })?.description).toBe("A hedge of thorns.");
    expect(skillSummaryOf(told, { id: 10, level: 2 })?.description).toBeNull();
  });

  it("is nothing for a skill or level that the data set lacks", () => {
    expect(skillSummaryOf(catalog, { id: 10, level: 3 })).toBeUndefined();
    expect(skillSummaryOf(catalog, { id: 99, level: 1 })).toBeUndefined();
    expect(bonusSkillOf(catalogWith({}), 10)).toBeNull();
    expect(bonusSkillOf(catalog, undefined)).toBeNull();
  });
});
