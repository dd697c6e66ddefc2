import { expect, it } from "vitest";
import { keyOf } from "./key-of.js";

it.each([
  ["k", "KeyK", "k"],
  ["K", "KeyK", "k"],
  ["л", "KeyK", "k"],
  ["Л", "KeyK", "k"],
  // Where a Latin layout has the letter, not where the key is: on AZERTY the key of Q has `a`.
  ["a", "KeyQ", "a"],
  ["/", "Slash", "/"],
  ["?", "Digit7", "?"],
  ["Enter", "Enter", "Enter"],
  ["Process", "KeyK", "Process"],
])("reads %s of the key %s as %s", (key, code, read) => {
  expect(keyOf({ key, code })).toBe(read);
});
