import * as v from "valibot";
import { expect, test } from "vitest";
import { openFiles } from "../../fixtures/small-datapack.js";
import { readJsonRows } from "./json.js";

function read(content: string) {
  const { datapack, diagnostics } = openFiles({ "a.json": content });
  const rows = readJsonRows(datapack, "a.json", v.strictObject({ id: v.number() }));
  return { rows, diagnostics: diagnostics() };
}

test("gives rows with their lines, however the file is laid out", () => {
  expect(read('[{"id":1},\n{"id":2},\n\n{\n"id":3}]').rows).toEqual([
    { file: "a.json", line: 1, row: { id: 1 } },
    { file: "a.json", line: 2, row: { id: 2 } },
    { file: "a.json", line: 4, row: { id: 3 } },
  ]);
});

test.each([
  ["a file cut short", '[\n{"id":1},\n{"id"', "a.json:3: error: JSON (ColonExpected): expected well-formed JSON"],
  ["a comment", '[\n// no\n{"id":1}]', "a.json:2: error: JSON (InvalidCommentToken): expected well-formed JSON"],
  ["a comma too many", '[\n{"id":1},\n]', "a.json:3: error: JSON (ValueExpected): expected well-formed JSON"],
  ["an empty file", "", "a.json:1: error: JSON (ValueExpected): expected well-formed JSON"],
  ["no list", "{}", "a.json:1: error: JSON: expected a list, received object"],
  ["a value that is no list", "null", "a.json:1: error: JSON: expected a list, received null"],
  ["a row that is no object", "[\n57]", "a.json:1: error: row: expected Object, received 57"],
  ["a wrong field", '[\n{"id":"1"}]', 'a.json:2: error: row id: expected number, received "1"'],
  ["an unknown field", '[\n{"id":1,"__proto__":2}]', "a.json:2: error: row __proto__: expected no such key"],
])("reports %s", (_what, content, expected) => {
  expect(read(content).diagnostics[0]).toContain(expected);
});
