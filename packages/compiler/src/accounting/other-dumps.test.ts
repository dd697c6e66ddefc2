import { expect, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf } from "../../fixtures/small-datapack.js";

const spawn = (x: number) => `1003,${x},2,3,60`;
const COLUMNS = "npc_templateid locx locy locz respawn_delay";

test("warns of dumps that change rows of a table that is read from another one, but for updates of older databases", () => {
  const more = `-- more\n\nINSERT IGNORE INTO \`spawnlist\` VALUES (${spawn(2)});\nINSERT INTO spawnlist VALUES (${spawn(3)});`;
  const { diagnostics, tables } = compileSmall("acis", {
    ...dumpOf("spawnlist", COLUMNS, spawn(1)),
    "sql/spawnlist_island.sql": more,
    "sql/custom/respawns.sql":
      "-- DELETE FROM spawnlist;\nUPDATE IGNORE spawnlist SET respawn_delay = 9 WHERE npc_templateid = 1003;",
    "sql/custom/guide.sql": "delete from `spawnlist` where npc_templateid = 1003;",
    "sql/characters.sql": "CREATE TABLE characters (id int);\nINSERT INTO characters VALUES (1);",
    "sql/updates/20100808.sql": more,
  });
  expect(tables.spawns).toHaveLength(1);
  expect(diagnostics.filter(({ what }) => what.startsWith("rows of"))).toMatchObject(yaml`
    - { severity: warning, file: sql/custom/guide.sql, line: 1, what: rows of spawnlist.sql }
    - { severity: warning, file: sql/custom/respawns.sql, line: 2, what: rows of spawnlist.sql }
    - { severity: warning, file: sql/spawnlist_island.sql, line: 3, what: rows of spawnlist.sql,
      received: "some: not read" }
  `);
});
