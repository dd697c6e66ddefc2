import { expect, test } from "vitest";
import { type Edit, fixtureDiagnostics, fixtureRows } from "../../fixtures/datapack.js";

const FILE = "xml/skills/0000-0099.xml";

test("resolves tables level by level, and keeps unconditional add and mul only", () => {
  const [ward] = fixtureRows("skills");
  const runSpd = { stat: "runSpd", op: "add", value: 12.34 };
  expect(ward).toEqual({
    id: 20,
    name: "Marsh Ward",
    iconFile: "skill0020.png",
    operateType: "OP_ACTIVE",
    target: "TARGET_SELF",
    skillType: "BUFF",
    levels: [
      { power: 80, mpConsume: 9, effects: [{ stat: "pDef", op: "mul", value: 1.05 }, runSpd] },
      { power: 80, mpConsume: 10.5, effects: [{ stat: "pDef", op: "mul", value: 1.1 }, runSpd] },
      { power: 80, mpConsume: 11, effects: [{ stat: "pDef", op: "mul", value: 1.15 }, runSpd] },
    ],
  });
});

test("leaves out a type that differs by level, with a warning", () => {
  const song = fixtureRows("skills").find(({ id }) => id === 22);
  expect(song).toEqual({
    id: 22,
    name: "Marsh Song",
    operateType: "OP_TOGGLE",
    target: "TARGET_SELF",
    levels: [{}, {}],
  });
});

test("counts the last of two tables with one name, as the engine does", () => {
  const again: Edit = [FILE, '<table name="#pDef">', '<table name="#mpConsume"> 1 2 3 </table><table name="#pDef">'];
  expect(fixtureRows("skills", [again])[0]?.levels.map(({ mpConsume }) => mpConsume)).toEqual([1, 2, 3]);
  expect(fixtureDiagnostics(again)).toEqual([
    `${FILE}:5: warning: <table> #mpConsume: expected one table, received another one: it counts`,
  ]);
});

test.each<[what: string, edit: Edit, expected: string]>([
  [
    "a table that is too short",
    [FILE, "1.05 1.1 1.15", "1.05 1.1"],
    `${FILE}:5: error: <table> #pDef: expected a value for level 3, received nothing`,
  ],
  [
    "a table that is missing",
    [FILE, 'val="#pDef" />\n\t\t\t<add', 'val="#pDeff" />\n\t\t\t<add'],
    `${FILE}:14: error: table reference: expected a table of the skill, received "#pDeff"`,
  ],
  [
    "a value that is no number",
    [FILE, "9 10.5 11", "9 1O.5 11"],
    `${FILE}:4: error: value: expected a number, received "1O.5"`,
  ],
  [
    "an unknown setting",
    [FILE, 'name="power"', 'name="pover"'],
    `${FILE}:8: error: <set> of skill 20: expected a known name, received "pover"`,
  ],
  [
    "an unknown operate type",
    [FILE, "OP_ACTIVE", "OP_ACTIVATE"],
    `${FILE}:11: error: <set> operateType: expected ("OP_ACTIVE" | "OP_PASSIVE" | "OP_TOGGLE"), received "OP_ACTIVATE"`,
  ],
  [
    "an unknown function",
    [FILE, '<add order="0x40"', '<plus order="0x40"'],
    `${FILE}:15: error: child of <for>: expected <add> or <mul> or <sub> or <set> or <addMul> or <subDiv> or <basemul> or <effect>, received <plus>`,
  ],
  [
    "too many levels",
    [FILE, 'levels="3"', 'levels="30000000"'],
    `${FILE}:3: error: <skill> levels: expected a whole number of at most 1000, received 30000000`,
  ],
])("reports %s", (_what, edit, expected) => {
  expect(fixtureDiagnostics(edit)).toEqual(expect.arrayContaining([expected]));
});
