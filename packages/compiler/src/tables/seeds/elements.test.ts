import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "xml/seeds.xml";

test("reads seeds by item, with both rewards in order", () => {
  expect(fixtureRows("seeds")).toEqual([
    {
      itemId: 6,
      level: 22,
      cropItemId: 5,
      matureItemId: 91,
      rewardItemIds: [57, 6],
      castleId: 2,
      isAlternative: true,
      seedsLimit: 2025,
      cropsLimit: 0,
    },
    {
      itemId: 90,
      level: 10,
      cropItemId: 5,
      matureItemId: 91,
      rewardItemIds: [6, 57],
      castleId: 1,
      isAlternative: false,
      seedsLimit: 8100,
      cropsLimit: 9000,
    },
  ]);
});

test("reports a flag that is neither, a missing reward, and a second row of a seed", () => {
  expect(fixtureDiagnostics([FILE, 'isAlternative="0"', 'isAlternative="no"'])).toEqual([
    `${FILE}:3: error: <seed> isAlternative: expected "true" or "false", received "no"`,
  ]);
  expect(fixtureDiagnostics([FILE, ' reward2="57"', ""])).toEqual([
    `${FILE}:3: error: <seed>: expected id, level, reward1, reward2, castleId, seedsLimit and cropsLimit, received not all of them`,
  ]);
  expect(fixtureDiagnostics([FILE, 'id="6"', 'id="90"'])).toEqual([
    `${FILE}:4: error: row of seeds: expected a unique itemId, received 90 again`,
  ]);
});
