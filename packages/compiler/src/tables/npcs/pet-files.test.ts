import { describe, expect, it } from "vitest";
import { compileDialect, dialectRows } from "../../../fixtures/datapack.js";
import { formatDiagnostic } from "../../diagnostic.js";

const DIALECTS = ["l2j", "mobius"] as const;
const fileOf = (dialect: (typeof DIALECTS)[number]) =>
  dialect === "l2j" ? "xml/stats/pets/0001.xml" : "data/stats/pets/1005_Rush.xml";

// The expected rows are worked out by hand from the files in stats/pets of fixtures/l2j and fixtures/mobius.
describe.each(DIALECTS)("the pets of a datapack of the dialect %s", (dialect) => {
  it("have up to three foods, a limit as a share, and stats by level, as they are stated", () => {
    const pet = dialectRows(dialect, "npcs").find(({ id }) => id === 1005)?.petData;
    const level = { maxMeal: 248, expType: -1, mealInBattle: 2, mealInNormal: 1, pAtk: 2.5, pDef: 11.25, mAtk: 1.5 };
    const rest = { mDef: 8.125, hp: 19.5, mp: 20, hpRegen: 2, mpRegen: 0.9, ssCount: 1, spsCount: 3 };
    expect(pet).toEqual({
      food1: 5,
      food2: 6,
      food3: 2,
      // 55 percent.
      hungryLimit: 0.55,
      stats: [
        {
          level: 1,
          exp: 0,
          ...level,
          ...rest,
          mealInBattleOnRide: 5,
          mealInNormalOnRide: 4,
          atkSpdOnRide: 350,
          pAtkOnRide: 0.5,
          mAtkOnRide: 0.25,
          // It has no speed of flight.
          speedOnRide: "130;131;70;71;0;0",
        },
        { level: 2, exp: 636.5, ...level, ...rest },
      ],
    });
  });

  it.each([
    ['val="5;6;2"', 'val="5;6;2;1"', "food: expected at most 3 foods, received 4"],
    ['name="hungry_limit" val="55"', 'name="hungry_limit" val="101"', "expected a whole number of at most 100"],
    ['name="org_hp" val="19.5"', 'name="org_life" val="19.5"', "org_hp: expected"],
    ['walk="130"', 'walk="quick"', 'walk: expected a whole number, received "quick"'],
    ['<stat level="2">', '<stat level="3">', "levels of pet 1005: expected 1, 2, 3 ... in order"],
  ])("are refused with %s as %s", (from, to, expected) => {
    const edits = [[fileOf(dialect), from, to]] as const;
    const errors = compileDialect(dialect, edits).diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(formatDiagnostic).join("\n")).toContain(expected);
  });
});

it("reads the speed on a ride that servers before 2012 state in braces", () => {
  const stated = 'val="0" walk="130" run="131" slowSwim="70" fastSwim="71"';
  const npcs = dialectRows("l2j", "npcs", [[fileOf("l2j"), stated, 'val="{170;171;72;73;250;251}"']]);
  const [level] = npcs.find(({ id }) => id === 1005)?.petData?.stats ?? [];
  expect(level?.speedOnRide).toBe("170;171;72;73;250;251");
});

it("leaves out the stats of a pet whose NPC has no name", () => {
  const lines = compileDialect("l2j").diagnostics.map(formatDiagnostic);
  expect(lines).toContain(
    "xml/stats/pets/0002.xml:3: warning: pet 1004: expected an NPC with a name, received none: left out",
  );
});
