import type { EngineRuleRow } from "@gamedata/schema";
import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileInvented } from "../../../fixtures/datapack.js";
import { compileSmall, SMALL, soundRows, writeFiles } from "../../../fixtures/small-datapack.js";

const highest = "highestPlayerLevel";

/** The elements of two levels, of which the rest of the first and the second one is stated. */
const two = (root: string, element: string, first: string, second: string) =>
  `<${root}><${element} level="1" ${first}/><${element} level="2" ${second}/></${root.split(" ")[0]}>`;

test.each([
  ["acis", "stats/experience.xml", two("table", "experience", 'tolevel="0"', 'tolevel="68"')],
  ["acis", "stats/experience.xml", two('list maxLevel="2"', "experience", 'toLevel="0"', 'toLevel="68"')],
  ["acis", "xml/experience.xml", two("list", "exp", 'expAmmount="0"', 'expAmmount="68"')],
  ["acis", "xml/playerLevels.xml", two("list", "playerLevel", 'requiredExpToLevelUp="0"', 'requiredExpToLevelUp="68"')],
  ["mobius", "data/stats/experience.xml", two("table", "experience", 'tolevel="0" trainingRate="1"', 'tolevel="68"')],
  [
    "mobius",
    "data/level-data.xml",
    two("list", "level-data", 'experience="0" xp-percent-lost="10.0"', 'experience="68"'),
  ],
] as const)("a server of %s may have %s", (server, file, text) => {
  const [first, second] = soundRows(server, "experience", { [file]: text }, 2);
  expect([first, second]).toEqual(yaml`[{ level: 1, exp: 0 }, { level: 2, exp: 68 }]`);
});

test("L2J Server since 2021 states the experience by level, and its settings the highest level of a player", () => {
  const read = (text: string) => compileSmall("mobius", { "data/stats/expData.json": text });
  const levels = Array.from({ length: 87 }, (_, at) => [at + 1, at * at * 68]);
  const { tables, losses } = read(JSON.stringify(Object.fromEntries(levels)));
  expect(losses).toEqual([]);
  expect(tables.experience.map(({ row }) => row).slice(0, 2)).toEqual([
    { level: 1, exp: 0 },
    { level: 2, exp: 68 },
  ]);
  expect(tables.engineRules.map(({ row }) => row)).toContainEqual(
    expect.objectContaining({ name: highest, value: 85 }),
  );
  expect(read('{"1": 0, "2": 68}').tables.engineRules.map(({ row }) => row.name)).not.toContain(highest);
  expect(read('{"1": 0,\n"2": "many"}').losses).toEqual([
    expect.stringContaining("expData.json:2: loss: experience exp"),
  ]);
  expect(read("[0, 68]").losses).toEqual([expect.stringContaining("JSON: expected keys with values, received a list")]);
});

test("the file of L2J also states the highest level of a player, which the rules of a data set replace", () => {
  const levels =
    '<experience level="1" tolevel="0"/><experience level="2" tolevel="68"/><experience level="3" tolevel="363"/>';
  const text = `<table maxLevel="1">${levels}</table>`;
  const datapack = writeFiles({ ...SMALL.mobius, "data/stats/experience.xml": text });
  const highest = { name: "highestPlayerLevel", value: 1, source: "experience.xml: maxLevel" } as const;
  const rulesOf = (engineRules: readonly EngineRuleRow[]) =>
    compileInvented({ datapack, engineRules }).tables.engineRules.flatMap(({ row }) =>
      row.name === highest.name ? row : [],
    );
  expect(rulesOf([])).toEqual([highest]);
  const own = { ...highest, value: 2, source: "config" };
  expect(rulesOf([own])).toEqual([own]);
});
