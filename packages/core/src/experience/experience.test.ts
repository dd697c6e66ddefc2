import { experienceTo, inventedDataset } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import {
  createCatalog,
  getExperienceLevel,
  getExperienceLevels,
  getNpcLoot,
  listExperienceLevels,
  listHuntingTargets,
  planClassSkills,
} from "../index.js";
import { highestPlayerLevel } from "./experience.js";

const catalog = catalogWith({
  experience: [
    { level: 3, exp: 363 },
    { level: 1, exp: 0 },
    { level: 2, exp: 68 },
  ],
});

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

describe("the highest level of a player", () => {
  it("is that before the last row of the experience, in any order of the rows", () => {
    expect(highestPlayerLevel(catalogWith({ experience: experienceTo(80) }))).toBe(80);
    const reversed = experienceTo(7).toReversed();
    expect(highestPlayerLevel(catalogWith({ experience: reversed }))).toBe(7);
  });

  it("is the last one of the growth of a class where the experience states none, else 1,000", () => {
    const data = { ...inventedDataset, experience: [] };
    const growth = data.classGrowth.map((row, at) => ({ ...row, hp: Array.from({ length: 85 - at }, () => 1) }));
    expect(highestPlayerLevel(createCatalog({ ...data, classGrowth: growth }))).toBe(85);
    const catalog = createCatalog({ ...data, classGrowth: [] });
    expect(highestPlayerLevel(catalog)).toBe(1000);
    expect(planClassSkills(catalog, 1).total.skills).toBe(1);
    expect(() => listHuntingTargets(catalog, { playerLevel: 1001 })).toThrow("at most 1000.");
  });

  it("is an error for a catalog without the table", () => {
    const { experience: _, ...others } = inventedDataset;
    const lacking = "Missing dataset.experience: it must be a table, since this query needs it";
    expect(() => planClassSkills(createCatalog(others), 1)).toThrow(lacking);
    expect(() => getNpcLoot(createCatalog(others), 100)).toThrow(lacking);
  });

  it("bounds the parameters that are levels of players", () => {
    const catalog = createCatalog({ ...inventedDataset, experience: experienceTo(25) });
    expect(planClassSkills(catalog, 1).level).toBe(25);
    expect(() => planClassSkills(catalog, 1, { level: 26 })).toThrow(
      "Invalid level 26: it must be a whole number of at least 1 and at most 25.",
    );
    expect(() => getNpcLoot(catalog, 100, { playerLevel: 26 })).toThrow("Invalid playerLevel 26: ");
  });
});
