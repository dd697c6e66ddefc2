import { expect, test } from "vitest";
import { compileSmall, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const category = (name: string, ...ids: readonly (number | string)[]) =>
  `<category name="${name}">${ids.map((id) => `<id>${id}</id>`).join("")}</category>`;
const fileOf = (...categories: readonly string[]) => ({
  "data/CategoryData.xml": `<list>${categories.join("")}</list>`,
});

test("reads the members of groups, classes and NPCs apart, and no group without members", () => {
  const file = fileOf(category("FIGHTER_GROUP", 0, 1), category("WOLF_GROUP", 1001), category("NONE"));
  expect(soundRows("mobius", "categories", file, 2)).toEqual([
    { name: "FIGHTER_GROUP", classIds: [0, 1] },
    { name: "WOLF_GROUP", npcIds: [1001] },
  ]);
});

test("leaves out a group with a member that cannot be read, which would be another group", () => {
  const { losses, accounts } = compileSmall("mobius", fileOf(category("BARD", 100, "x"), category("MAGE_GROUP", 10)));
  expect(losses).toEqual([expect.stringContaining("the id of a class or an NPC")]);
  expect(accounts).toContainEqual({ table: "categories", held: 2, read: 1 });
});

test("reads the file of L2jOrg, and a member that is stated twice once", () => {
  const file = { "data/categories.xml": `<list>${category("MALL_GROUP", 10, 15, 10, 1001, 1001)}</list>` };
  expect(smallRows("mobius", "categories", file)).toEqual([{ name: "MALL_GROUP", classIds: [10, 15], npcIds: [1001] }]);
});
