import { describe, expect, it, test } from "vitest";
import { mayBe, meantName, nameKey } from "./name.js";

describe("nameKey", () => {
  it.each([
    ["drop_lists", "dropList"],
    ["DropLists", "droplist"],
    ["NPCs", "npc"],
    ["classes", "class"],
    ["pieces", "Piece"],
    ["respawn-delay", "respawnDelay"],
    ["Shop.XML", "shop.xml"],
  ])("is the same for %s and %s", (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ["minCount", "maxCount"],
    ["locx", "locy"],
    ["item", "items2"],
  ])("differs for %s and %s", (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

describe("meantName", () => {
  it("prefers the name itself to one with its key", () => {
    expect(meantName("items", ["item", "items"])).toBe("items");
  });

  it("names none where two are meant", () => {
    expect(meantName("ITEMS", ["item", "items"])).toBeUndefined();
    expect(meantName("other", ["item", "items"])).toBeUndefined();
  });
});

test.each([
  ["swmiSpd", "swimSpd", true],
  ["hpRegenTabel", "hpRegenTable", true],
  ["hpRegTable", "hpRegenTable", true],
  ["isShow", "swimSpd", false],
  ["safeFallHeight", "hpRegenTable", false],
])("says whether %s may be %s, misspelled", (name, known, expected) => {
  expect(mayBe(name, known)).toBe(expected);
});
