import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { compileFixture, compileInvented, FIXTURE_DATAPACK, temporaryFolder } from "../../fixtures/datapack.js";
import { formatDiagnostic } from "../diagnostic.js";
import { readEngineRules } from "./engine-rules.js";

const gap = { name: "levelGapFrom", value: 9, source: "Monster.calculate" } as const;
const compileWith = (...engineRules: (typeof gap)[]) =>
  compileInvented({ datapack: FIXTURE_DATAPACK, strict: true, engineRules });

function fileWith(text: string): string {
  const file = join(temporaryFolder(), "engine-rules.json");
  writeFileSync(file, text);
  return file;
}

test("the rules of an engine become a table, in their order", () => {
  expect(compileWith(gap).tables.engineRules.map(({ row }) => row)).toEqual([gap]);
  expect(readEngineRules(fileWith(JSON.stringify([gap])))).toEqual([gap]);
});

test("the rules of a data set replace those of the preset of the engine", () => {
  const { tables, files } = compileInvented({ datapack: FIXTURE_DATAPACK, engineRules: [{ ...gap, value: 12 }] });
  const rules = tables.engineRules.map(({ row: { name, value } }) => [name, value] as const);
  expect(rules.filter(([name]) => /^(?:level|minimum)/.test(name))).toEqual(yaml`
    [[levelGapFree, 8], [levelGapPercent, 9], [levelGapDivisor, 3], [minimumDropChance, 1], [levelGapFrom, 12]]
  `);
  // The files show the engine where none is named; a strict run has none.
  expect(JSON.parse(files?.get("manifest.json") ?? "")).toMatchObject({ engine: "acis" });
  expect(JSON.parse(compileFixture().files?.get("manifest.json") ?? "")).not.toHaveProperty("engine");
});

test("a rule that is given twice is an error", () => {
  const errors = compileWith(gap, gap).diagnostics.map(formatDiagnostic);
  expect(errors).toContain(
    "engine-rules.json:1: error: row of engineRules: expected a unique name, received levelGapFrom again",
  );
});

it.each([
  ["{}", "expected Array, received Object"],
  ['[{"name":"luck","value":1,"source":"Monster"}]', '"levelGapFrom"'],
  ['[{"name":"levelGapFrom","value":1.5,"source":"Monster"}]', "integer"],
  ["[", "JSON"],
])("refuses %s", (text, fault) => {
  const file = fileWith(text);
  expect(() => readEngineRules(file)).toThrow(`${file} is no list of engine rules: `);
  expect(() => readEngineRules(file)).toThrow(fault);
});
