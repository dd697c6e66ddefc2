import type { EngineRuleRow } from "@gamedata/schema";
import { expect, test } from "vitest";
import { compileInvented } from "../../../fixtures/datapack.js";
import { SMALL, soundRows, writeFiles } from "../../../fixtures/small-datapack.js";

const LEVELS = [
  { level: 1, exp: 0 },
  { level: 2, exp: 68 },
];

test.each([
  [
    "acis",
    "stats/experience.xml",
    '<table><experience level="1" tolevel="0"/><experience level="2" tolevel="68"/></table>',
  ],
  [
    "acis",
    "stats/experience.xml",
    '<list maxLevel="2"><experience level="1" toLevel="0"/><experience level="2" toLevel="68"/></list>',
  ],
  ["acis", "xml/experience.xml", '<list><exp level="1" expAmmount="0"/><exp level="2" expAmmount="68"/></list>'],
  [
    "acis",
    "xml/playerLevels.xml",
    '<list><playerLevel level="1" requiredExpToLevelUp="0"/><playerLevel level="2" requiredExpToLevelUp="68"/></list>',
  ],
  [
    "mobius",
    "data/stats/experience.xml",
    '<table><experience level="1" tolevel="0" trainingRate="1"/><experience level="2" tolevel="68"/></table>',
  ],
  [
    "mobius",
    "data/level-data.xml",
    '<list><level-data level="1" experience="0" xp-percent-lost="10.0"/><level-data level="2" experience="68"/></list>',
  ],
] as const)("a server of %s may have %s", (server, file, text) => {
  expect(soundRows(server, "experience", { [file]: text }, 2)).toEqual(LEVELS);
});

test("the file of L2J also states the highest level of a player, which the rules of a data set replace", () => {
  const levels =
    '<experience level="1" tolevel="0"/><experience level="2" tolevel="68"/><experience level="3" tolevel="363"/>';
  const datapack = writeFiles({
    ...SMALL.mobius,
    "data/stats/experience.xml": `<table maxLevel="1">${levels}</table>`,
  });
  const highest = { name: "highestPlayerLevel", value: 1, source: "experience.xml: maxLevel" } as const;
  const rulesOf = (engineRules: readonly EngineRuleRow[]) =>
    compileInvented({ datapack, engineRules }).tables.engineRules.flatMap(({ row }) =>
      row.name === highest.name ? row : [],
    );
  expect(rulesOf([])).toEqual([highest]);
  const own = { ...highest, value: 2, source: "config" };
  expect(rulesOf([own])).toEqual([own]);
});
