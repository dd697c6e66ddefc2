import { expect, test } from "vitest";
import { compileSmall } from "../../../fixtures/small-datapack.js";

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
  const { tables, accounts } = compileSmall(server, { [file]: text });
  expect(tables.experience.map(({ row }) => row)).toEqual(LEVELS);
  expect(accounts).toContainEqual({ table: "experience", held: 2, read: 2 });
});
