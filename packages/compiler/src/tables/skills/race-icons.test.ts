import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "curated/race-icons.json";

test("orders icons by the level of the race skill, and reports a level that has two", () => {
  expect(fixtureRows("raceIcons")).toEqual([
    { skillLevel: 1, iconFile: "race_fen.png" },
    { skillLevel: 2, iconFile: "race_bog.png" },
  ]);
  expect(fixtureDiagnostics([FILE, '"skillLevel":1', '"skillLevel":2'])).toEqual([
    `${FILE}:3: error: row of raceIcons: expected a unique skillLevel, received 2 again`,
  ]);
});
