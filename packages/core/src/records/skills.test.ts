import { datasetWith, inventedDataset, inventedText } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../catalog/catalog.js";
import { bonusSkillOf, readSkillReference, roundEffects, skillSummaryOf } from "./skills.js";

describe("roundEffects", () => {
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
    expect(roundEffects([{ stat: "pDef", op: "add", value }])).toEqual([{ stat: "pDef", op: "add", value: shown }]);
  });

  it("leaves factors as they are", () => {
    const factor = { stat: "pDef", op: "mul", value: 1.0237 } as const;
    expect(roundEffects([factor])).toEqual([factor]);
  });
});

describe("readSkillReference", () => {
  it("reads one reference or several", () => {
    expect(readSkillReference("3007-3")).toEqual([{ id: 3007, level: 3 }]);
    expect(readSkillReference("1-1;22-10")).toEqual([
      { id: 1, level: 1 },
      { id: 22, level: 10 },
    ]);
  });
});

describe("skillSummaryOf", () => {
  const catalog = createCatalog(inventedDataset);

  it("shows a level with null for what the source leaves out", () => {
    expect(skillSummaryOf(catalog, { id: 11, level: 1 })).toEqual({
      id: 11,
      level: 1,
      name: "Mossy Calm",
      operateType: null,
      target: null,
      iconFile: null,
      description: null,
      power: null,
      skillType: null,
      effects: [{ stat: "pDef", op: "mul", value: 1.05 }],
    });
  });

  it("has the client's words with a text overlay, for the level that they describe", () => {
    const told = createCatalog(inventedDataset, { text: inventedText });
    expect(skillSummaryOf(told, { id: 10, level: 1 })?.description).toBe("A hedge of thorns.");
    expect(skillSummaryOf(told, { id: 10, level: 2 })?.description).toBeNull();
  });

  it("is nothing for a skill or level that the data set lacks", () => {
    expect(skillSummaryOf(catalog, { id: 10, level: 3 })).toBeUndefined();
    expect(skillSummaryOf(catalog, { id: 99, level: 1 })).toBeUndefined();
    expect(bonusSkillOf(createCatalog(datasetWith({})), 10)).toBeNull();
    expect(bonusSkillOf(catalog, undefined)).toBeNull();
  });
});
