import { expect, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { compileInvented, copyFixture } from "../../fixtures/datapack.js";
import { compileSmall, dumpOf, SMALL, writeFiles } from "../../fixtures/small-datapack.js";
import { createReport } from "../diagnostic.js";
import { openDatapack } from "../read/datapack.js";
import { countSqlRows } from "../read/sql.js";
import { walk } from "../read/walk.js";
import { readXml } from "../read/xml.js";
import { mapTables } from "../tables/table-rows.js";
import { accountFor } from "./account.js";

test("counts what each file holds and what of it is in the table", () => {
  const { accounts } = compileSmall("mobius", {
    "data/spawns/1.xml": '<list><spawn><npc id="1001" x="1" y="2" z="3"/><npc id="1002"/></spawn></list>',
  });
  expect(accounts).toContainEqual({ table: "items", held: 4, read: 4 });
  expect(accounts).toContainEqual({ table: "spawns", held: 2, read: 1 });
});

test("counts elements that no reader knows, and those in them", () => {
  const { accounts } = compileSmall("mobius", {
    "data/stats/items/1.xml": '<list><weapon id="70" name="Sword"/><group><item id="71" name="Bow"/></group></list>',
  });
  expect(accounts).toContainEqual({ table: "items", held: 6, read: 4 });
});

test("counts a file that no reader has opened in a folder of which others were, but none in folders that a server does not read", () => {
  const root = writeFiles({
    "data/zones/zone.xml": '<list><zone id="1"/></list>',
    "data/zones/towns.xml": '<list><zone id="2"/><zone id="3"/></list>',
    "data/zones/old/zone.xml": '<list><zone id="4"/></list>',
    "data/custom/zones/0.xml": '<list><zone id="5"/><zone id="6"/></list>',
    "sql/spawnlist.sql": "",
    "sql/castle.sql": "INSERT INTO castle (id) VALUES (1);",
    "sql/custom/custom_castle.sql": "INSERT INTO custom_castle (id) VALUES (2);",
  });
  const report = createReport({ isStrict: false });
  const datapack = openDatapack(root, report);
  readXml(datapack, "data/zones/zone.xml");
  countSqlRows(datapack, "sql/spawnlist.sql");
  datapack.inventory.open("data/castles.xml").child("castle").count = 9;
  const none = mapTables(() => []);
  expect(accountFor(datapack, report, none, walk(root).files)).toEqual([
    { table: "zones", held: 3, read: 0, apart: new Map([["data/custom/zones", 2]]) },
    { table: "castles", held: 9, read: 0, apart: new Map([["sql/custom", 1]]) },
  ]);
});

test("counts of a curated table what it takes of the files", () => {
  const offer = '{"npcId":1002,"teleportId":1,"name":"Fen Village"},';
  const { accounts } = compileInvented({ datapack: copyFixture([["curated/teleports.json", offer, ""]]) });
  expect(accounts).toContainEqual({ table: "teleports", held: 2, read: 2 });
  const edited = copyFixture([["curated/teleports.json", '"teleportId":1', '"teleportId":9']]);
  const { accounts: lost } = compileInvented({ datapack: edited });
  expect(lost).toContainEqual({ table: "teleports", held: 3, read: 2 });
});

test("does not count what is switched off", () => {
  const { accounts } = compileSmall("mobius", {
    "data/spawns/1.xml": '<list enabled="false"><spawn><npc id="1001" x="1" y="2" z="3"/></spawn></list>',
  });
  expect(accounts.find(({ table }) => table === "spawns") ?? { held: 0 }).toMatchObject({ held: 0 });
});

test("fails the run for a table that lost more than a fiftieth, with the first cause and the way out", () => {
  const datapack = writeFiles({ ...SMALL.mobius, "data/spawns/1.xml": '<list><spawn><npc id="1001"/></spawn></list>' });
  const { files, diagnostics } = compileInvented({ datapack });
  expect(files).toBeUndefined();
  expect(diagnostics.filter(({ severity }) => severity === "error")).toMatchObject(yaml`
    - { file: data/spawns/1.xml, line: 1, what: table spawns,
      expected: "at least 98 % of the 1 in the files (--accept-losses takes less)", received: "0" }
  `);
  expect(compileInvented({ datapack, acceptLosses: true }).files).toBeDefined();
});

test("counts dumps of the server that nothing opened, and nothing outside of the server's folders", () => {
  const { "sql/droplist.sql": dump = "" } = dumpOf("droplist", "mobId itemId", "1001,57", "1001,60");
  const recipes = '<list><item id="1" recipeId="60"/></list>';
  const live = Object.fromEntries(Object.entries(SMALL.mobius).map(([path, text]) => [`live/${path}`, text]));
  const accountsOf = (files: Record<string, string>) =>
    compileInvented({ datapack: writeFiles({ ...live, ...files }), acceptLosses: true }).accounts;
  const inside = accountsOf({ "live/sql/droplist.sql": dump, "live/data/Recipe/1.xml": recipes });
  expect(inside).toContainEqual({ table: "drops", held: 2, read: 0 });
  expect(inside).toContainEqual({ table: "recipes", held: 1, read: 0 });
  const backup = accountsOf({ "live/sql/spawnlist.sql": "", "old/sql/droplist.sql": dump, "old/Recipes.xml": recipes });
  expect(backup.map(({ table }) => table)).toEqual(["items", "npcs"]);
});

test("fails the run for a dump of facts about another table's rows that no form knows, by name", () => {
  const files = {
    "data/stats/items/0.xml": '<list><item id="57" name="Adena" type="EtcItem"/></list>',
    "data/stats/skills/0.xml": "<list/>",
    ...dumpOf("npc", "id name level", "1001,'Toad',4"),
  };
  const compiled = (column: string) =>
    compileInvented({
      datapack: writeFiles({ ...files, ...dumpOf("npcskills", `npcid ${column} level`, "1001,1,1", "1001,2,1") }),
    });
  expect(compiled("skillid").diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(compiled("ability").diagnostics).toContainEqual(
    expect.objectContaining({ severity: "error", what: "rows of sql/npcskills.sql", received: "0" }),
  );
});

test("fails the run for a dump of which no row can be read, as a column of it may be one that a row needs", () => {
  const columns = "skill_id level sp exp success_rate76 success_rate85 chance86";
  const datapack = writeFiles({ ...SMALL.acis, ...dumpOf("enchant_skill_trees", columns, "1,101,5,9,82,92,97") });
  expect(compileInvented({ datapack }).diagnostics).toContainEqual(
    expect.objectContaining({ severity: "error", what: "rows of sql/enchant_skill_trees.sql", received: "0" }),
  );
});

const HENNA_TREES = dumpOf("henna_trees", "class_id symbol_id", "1,1");

test.each([
  ["hennas", { ...dumpOf("henna", "symbol_id dye price", "1,57,10"), ...HENNA_TREES }],
  ["spellbooks", dumpOf("skill_spellbooks", "skill_id book", "1,57")],
  ["teleports", dumpOf("teleport", "id loc_x loc_y height price fornoble", "1,2,3,4,5,0")],
  ["castles", dumpOf("castle", "castle_id name", "1,'Fen'")],
  ["zones", dumpOf("zone", "id type left top right bottom z", "1,'Fishing',0,0,9,9,5")],
  ["herbGroups", dumpOf("herb_droplist_groups", "groupId herb category chance", "1,57,1,100")],
  ["spawns", { "data/spawns/2.xml": '<list><zone><spawn npcId="1001" locX="1" locY="2" locZ="3"/></zone></list>' }],
  ["seeds", { "data/seeds.csv": "60;10;61\n" }],
  ["enchantChances", { "data/enchantItemGroups.xml": '<list><enchantScrollGroup id="0"/></list>' }],
  ["augmentationSkills", { "data/augmentation/skills.xml": '<list><augmentation id="14561" skill="3"/></list>' }],
  ["experience", { "data/experience.xml": '<table><experience lvl="1" tolevel="0"/></table>' }],
] as const)("fails the run for %s that are there and that no form knows, by name", (table, files) => {
  const { diagnostics } = compileInvented({ datapack: writeFiles({ ...SMALL.mobius, ...files }) });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ severity: "error", what: `table ${table}`, received: "0" }),
  );
});

