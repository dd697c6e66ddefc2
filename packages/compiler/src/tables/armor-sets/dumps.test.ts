import { expect, test } from "vitest";
import { compileSmall, smallRows } from "../../../fixtures/small-datapack.js";

const dump = (columns: string, rows: string) => ({
  "sql/armorsets.sql": `CREATE TABLE armorsets (${columns.split(" ").join(" int, ")} int);\nINSERT INTO armorsets VALUES ${rows};`,
});
const PIECES = "id chest legs head gloves feet";

test.each(["mobius", "acis"] as const)(
  "reads the sets in a dump of a server like %s, named by their chest",
  (server) => {
    const sets = dump(
      `${PIECES} skill_id shield shield_skill_id enchant6skill`,
      "(3, 60, 57, 0, 0, 0, 3502, 0, 3543, 3611)",
    );
    expect(smallRows(server, "armorSets", sets)).toEqual([
      { id: 3, name: "Coin", chest: 60, legs: 57, skillId: 3502, shieldSkillId: 3543, enchant6SkillId: 3611 },
    ]);
  },
);

test("reads several skills of a set with their levels, and counts a set of an unknown item", () => {
  const sets = dump(
    `${PIECES} skill shield shield_skill_id enchant6skill`,
    "(1, 60, 0, 0, 0, 0, '3006-1;3509-1;3510-2;', 0, 0, 0), (2, 99, 0, 0, 0, 0, '3006-1;', 0, 0, 0)",
  );
  const { tables, accounts } = compileSmall("acis", sets);
  const bonusSkills = [
    { id: 3509, level: 1 },
    { id: 3510, level: 2 },
  ];
  expect(tables.armorSets.map(({ row }) => row)).toEqual([
    { id: 1, name: "Coin", chest: 60, skillId: 3509, bonusSkills },
  ]);
  expect(accounts).toContainEqual({ table: "armorSets", held: 2, read: 1 });
});

test("reads the level of the skill of a set, of which 0 is none", () => {
  const sets = dump(
    `${PIECES} skill_id skill_lvl shield shield_skill_id enchant6skill`,
    "(1, 60, 0, 0, 0, 0, 3608, 2, 0, 0, 0), (2, 57, 0, 0, 0, 0, 3609, 1, 0, 0, 0), (3, 60, 0, 0, 0, 0, 3610, 0, 0, 0, 0)",
  );
  expect(smallRows("acis", "armorSets", sets).map(({ skillId, bonusSkills }) => [skillId, bonusSkills])).toEqual([
    [3608, [{ id: 3608, level: 2 }]],
    [3609, undefined],
    [undefined, undefined],
  ]);
});

test("takes masterworks for alternatives of the pieces", () => {
  const columns = `${PIECES} skill_id shield shield_skill_id enchant6skill mw_legs mw_head mw_shield`;
  const [set] = smallRows("acis", "armorSets", dump(columns, "(1, 60, 57, 0, 0, 0, 0, 0, 0, 0, 90, 0, 91)"));
  expect(set).toMatchObject({ legs: 57, alternatives: { legs: [90], shield: [91] } });
  expect(set?.alternatives).not.toHaveProperty("head");
});

test("keeps both of two sets with one id, since a server knows sets by their chests", () => {
  const columns = `${PIECES} skill_id shield shield_skill_id enchant6skill`;
  const rows =
    "(7, 60, 0, 0, 0, 0, 3502, 0, 0, 0), (7, 57, 0, 0, 0, 0, 3503, 0, 0, 0), (7, 57, 0, 0, 0, 0, 3504, 0, 0, 0)";
  expect(
    smallRows("acis", "armorSets", dump(columns, rows)).map(({ id, chest, skillId }) => `${id} ${chest} ${skillId}`),
  ).toEqual(["7 60 3502", "57 57 3504"]);
});

test("reads the sets of a chronicle in which enchanted ones have no skill, but none of a dump that may name it otherwise", () => {
  const columns = `${PIECES} skill_id shield shield_skill_id`;
  expect(smallRows("acis", "armorSets", dump(columns, "(3, 60, 57, 0, 0, 0, 3502, 0, 0)"))).toEqual([
    { id: 3, name: "Coin", chest: 60, legs: 57, skillId: 3502 },
  ]);
  expect(smallRows("acis", "armorSets", dump(`${columns} ench6`, "(3, 60, 57, 0, 0, 0, 3502, 0, 0, 3611)"))).toEqual(
    [],
  );
});
