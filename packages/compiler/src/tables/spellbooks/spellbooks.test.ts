import { expect, test } from "vitest";
import { compileSmall, dumpOf } from "../../../fixtures/small-datapack.js";

test("reads the books of a dump; of two of one skill the last counts, and the other is named", () => {
  const { tables, accounts, diagnostics } = compileSmall(
    "acis",
    dumpOf("skill_spellbooks", "skill_id item_id", "21,57", "20,57", "21,60", "0,60"),
  );
  expect(tables.spellbooks.map(({ row }) => row)).toEqual([
    { skillId: 20, itemId: 57 },
    { skillId: 21, itemId: 60 },
  ]);
  // The one that the last replaces does not count, the one of no skill does.
  expect(accounts).toContainEqual({ table: "spellbooks", held: 3, read: 2 });
  expect(diagnostics.filter(({ rule }) => rule === "duplicate").map(({ line }) => line)).toEqual([2]);
});