const { "xml/items/0.xml": items = "", "xml/npcs/0.xml": npcs = "" } = SMALL.acis;

test.each([
  ["items", { "xml/items_new/0.xml": items, "xml/npcs/0.xml": npcs }],
  ["npcs", { "xml/items/0.xml": items }],
])("fails the run for a datapack without any %s that are read, and names the way out", (table, files) => {
  const datapack = writeFiles(files);
  const none = { severity: "error", received: "none" };
  const { diagnostics } = compileInvented({ datapack });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ ...none, what: `table ${table}`, expected: expect.stringContaining("--accept-losses") }),
  );
  expect(compileInvented({ datapack, acceptLosses: true }).files).toBeDefined();
});

test("names a folder of a few items and NPCs beside those of the server, which is not read", () => {
  const items = Array.from({ length: 21 }, (_, at) => [`live/data/stats/items/more/${at}.xml`, "<list/>"] as const);
  const live = Object.entries(SMALL.mobius).map(([path, text]) => [`live/${path}`, text] as const);
  const mod = { "mod/items/0.xml": "<list/>", "mod/npcs/0.xml": "<list/>" };
  const datapack = writeFiles({ ...Object.fromEntries([...items, ...live]), ...mod });
  const { diagnostics } = compileInvented({ datapack });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ file: "mod", severity: "warning", received: "fewer: not read, as a mod" }),
  );
});
