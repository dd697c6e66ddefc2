import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, test } from "vitest";
import { FIXTURE_DATAPACK, temporaryFolder } from "../../fixtures/datapack.js";
import { compile } from "../compile.js";
import { formatDiagnostic } from "../diagnostic.js";
import { readEngineRules } from "./engine-rules.js";

const gap = { name: "levelGapFrom", value: 9, source: "Monster.calculate" } as const;
const compileWith = (...engineRules: (typeof gap)[]) =>
  compile({
    datapack: FIXTURE_DATAPACK,
    chronicle: "fen",
    project: "invented",
    revision: "1",
    strict: true,
    engineRules,
  });

function fileWith(text: string): string {
  const file = join(temporaryFolder(), "engine-rules.json");
  writeFileSync(file, text);
  return file;
}

test("the rules of an engine become a table, in their order", () => {
  expect(compileWith(gap).tables.engineRules.map(({ row }) => row)).toEqual([gap]);
  expect(readEngineRules(fileWith(JSON.stringify([gap])))).toEqual([gap]);
});

test("a rule that is given twice is an error", () => {
  const errors = compileWith(gap, gap).diagnostics.map(formatDiagnostic);
  expect(errors).toContain(
    "engine-rules.json:1: error: row of engineRules: expected a unique name, received levelGapFrom again",
  );
});

it.each([
  ["{}", "Invalid type: Expected Array"],
  ['[{"name":"luck","value":1,"source":"Monster"}]', '"levelGapFrom"'],
  ['[{"name":"levelGapFrom","value":-1,"source":"Monster"}]', "Expected >=0"],
  ["[", "JSON"],
])("refuses %s", (text, fault) => {
  const file = fileWith(text);
  expect(() => readEngineRules(file)).toThrow(`${file} is no list of engine rules: `);
  expect(() => readEngineRules(file)).toThrow(fault);
});
