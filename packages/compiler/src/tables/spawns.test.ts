import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../fixtures/datapack.js";

test("joins the three dumps by NPC id, hours made seconds, zeros left out, nothing at 0,0,0", () => {
  expect(fixtureRows("spawns")).toEqual([
    { npcId: 1001, x: 17_000, y: -4200, z: -3100, respawnDelay: 25, respawnRandom: 10, periodOfDay: 2 },
    { npcId: 1001, x: 16_000, y: -4300, z: -3100, heading: -1, respawnDelay: 25 },
    { npcId: 1002, x: -84_318, y: 244_579, z: -3730, heading: 16_384, respawnDelay: 60 },
    // 36 hours, give or take 24.
    { npcId: 1005, x: -54_416, y: 146_480, z: -2887, respawnDelay: 129_600, respawnRandom: 86_400 },
    { npcId: 1006, x: -21_610, y: 181_594, z: -5734 },
  ]);
});

test("names columns by the dump's own table, whatever their order", () => {
  const swapped = fixtureRows("spawns", [
    ["sql/spawnlist.sql", "`locx` mediumint(6) NOT NULL DEFAULT '0',\n  `locy`", "`locy` int,\n  `locx`"],
  ]);
  expect(swapped[0]).toMatchObject({ npcId: 1001, x: -4200, y: 17_000 });
});

test("reports an unknown period and an unknown NPC with their lines", () => {
  expect(fixtureDiagnostics(["sql/spawnlist.sql", "'10', '2')", "'10', '3')"])).toEqual([
    "sql/spawnlist.sql:15: error: row periodOfDay: expected a whole number of at most 2, received 3",
  ]);
  expect(fixtureDiagnostics(["sql/raidboss_spawnlist.sql", "(1005,", "(1050,"])).toEqual([
    "sql/raidboss_spawnlist.sql:19: error: spawns.npcId: expected the id of an NPC, received 1050",
  ]);
});
