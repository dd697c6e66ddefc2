import { expect, it } from "vitest";
import { knownFirst } from "./known-first.js";

it("returns each word once, the known ones in their order and then the others by name", () => {
  const words = ["z", "s", "event", "none", "s", "event"];
  expect(knownFirst(["none", "d", "s"], words)).toEqual(["none", "s", "event", "z"]);
  expect(words).toEqual(["z", "s", "event", "none", "s", "event"]);
  expect(knownFirst(["none"], [])).toEqual([]);
});
