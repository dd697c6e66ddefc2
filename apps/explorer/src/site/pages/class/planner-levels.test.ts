import { describe, expect, it } from "vitest";
import { highestLevelOf, levelOf } from "./planner-levels.js";

const skill = (minPlayerLevel: number) => ({ minPlayerLevel });

describe("the levels of the class planner", () => {
  it("end at the highest level of a player, or with the last skill where the data set states no level", () => {
    expect(highestLevelOf({ level: 85, skills: [skill(20)] })).toBe(85);
    expect(highestLevelOf({ level: 1000, skills: [skill(20), skill(76), skill(5)] })).toBe(76);
    expect(highestLevelOf({ level: 1000, skills: [] })).toBe(1);
  });

  it("are those of the text, within the bounds, else the default", () => {
    expect(levelOf("43", 80, 2)).toBe(43);
    expect(levelOf("99", 80, 2)).toBe(80);
    expect(levelOf(undefined, 80, 2)).toBe(40);
    expect(levelOf("-1", 80, 2)).toBe(40);
    expect(levelOf("0", 20, 2)).toBe(20);
    expect([levelOf(undefined, 80, 3), levelOf(undefined, 60, 3), levelOf("43", 80, 3)]).toEqual([76, 60, 43]);
  });
});
