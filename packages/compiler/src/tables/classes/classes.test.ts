import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "xml/classes/fen.xml";
const TREE = "curated/class-tree.json";

test("joins the curated tree and the skills, those by skill, level and player level", () => {
  expect(fixtureRows("classes")).toEqual([
    {
      id: 0,
      name: "Fen Fighter",
      race: "Human",
      type: "Fighter",
      professionLevel: 0,
      skills: [
        { skillId: 20, skillLevel: 1, minPlayerLevel: 5, spCost: 50 },
        { skillId: 20, skillLevel: 2, minPlayerLevel: 10, spCost: 310 },
        { skillId: 21, skillLevel: 1, minPlayerLevel: 20, spCost: -1 },
      ],
      startItems: [{ itemId: 1, count: 1 }],
    },
    { id: 1, name: "Fen Guard", race: "Human", type: "Fighter", professionLevel: 1, parentClassId: 0 },
  ]);
});

test("reports classes that only one of the two sources knows", () => {
  expect(fixtureDiagnostics([FILE, 'set id="1"', 'set id="7"'])).toEqual([
    `${FILE}:22: error: class 7: expected a class of the class tree, received none`,
    `${TREE}:2: error: class 1: expected the skills that it learns, received none`,
  ]);
});

test("reports a profession that does not follow its parent, and a skill level that is not there", () => {
  expect(fixtureDiagnostics([TREE, '"professionLevel":1', '"professionLevel":2'])).toEqual([
    `${TREE}:2: error: class 1 professionLevel: expected 1, after its parent, received 2`,
  ]);
  expect(fixtureDiagnostics([FILE, 'id="21" lvl="1"', 'id="21" lvl="2"'])).toEqual([
    `${TREE}:3: error: classes.skills: expected a skill and one of its levels, received 21-2`,
  ]);
});
