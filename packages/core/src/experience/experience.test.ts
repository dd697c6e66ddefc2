import { datasetWith } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { createCatalog, getExperienceLevel, getExperienceLevels, listExperienceLevels } from "../index.js";

const catalog = createCatalog(
  datasetWith({
    experience: [
      { level: 3, exp: 363 },
      { level: 1, exp: 0 },
      { level: 2, exp: 68 },
    ],
  }),
);

describe("the experience of levels", () => {
  it("is one page by level; the last level has no next one", () => {
    expect(listExperienceLevels(catalog)).toEqual({
      data: [
        { level: 1, exp: 0, toNext: 68 },
        { level: 2, exp: 68, toNext: 295 },
        { level: 3, exp: 363, toNext: null },
      ],
      meta: { total: 3, limit: 3, offset: 0 },
    });
  });

  it("is found by level; beyond the last one there is none", () => {
    expect(getExperienceLevel(catalog, 2).toNext).toBe(295);
    expect(() => getExperienceLevel(catalog, 4)).toThrow("There is no experience level with id 4.");
    expect(() => getExperienceLevel(catalog, 0)).toThrow(/0/);
    expect(getExperienceLevels(catalog, [3, 4, 1])).toMatchObject({
      data: [{ level: 3 }, { level: 1 }],
      meta: { missing: [4] },
    });
  });
});
