import type { ExperienceLevel } from "@gamedata/client";
import { expect, it } from "vitest";
import { endOfWay, levelSteps } from "./level-steps.js";

const levels = [20, 25, 27, 40].map((level) => ({ level, exp: level * 1000 })) as unknown as readonly ExperienceLevel[];

it("divides a way into steps of five levels, with the grades that begin in them", () => {
  expect(levelSteps(levels, 20, 27)).toEqual([
    { from: 20, to: 25, exp: 5000, grades: ["d"] },
    { from: 25, to: 27, exp: 2000, grades: [] },
  ]);
  expect(levelSteps(levels, 38, 41).map(({ exp, grades }) => [exp, grades])).toEqual([[undefined, ["c"]]]);
  expect(levelSteps(levels, 76, 86).map(({ grades }) => grades)).toEqual([
    ["s", "s80"],
    ["s84", "r"],
  ]);
  expect(levelSteps(levels, 40, 40)).toEqual([]);
});

it("ends a way at the last level of players, the one before the limit", () => {
  expect([endOfWay(levels, 20), endOfWay(levels, 20, 25), endOfWay(levels, 5)]).toEqual([27, 25, 25]);
  expect([endOfWay([], 20), endOfWay([], 20, 999)]).toEqual([40, 40]);
});
