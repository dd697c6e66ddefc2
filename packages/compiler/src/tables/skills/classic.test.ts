import { expect, test } from "vitest";
import { compileFixture, type Edit, fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";
import { formatDiagnostic } from "../../diagnostic.js";

const FILE = "xml/skills/0000-0099.xml";

test("reads what all levels share once, and what differs by level as a list", () => {
  const [ward] = fixtureRows("skills");
  expect(ward).toEqual({
    id: 20,
    name: "Marsh Ward",
    iconFile: "skill0020.png",
    maxLevel: 3,
    operateType: "OP_ACTIVE",
    target: "TARGET_SELF",
    skillType: "BUFF",
    power: 80,
    mpConsume: [9, 10.5, 11],
    effects: [
      { stat: "pDef", op: "mul", value: [1.05, 1.1, 1.15] },
      { stat: "runSpd", op: "add", value: 12.34 },
      { stat: "rEvas", op: "add", value: -4 },
    ],
    conditionalEffects: [{ stat: "mDef", op: "mul", value: 1.2, when: { using: { kind: ["Bow"] } } }],
    appliedEffects: [{ name: "Buff", seconds: 60, effects: [{ stat: "mAtk", op: "mul", value: [1.05, 1.1, 1.15] }] }],
  });
});

test("takes the time of an effect that states none from its skill, for all of its runs", () => {
  const [ward] = fixtureRows("skills", [
    [FILE, '<set name="power" val="80" />', '<set name="power" val="80" /><set name="buffDuration" val="1200000" />'],
    [FILE, 'time="60"', 'count="2"'],
  ]);
  expect(ward?.appliedEffects).toEqual([expect.objectContaining({ name: "Buff", seconds: 600, count: 2 })]);
});

test("converts every function, and reads costs, conditions and effects", () => {
  const stance = fixtureRows("skills").find(({ id }) => id === 23);
  expect(stance).toEqual({
    id: 23,
    name: "Fen Stance",
    maxLevel: 2,
    operateType: "OP_TOGGLE",
    magicLevel: 40,
    mpInitialConsume: 4,
    hpConsume: 12,
    itemConsume: { itemId: 6, count: 2 },
    hitTime: 1500,
    reuseDelay: 30_000,
    castRange: -1,
    effectRange: 900,
    effects: [
      // 1 - 30 / 100.
      { stat: "stunVuln", op: "mul", value: 0.7 },
      // 1 / (1 - 50 / 100); the engine divides by zero at level 2.
      { stat: "rootVuln", op: "mul", value: [2, null] },
      { stat: "rCrit", op: "baseMul", value: 0.2 },
      { stat: "shieldDefAngle", op: "set", value: 360 },
    ],
    conditionalEffects: [
      { stat: "CON", op: "add", value: -1, when: { player: { hp: 30, resting: true } } },
      {
        stat: "rEvas",
        op: "add",
        value: 3,
        when: {
          and: [
            { not: { using: { kind: ["HEAVY", "LIGHT"] } } },
            { or: [{ game: { night: true } }, { target: { npcId: [1001] } }] },
          ],
        },
      },
    ],
    appliedEffects: [
      { name: ["Stun", "Root"], seconds: [5, 10], count: 2_147_483_647, value: [50, 100], self: true },
      {
        name: "Bluff",
        seconds: 1,
        conditionalEffects: [{ stat: "runSpd", op: "add", value: [-50, -100], when: { using: { kind: ["Bow"] } } }],
      },
    ],
  });
});

test("leaves out a division by zero, with a warning", () => {
  const warnings = compileFixture().diagnostics.filter(({ file }) => file === FILE);
  expect(warnings.map(formatDiagnostic).filter((line) => line.includes("subDiv"))).toEqual([
    `${FILE}:48: warning: <subDiv>: expected a percentage other than 100, received 100: left out there`,
    `${FILE}:49: warning: <subDiv>: expected a percentage other than 100, received 100: left out there`,
  ]);
});

test("leaves out a type that differs by level, with a warning", () => {
  const song = fixtureRows("skills").find(({ id }) => id === 22);
  expect(song).toEqual({
    id: 22,
    name: "Marsh Song",
    maxLevel: 2,
    operateType: "OP_TOGGLE",
    target: "TARGET_SELF",
  });
});

test("counts the last of two tables with one name, as the engine does", () => {
  const again: Edit = [FILE, '<table name="#pDef">', '<table name="#mpConsume"> 1 2 3 </table><table name="#pDef">'];
  expect(fixtureRows("skills", [again])[0]?.mpConsume).toEqual([1, 2, 3]);
  expect(fixtureDiagnostics(again)).toEqual([
    `${FILE}:5: warning: <table> #mpConsume: expected one table, received another one: it counts`,
  ]);
});

test.each([
  ["1.05 1.1 1.15", "1.05 1.1", "5: error: <table> #pDef: expected a value for level 3, received nothing"],
  [
    'val="#pDef" />\n\t\t\t<add',
    'val="#pDeff" />\n\t\t\t<add',
    '14: error: table reference: expected a table of the skill, received "#pDeff"',
  ],
  ["9 10.5 11", "9 1O.5 11", '4: error: value: expected a number, received "1O.5"'],
  ['name="power"', 'name="pover"', '8: error: <set> of skill 20: expected a known name, received "pover"'],
  [
    "OP_ACTIVE",
    "OP_ACTIVATE",
    '11: error: <set> operateType: expected ("OP_ACTIVE" | "OP_PASSIVE" | "OP_TOGGLE"), received "OP_ACTIVATE"',
  ],
  [
    '<add order="0x40"',
    '<plus order="0x40"',
    "15: error: child of <for>: expected <add> or <mul> or <div> or <sub> or <set> or <addMul> or <subDiv> or <basemul> or <effect>, received <plus>",
  ],
  [
    '<using kind="Bow" /></mul>',
    '<using kind="Bow" /><player hp="30" /></mul>',
    "17: error: condition of <mul>: expected at most one, received another one",
  ],
  [
    '<using kind="Bow" /></mul>',
    '<wearing kind="Bow" /></mul>',
    "17: error: child of <mul>: expected <and> or <or> or <not> or <using> or <player> or <target> or <game>, received <wearing>",
  ],
  [
    '<using kind="Bow" /></mul>',
    "<using /></mul>",
    "17: error: <using>: expected at least one property, received none",
  ],
  ['<using kind="Bow" /></mul>', "<or></or></mul>", "17: error: <or>: expected at least one condition, received none"],
  [
    '<not><using kind="HEAVY,LIGHT" /></not>',
    '<not><using kind="HEAVY" /><player hp="3" /></not>',
    "55: error: <not>: expected one condition, received 2",
  ],
  ['time="60"', 'time="long"', '18: error: value: expected a whole number of at least 0, received "long"'],
  [
    'levels="3"',
    'levels="30000000"',
    "3: error: <skill> levels: expected a whole number of at most 1000, received 30000000",
  ],
])("reports %s as %s", (from, to, expected) => {
  expect(fixtureDiagnostics([FILE, from, to])).toContain(`${FILE}:${expected}`);
});
