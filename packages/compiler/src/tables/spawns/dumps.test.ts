import { expect, test } from "vitest";
import { compileFixture, fixtureRows } from "../../../fixtures/datapack.js";
import { compileSmall, dumpOf, smallRows, soundRows } from "../../../fixtures/small-datapack.js";
import { formatDiagnostic } from "../../diagnostic.js";

test("leaves out a group without a position and a position without a group", () => {
  const warnings = compileFixture([["sql/random_spawn_loc.sql", "(2,1000,", "(5,1000,"]]).diagnostics;
  expect(warnings.filter(({ file }) => file.startsWith("sql/random")).map(formatDiagnostic)).toEqual([
    "sql/random_spawn.sql:18: warning: group 2: expected a row of random_spawn_loc, received none: left out",
    "sql/random_spawn_loc.sql:19: warning: point of group 5: expected a row of random_spawn, received none: left out",
    "sql/random_spawn_loc.sql:22: warning: point of group 3: expected a row of random_spawn, received none: left out",
  ]);
});

test("names columns by the dump's own table, whatever their order", () => {
  const swapped = fixtureRows("spawns", [
    ["sql/spawnlist.sql", "`locx` mediumint(6) NOT NULL DEFAULT '0',\n  `locy`", "`locy` int,\n  `locx`"],
  ]);
  expect(swapped[0]).toMatchObject({ npcId: 1001, x: -4200, y: 17_000 });
});

test("reads the spawns that the owner of a server has added, of NPCs in XML files too", () => {
  const columns = "spawn_name npc_templateid locx locy locz respawn_delay";
  const rows = smallRows("acis", "spawns", {
    ...dumpOf("spawnlist", columns, "0,1001,1,2,3,60"),
    ...dumpOf("custom_spawnlist", columns, "0,1001,4,5,6,10"),
  });
  expect(rows).toEqual([
    { npcId: 1001, x: 1, y: 2, z: 3, respawnDelay: 60 },
    { npcId: 1001, x: 4, y: 5, z: 6, respawnDelay: 10 },
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

test("keeps the spawns of bosses with columns of single servers, which it does not name row by row", () => {
  const place = "boss_id loc_x loc_y loc_z heading";
  const delays = "zone_size respawn_min_delay respawn_max_delay broadcastSpawn";
  const files = {
    ...dumpOf("raidboss_spawnlist", `${place} ${delays}`, "1001,1,2,3,4,90,60,120,0"),
    ...dumpOf("grandboss_data", `Name ${place} killed_time next_respawn status`, "5,1001,5,6,7,8,0,0,1"),
    ...dumpOf("spawnlist", "npc_templateid locx locy locz respawn_delay random_zone", "1001,9,2,3,60,-1"),
  };
  const boss = { x: 1, respawnDelay: 90, respawnRandom: 30 };
  expect(soundRows("acis", "spawns", files)).toMatchObject([{ x: 9 }, boss, { x: 5 }]);
});
