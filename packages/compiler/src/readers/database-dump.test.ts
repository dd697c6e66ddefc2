import { expect, test } from "vitest";
import { compileSmall, SMALL, writeFiles } from "../../fixtures/small-datapack.js";
import { openCheckout } from "../read/checkout.js";
import { createLocator } from "../read/locate.js";
import { findServer } from "../rules/engines.js";

/** As a tool for backups writes it: every table in one file. */
const DATABASE = `-- MySQL dump
/*!40101 SET NAMES utf8 */;
DROP TABLE IF EXISTS \`characters\`;
CREATE TABLE \`characters\` (\`charId\` int NOT NULL, \`char_name\` varchar(35), PRIMARY KEY (\`charId\`)) ENGINE=InnoDB;
LOCK TABLES \`characters\` WRITE;
INSERT INTO \`characters\` VALUES (1,'a;\\nINSERT INTO npc VALUES (1)');
UNLOCK TABLES;
DROP TABLE IF EXISTS \`droplist\`;
CREATE TABLE \`droplist\` (\`mobId\` int, \`itemId\` int, \`min\` int, \`max\` int, \`category\` int, \`chance\` int);
LOCK TABLES \`droplist\` WRITE;
/*!40000 ALTER TABLE \`droplist\` DISABLE KEYS */;
INSERT INTO \`droplist\` VALUES (1003,57,2,3,0,700000),(1003,60,1,1,-1,20000);
UNLOCK TABLES;
CREATE TABLE IF NOT EXISTS \`l2jdb\`.\`npc\` (\`id\` int, \`name\` varchar(200), \`level\` int, \`type\` varchar(20), PRIMARY KEY (\`id\`));
INSERT INTO \`l2jdb\`.\`npc\` VALUES (1003,'Wolf',9,'L2Monster');
REPLACE INTO \`npc\` VALUES (1003,'Grey Wolf',9,'L2Monster');
CREATE TABLE spawnlist (npc_templateid int, locx int, locy int, locz int, respawn_delay int);
INSERT INTO spawnlist VALUES (1003,1,2,3,60);
`;

const files = { "data/items/0.xml": SMALL.acis["xml/items/0.xml"] ?? "", "backup/l2jdb.sql": DATABASE };

test("reads the tables of the dump of a whole database", () => {
  const { tables, losses, accounts } = compileSmall("acis", { "xml/npcs/0.xml": "<list/>", "sql/l2jdb.sql": DATABASE });
  expect(losses).toEqual([]);
  expect(tables.npcs.map(({ row, line }) => [row.id, row.name, line])).toEqual([[1003, "Grey Wolf", 16]]);
  const drops = tables.drops.map(({ row }) => `${row.category} ${row.itemId} ${row.chance}`);
  expect(drops).toEqual(["0 57 700000", "-1 60 20000"]);
  expect(tables.spawns.map(({ row }) => [row.npcId, row.respawnDelay])).toEqual([[1003, 60]]);
  expect(accounts.find(({ table }) => table === "npcs")).toMatchObject({ held: 1, read: 1 });
});

test("reads the rows of a statement that stands behind one about another table", () => {
  const dump = DATABASE.replace("REPLACE INTO", "INSERT INTO droplist VALUES (1003,60,3,4,1,500); REPLACE INTO");
  const { tables, losses } = compileSmall("acis", { "xml/npcs/0.xml": "<list/>", "sql/l2jdb.sql": dump });
  expect(losses).toEqual([]);
  expect(tables.npcs.map(({ row }) => row.name)).toEqual(["Grey Wolf"]);
  expect(tables.drops).toHaveLength(3);
});

test("takes a server for one with NPCs in dumps by the dump of its database, and a file of a table before it", () => {
  const folder = writeFiles({ ...files, "sql/npc.sql": "" });
  expect(findServer(openCheckout(writeFiles(files))).engine).toBe("acis");
  const { locate } = createLocator(openCheckout(folder));
  expect(locate("sql/npc.sql")).toBe("sql/npc.sql");
  expect(locate("sql/spawnlist.sql")).toBe("backup/l2jdb.sql");
});

test("refuses two dumps of databases with the same table, and names both", () => {
  const folder = writeFiles({ ...files, "backup/old.sql": DATABASE });
  expect(() => createLocator(openCheckout(folder))).toThrow(
    "has the table characters in several dumps: backup/l2jdb.sql, backup/old.sql; leave one of them",
  );
});

test("counts a table in the dump of a database of which nothing can be read", () => {
  const dump = DATABASE.replace("VALUES (1003,57,2", "VALUES (1003,57");
  const { accounts } = compileSmall("acis", { "xml/npcs/0.xml": "<list/>", "sql/l2jdb.sql": dump });
  expect(accounts.find(({ table }) => table === "drops")).toMatchObject({ held: 2, read: 1 });
});

test("reads tables from migrations, in the order of their versions", () => {
  const places = "npc_templateid, locx, locy, locz, respawn_delay";
  const migrations = {
    "db/migration/V2__npc.sql": "CREATE TABLE npc (id int PRIMARY KEY, name varchar(9), level int, type varchar(9));",
    "db/migration/V10__spawnlist.sql": `CREATE TABLE spawnlist (${places.replaceAll(",", " int,")} int);`,
    "db/data/V1002__data_npc.sql":
      "-- By hand\nINSERT INTO npc VALUES\n('1003','Wolf','9','L2Monster'),\n('1004','Fox','8','L2Monster'),\n('1005','Elk');",
    "db/data/V9.1__few.sql": `INSERT INTO spawnlist (${places}) VALUES (1003,1,2,3,60);`,
    "db/data/V1002.1__fix_wolves.sql":
      "UPDATE IGNORE npc SET level = 12 WHERE id = 1003;\nDELETE QUICK FROM npc WHERE id = 1004;",
    "db/data/R__view.sql": "UPDATE npc SET level = 99;",
  };
  const { tables, losses, accounts } = compileSmall("acis", { "xml/npcs/0.xml": "<list/>", ...migrations });
  expect(tables.npcs.map(({ row }) => [row.id, row.name, row.level])).toEqual([[1003, "Wolf", 12]]);
  const [spawn] = tables.spawns;
  expect([spawn?.row.npcId, spawn?.row.respawnDelay, spawn?.file]).toEqual([1003, 60, "db/data/V9.1__few.sql"]);
  expect(losses).toEqual(["db/data/V1002__data_npc.sql:5: loss: SQL: expected 4 values, received 2"]);
  expect(accounts.find(({ table }) => table === "npcs")).toMatchObject({ held: 2, read: 1 });
  const { locate } = createLocator(openCheckout(writeFiles({ "data/items/0.xml": "<list/>", ...migrations })));
  expect(locate("sql/spawnlist.sql")).toBe("db/data/V9.1__few.sql");
});
