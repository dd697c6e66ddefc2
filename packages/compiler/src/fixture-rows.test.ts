import { readFileSync } from "node:fs";
import type { TableName } from "@gamedata/schema";
import { describe, expect, test } from "vitest";
import { dialectRows, type FIXTURES } from "../fixtures/datapack.js";
import { groupBy } from "./tables/rows-by-id.js";

/** A row that a table has, worked out by hand from the files of the datapack, and what in it needs a word. */
type Expected = readonly [table: TableName, row: object, note?: string];

const expectedOf = (datapack: keyof typeof FIXTURES): readonly Expected[] =>
  readFileSync(new URL(`../fixtures/rows/${datapack}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe.each(["acis", "l2j", "mobius"] as const)("the rows of the invented datapack %s", (datapack) => {
  const tables = groupBy(expectedOf(datapack), ([table]) => table);

  test.each([...tables])("of the table %s are those of its files", (table, expected) => {
    expect(dialectRows(datapack, table)).toEqual(expected.map(([, row]) => row));
  });
});
