import { expect, test } from "vitest";
import { compileSmall } from "../../fixtures/small-datapack.js";
import { createReport } from "../diagnostic.js";
import type { SourcedTable } from "../tables/table-rows.js";
import { enchantBonusesOf } from "./enchant-presets.js";
import type { RulesName } from "./engine-name.js";
import { rulesOf } from "./engines.js";

const item = (id: number) => `<item id="${id}" type="EtcItem" name="Item ${id}"/>`;
const FILES = {
  "xml/items/1.xml": `<list>${[959, 2130, 2131, 7613, 8723].map(item).join("")}</list>`,
  "xml/skills/0.xml": '<list><skill id="395" levels="1" name="Heroic Miracle"/></list>',
  "xml/augmentation/skills.xml": '<list><augmentation id="14561" skillId="395" skillLevel="1" type="blue"/></list>',
  "xml/augmentation/stats.xml": `<list><set order="1"><stat name="pDef"><table name="#soloValues">15.4</table>
<table name="#combinedValues">7.7</table></stat></set></list>`,
  "xml/fish.xml": `<list><fish id="6411" level="1" hp="100" hpRegen="5" type="1" group="1" guts="300" gutsCheckTime="10000"
waitTime="60000" combatTime="30000"/></list>`,
};

test("a server before 2013 has of aCis what its own engine states, and no formulas of stats and fights", () => {
  const { tables, files } = compileSmall("acis", { ...FILES, "sql/droplist.sql": "" });
  expect(JSON.parse(files?.get("manifest.json") ?? "")).toMatchObject({ engine: "l2j2008" });
  expect(Object.fromEntries(tables.engineRules.map(({ row: { name, value } }) => [name, value]))).toEqual({
    ...{ levelGapFrom: 9, levelGapFree: 8, levelGapPercent: 9, levelGapDivisor: 3, minimumDropChance: 1 },
    ...{ expGapFree: 5, expGapNumerator: 5, expGapDenominator: 6 },
  });
  expect(tables.lifeStones.map(({ row }) => row.itemId)).toEqual([8723]);
  expect(tables.lures.map(({ row }) => row.itemId)).toEqual([7613]);
  expect(tables.skillTrees.map(({ row }) => [row.tree, row.skillId])).toEqual([["hero", 395]]);
});

const kamael: SourcedTable<"classes"> = [
  {
    file: "class_list.sql",
    line: 1,
    row: { id: 123, name: "Male Soldier", race: "Kamael", type: "Fighter", professionLevel: 0, skills: [] },
  },
];

test("tells servers before 2013 apart by their files and classes", () => {
  const dumps = { engine: "acis", hasDump: true, folder: "data" } as const;
  expect(rulesOf(dumps, [])).toBe("l2j2008");
  expect(rulesOf(dumps, kamael)).toBe("l2j2009");
  expect(rulesOf({ ...dumps, engine: "l2j" }, kamael)).toBe("l2j2011");
  expect(rulesOf({ ...dumps, hasDump: false }, kamael)).toBe("acis");
});

test.each<[RulesName, string, readonly number[] | undefined]>([
  ["l2j2008", "s", [4, 8, 12, 24]],
  ["l2j2008", "none", undefined],
  ["l2j2009", "s", undefined],
  ["l2j2011", "s80", [6, 12, 18, 30]],
])("enchanted pairs of weapons in %s of grade %s", (rules, grade, bonuses) => {
  const rows = enchantBonusesOf(createReport({}), rules).map(({ row }) => row);
  expect(rows.find((row) => row.stat === "pAtk" && row.kind === "pair" && row.grade === grade)?.bonuses).toEqual(
    bonuses,
  );
  if (grade === "none") expect(rows.filter((row) => row.grade === grade)).toEqual([]);
});
