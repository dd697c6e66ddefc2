import { expect, test } from "vitest";
import { tableForms } from "./readers.js";

test("no two forms of a table have the same mark in the same files, of which the second would never be chosen", () => {
  const keys = Object.entries(tableForms).flatMap(([table, forms]) =>
    forms.flatMap(({ files, mark }) => files.map((file) => `${table} ${file} ${mark}`)),
  );
  expect(keys).toHaveLength(new Set(keys).size);
});

test("a form without a part in its mark comes after those with one, which it would hide", () => {
  for (const forms of Object.values(tableForms)) {
    const marks = forms.map(({ mark }) => mark);
    for (const [index, mark] of marks.entries()) {
      if (!/^[\w-]+$/u.test(mark)) continue;
      expect(marks.slice(index + 1).filter((later) => later.match(/^[\w-]+(?=[@/[])/u)?.[0] === mark)).toEqual([]);
    }
  }
});
