import { expect, it } from "vitest";
import { memoize, memoizeLatest } from "./memoize.js";

it("makes the value of each key once", () => {
  const asked: string[] = [];
  const lengthOf = memoize((text: string) => {
    asked.push(text);
    return { length: text.length };
  });
  const first = lengthOf("ab");
  expect(first).toEqual({ length: 2 });
  expect(lengthOf("abc")).toEqual({ length: 3 });
  expect(lengthOf("ab")).toBe(first);
  expect(asked).toEqual(["ab", "abc"]);
});

it("keeps the values of the latest keys", () => {
  const asked: string[] = [];
  const lengthOf = memoizeLatest(2, (text: string) => {
    asked.push(text);
    return { length: text.length };
  });
  for (const text of ["a", "bc", "a", "def", "a"]) expect(lengthOf(text)).toEqual({ length: text.length });
  expect(asked).toEqual(["a", "bc", "def"]);
  expect(lengthOf("def")).toBe(lengthOf("def"));
  // "bc" was the oldest when "def" came.
  lengthOf("bc");
  expect(asked).toEqual(["a", "bc", "def", "bc"]);
});
