import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

test("reads the books of skills", () => {
  expect(fixtureRows("spellbooks")).toEqual([{ skillId: 21, itemId: 5 }]);
  expect(fixtureDiagnostics(["xml/spellbooks.xml", 'itemId="5"', 'itemId="55"'])).toEqual([
    "xml/spellbooks.xml:3: error: spellbooks.itemId: expected the id of an item, received 55",
  ]);
});
