import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "xml/npcs/1000-1999.xml";

test("keeps every row in source order, equal ones too", () => {
  expect(fixtureRows("drops")).toEqual([
    { npcId: 1001, category: 1, itemId: 6, min: 1, max: 3, chance: 62_500 },
    { npcId: 1001, category: 1, itemId: 1, min: 1, max: 1, chance: 12 },
    { npcId: 1001, category: 0, itemId: 57, min: 30, max: 90, chance: 700_000 },
    { npcId: 1001, category: -1, itemId: 6, min: 1, max: 1, chance: 200_000 },
    { npcId: 1001, category: -1, itemId: 6, min: 1, max: 1, chance: 200_000 },
  ]);
});

test("keeps a minimum above the maximum and a chance above certain, with warnings", () => {
  const odd = fixtureDiagnostics([FILE, 'min="30" max="90" chance="700000"', 'min="90" max="30" chance="2000000"']);
  expect(odd).toEqual([
    `${FILE}:26: warning: drop min: expected at most its max, 30, received 90`,
    `${FILE}:26: warning: drop chance: expected at most 1000000, received 2000000`,
  ]);
});

test("reports a category below spoil, an empty one and an amount of 0", () => {
  expect(fixtureDiagnostics([FILE, 'category id="-1"', 'category id="-2"'])).toEqual([
    `${FILE}:28: error: <category> id: expected a whole number of at least -1, received -2`,
  ]);
  expect(fixtureDiagnostics([FILE, '<drop itemid="57" min="30" max="90" chance="700000" />', ""])).toEqual([
    `${FILE}:25: error: <category>: expected at least one <drop>, received none`,
  ]);
  expect(fixtureDiagnostics([FILE, 'min="30"', 'min="0"'])).toEqual([
    `${FILE}:26: error: <drop> min: expected a whole number of at least 1, received 0`,
  ]);
});
