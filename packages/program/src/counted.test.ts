import { expect, it } from "vitest";
import { counted } from "./counted.js";

it.each([
  [counted(0, "error"), "0 errors"],
  [counted(1, "error"), "1 error"],
  [counted(11, "error"), "11 errors"],
  [counted("1", "category", "categories"), "1 category"],
  [counted("1,000", "category", "categories"), "1,000 categories"],
])("%s", (text, expected) => {
  expect(text).toBe(expected);
});
