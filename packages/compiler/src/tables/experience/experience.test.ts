import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "curated/experience.json";

test("reads the total experience of each level", () => {
  expect(fixtureRows("experience")).toEqual([
    { level: 1, exp: 0 },
    { level: 2, exp: 68 },
    { level: 3, exp: 363 },
  ]);
});

test("reports a start above 0, a missing level, one that takes no more than the one before, and a repeated one", () => {
  expect(fixtureDiagnostics([FILE, '"exp":0', '"exp":5'])).toEqual([
    `${FILE}:2: error: exp of level 1: expected 0, received 5`,
  ]);
  expect(fixtureDiagnostics([FILE, '"level":2', '"level":4'])).toEqual([
    `${FILE}:4: error: exp of level 3: expected a row of level 2 too, received 363`,
    `${FILE}:3: error: exp of level 4: expected more than 363, received 68`,
  ]);
  expect(fixtureDiagnostics([FILE, '"exp":363', '"exp":68'])).toEqual([
    `${FILE}:4: error: exp of level 3: expected more than 68, received 68`,
  ]);
  expect(fixtureDiagnostics([FILE, '"level":3', '"level":2'])[0]).toBe(
    `${FILE}:4: error: row of experience: expected a unique level, received 2 again`,
  );
  expect(fixtureDiagnostics([FILE, '"exp":68', '"exp":6.8'])[0]).toMatch(`${FILE}:3: error: row of experience exp`);
});
