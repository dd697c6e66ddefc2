import { expect, it } from "vitest";
import { memoize } from "./memoize.js";

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
