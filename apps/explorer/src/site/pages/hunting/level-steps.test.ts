import type { ExperienceLevel } from "@gamedata/client";
import { expect, it } from "vitest";
import { endOfWay, levelSteps } from "./level-steps.js";

const levels = [20, 25, 27, 40].map((level) => ({ level, exp: level * 1000 })) as unknown as readonly ExperienceLevel[];

const grades = ["none", "d", "c", "s", "s80", "r"];

it("divides a way into steps of five levels, with the grades of the data set that begin in them", () => {
  expect(levelSteps(levels, 20, 27, grades)).toEqual([
    { from: 20, to: 25, exp: 5000, grades: ["d"] },
    { from: 25, to: 27, exp: 2000, grades: [] },
  ]);
  expect(levelSteps(levels, 38, 41, grades).map(({ exp, grades }) => [exp, grades])).toEqual([[undefined, ["c"]]]);
  expect(levelSteps(levels, 76, 86, grades).map(({ grades }) => grades)).toEqual([["s", "s80"], ["r"]]);
  expect(levelSteps(levels, 40, 40, grades)).toEqual([]);
});

it("ends a way at the last level of players, the one before the limit", () => {
  expect([endOfWay(levels, 20), endOfWay(levels, 20, 25), endOfWay(levels, 5)]).toEqual([27, 25, 25]);
  expect([endOfWay([], 20), endOfWay([], 20, 999)]).toEqual([40, 40]);
});
