import { expect, test } from "vitest";
import { compileFixture, dialectRows, fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";
import { compileSmall } from "../../../fixtures/small-datapack.js";
import { formatDiagnostic } from "../../diagnostic.js";

test("joins the dumps by NPC id, hours and milliseconds made seconds, zeros left out, nothing at 0,0,0", () => {
  const sepulcher = { npcId: 1001, x: 182_074, y: -85_579, z: -7216, heading: -32_600, respawnDelay: 3600 };
  expect(fixtureRows("spawns")).toEqual([
    { npcId: 1001, x: 17_000, y: -4200, z: -3100, respawnDelay: 25, respawnRandom: 10, periodOfDay: 2 },
    { npcId: 1001, x: 16_000, y: -4300, z: -3100, heading: -1, respawnDelay: 25 },
    // Two rows of one position: one for each way in which a room of the sepulchers is filled.
    sepulcher,
    sepulcher,
    { npcId: 1002, x: -84_318, y: 244_579, z: -3730, heading: 16_384, respawnDelay: 60 },
    // Group 1 leaves -1 to the engine, which takes an hour; group 4 does not despawn, so its 60 are seconds.
    { npcId: 1002, x: -52_172, y: 78_884, z: -4741, heading: -1, respawnDelay: 3600, groupId: 1 },
    { npcId: 1002, x: -41_350, y: 209_876, z: -5087, heading: 16_000, respawnDelay: 3600, groupId: 1 },
    { npcId: 1002, x: -84_356, y: 152_742, z: -3204, heading: -1, respawnDelay: 60, groupId: 4 },
    // 36 hours, give or take 24.
    { npcId: 1005, x: -54_416, y: 146_480, z: -2887, respawnDelay: 129_600, respawnRandom: 86_400 },
    // Group 2 despawns, so its 14,400,000 are milliseconds.
    { npcId: 1005, x: 1000, y: 2000, z: -3000, respawnDelay: 14_400, groupId: 2 },
    { npcId: 1006, x: -21_610, y: 181_594, z: -5734 },
  ]);
});

test("tells after how many seconds the NPC of a group leaves its position", () => {
  expect(fixtureRows("spawnGroups")).toEqual([
    { id: 1, npcId: 1002, despawnDelay: 3600 },
    { id: 2, npcId: 1005, despawnDelay: 1800 },
    { id: 4, npcId: 1002 },
  ]);
});

test("leaves out a group without a position and a position without a group", () => {
  const warnings = compileFixture([["sql/random_spawn_loc.sql", "(2,1000,", "(5,1000,"]]).diagnostics;
  expect(warnings.filter(({ file }) => file.startsWith("sql/random")).map(formatDiagnostic)).toEqual([
    "sql/random_spawn.sql:18: warning: group 2: expected a row of random_spawn_loc, received none: left out",
    "sql/random_spawn_loc.sql:19: warning: point of group 5: expected a row of random_spawn, received none: left out",
    "sql/random_spawn_loc.sql:22: warning: point of group 3: expected a row of random_spawn, received none: left out",
  ]);
});

test("reports a group of several NPCs, and one of an unknown NPC", () => {
  expect(fixtureDiagnostics(["sql/random_spawn.sql", "(4,1002,1,", "(4,1002,2,"])).toEqual([
    "sql/random_spawn.sql:16: error: row count: expected a whole number of at most 1, received 2",
    "sql/random_spawn_loc.sql:25: warning: point of group 4: expected a row of random_spawn, received none: left out",
  ]);
  expect(fixtureDiagnostics(["sql/random_spawn.sql", "(4,1002,", "(4,1050,"])).toEqual([
    "sql/random_spawn_loc.sql:25: error: spawns.npcId: expected the id of an NPC, received 1050",
    "sql/random_spawn.sql:16: error: spawnGroups.npcId: expected the id of an NPC, received 1050",
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

test("fails where a dump of spawns has other tables than one of spawns", () => {
  const { accounts, losses } = compileSmall("acis", {
    "sql/spawnlist.sql": `CREATE TABLE spawnlist_makers (id int, name int);
INSERT INTO spawnlist_makers VALUES (1,2);
CREATE TABLE spawnlist_npcs (maker_id int, npc_id int);
INSERT INTO spawnlist_npcs VALUES (1,1001);`,
  });
  expect(losses.join()).toContain("one table with the name of the file");
  expect(accounts).toContainEqual({ table: "spawns", held: 1, read: 0 });
});

test("reads the NPCs of territories that stand outside of wars, without a delay", () => {
  const spawns = dialectRows("l2j", "spawns").filter(({ npcId, x }) => npcId === 1005 && x <= -700);
  expect(spawns).toEqual([{ npcId: 1005, x: -700, y: 800, z: -90, heading: -16 }]);
});
