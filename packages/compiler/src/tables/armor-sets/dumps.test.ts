import { expect, test } from "vitest";
import { compileSmall, dumpOf, smallRows } from "../../../fixtures/small-datapack.js";

const PIECES = "id chest legs head gloves feet";
const SKILLS = "skill_id shield shield_skill_id enchant6skill";
const dump = (columns: string, ...rows: string[]) => dumpOf("armorsets", `${PIECES} ${columns}`, ...rows);

test.each(["mobius", "acis"] as const)(
  "reads the sets in a dump of a server like %s, named by their chest",
  (server) => {
    expect(smallRows(server, "armorSets", dump(SKILLS, "3,60,57,0,0,0,3502,0,3543,3611"))).toEqual([
      { id: 3, name: "Coin", chest: 60, legs: 57, skillId: 3502, shieldSkillId: 3543, enchant6SkillId: 3611 },
    ]);
  },
);

test("reads several skills of a set with their levels, and counts a set of an unknown item", () => {
  const rows = ["1,60,0,0,0,0,'3006-1;3509-1;3510-2;',0,0,0", "2,99,0,0,0,0,'3006-1;',0,0,0"];
  const { tables, accounts } = compileSmall("acis", dump(SKILLS.replace("skill_id", "skill"), ...rows));
  const bonusSkills = [
    { id: 3509, level: 1 },
    { id: 3510, level: 2 },
  ];
  const set = { id: 1, name: "Coin", chest: 60, skillId: 3509, bonusSkills };
  expect(tables.armorSets.map(({ row }) => row)).toEqual([set]);
  expect(accounts).toContainEqual({ table: "armorSets", held: 2, read: 1 });
});

test("reads the level of the skill of a set, of which 0 is none", () => {
  const rows = ["1,60,0,0,0,0,3608,2,0,0,0", "2,57,0,0,0,0,3609,1,0,0,0", "3,60,0,0,0,0,3610,0,0,0,0"];
  const sets = dump(SKILLS.replace("skill_id", "skill_id skill_lvl"), ...rows);
  expect(smallRows("acis", "armorSets", sets).map(({ skillId, bonusSkills }) => [skillId, bonusSkills])).toEqual([
    [3608, [{ id: 3608, level: 2 }]],
    [3609, undefined],
    [undefined, undefined],
  ]);
});

test("takes masterworks for alternatives of the pieces", () => {
  const sets = dump(`${SKILLS} mw_legs mw_head mw_shield`, "1,60,57,0,0,0,0,0,0,0,90,0,91");
  const [set] = smallRows("acis", "armorSets", sets);
  expect(set).toMatchObject({ legs: 57, alternatives: { legs: [90], shield: [91] } });
  expect(set?.alternatives).not.toHaveProperty("head");
});

test("keeps both of two sets with one id, since a server knows sets by their chests", () => {
  const sets = dump(SKILLS, "7,60,0,0,0,0,3502,0,0,0", "7,57,0,0,0,0,3503,0,0,0", "7,57,0,0,0,0,3504,0,0,0");
  const rows = smallRows("acis", "armorSets", sets).map(({ id, chest, skillId }) => `${id} ${chest} ${skillId}`);
  expect(rows).toEqual(["7 60 3502", "57 57 3504"]);
});

test("reads the sets of a chronicle in which enchanted ones have no skill, but none of a dump that may name it otherwise", () => {
  const rowsOf = (columns: string, row: string) => smallRows("acis", "armorSets", dump(columns, row));
  const columns = "skill_id shield shield_skill_id";
  const set = { id: 3, name: "Coin", chest: 60, legs: 57, skillId: 3502 };
  expect(rowsOf(columns, "3,60,57,0,0,0,3502,0,0")).toEqual([set]);
  expect(rowsOf(`${columns} ench6`, "3,60,57,0,0,0,3502,0,0,3611")).toEqual([]);
});
