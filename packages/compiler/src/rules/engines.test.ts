import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileDialect, FIXTURES, temporaryFolder } from "../../fixtures/datapack.js";
import { writeFiles } from "../../fixtures/small-datapack.js";
import { openCheckout } from "../read/checkout.js";
import { findServer } from "./engines.js";

test.each(["acis", "l2j", "mobius"] as const)("finds the engine %s of a datapack by its files", (engine) => {
  expect(findServer(openCheckout(FIXTURES[engine])).engine).toBe(engine);
  expect(compileDialect(engine).engine).toBe(engine);
});

test("finds the engine by folders in whatever case", () => {
  const folder = writeFiles({ "Data/Stats/Items/Shop.XML": "<list/>", "Data/Stats/NPCs/A.XML": "<list/>" });
  expect(findServer(openCheckout(folder))).toMatchObject({ engine: "l2j", folder: "data" });
});

test("finds the engine by what is in the folder of the data, not by sources, scripts or mods", () => {
  const files = ["game/data/xml/items/0.xml", "game/data/xml/npcs/0.xml", "mods/Recipes.xml"];
  const others = { "java/model/spawns/A.java": "", "game/data/scripts/quests/stats/npcs/0.xml": "" };
  const folder = writeFiles({ ...Object.fromEntries(files.map((file) => [file, "<list/>"])), ...others });
  expect(findServer(openCheckout(folder)).engine).toBe("acis");
});

test("an engine that is given needs no file that shows it", () => {
  expect(findServer(openCheckout(temporaryFolder()), "acis").engine).toBe("acis");
});

test("a folder without a file that shows an engine is refused, and what was looked for is named", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "xml"));
  expect(() => findServer(openCheckout(folder))).toThrow(`${folder} shows no known server`);
  expect(() => findServer(openCheckout(folder))).toThrow(
    "xml/items or xml/npcs or xml/skills or xml/item or xml/npc or npc.sql (acis) in it: name the folder",
  );
  const packed = writeFiles({ "game/Data.ZIP": "" });
  expect(() => findServer(openCheckout(packed))).toThrow("(acis) in it: unpack game/Data.ZIP first");
});

const TENKAI = '<list><npc id="1001" name="Toad" level="4"\n\t\thpMax="56"/></list>';
const ETERNITY = '<list><npc id="1001" nameEn="Toad"><set name="level" value="4"/></npc></list>';
const CSV = { "data/npc2.csv": "id;name", "data/droplist.csv": "id;item", "data/skilltree_E_Elder.csv": "id" };

test.each([
  ["L2J Tenkai", { "data/npcs/0.xml": TENKAI, "data/spawns/0.xml": "" }],
  ["L2jEternity", { "data/stats/npcs/npcs/0.xml": ETERNITY }],
  ["L2J of the first chronicles, with its tables in CSV files", CSV],
  ["L2Phoenix", { "sql/upgrade/npc.sql": "", "sql/upgrade/droplist.sql": "", "sql/upgrade/recitems.sql": "" }],
  [
    "L1J, which is of another game",
    { "sql/server/npc.sql": "", "sql/server/droplist.sql": "", "sql/server/polymorphs.sql": "" },
  ],
  ["PTS scripts", { "script/itemdata.txt": "item_begin\tetcitem\t57\t[adena]" }],
])("refuses a datapack of %s by name", (family, files) => {
  expect(() => findServer(openCheckout(writeFiles(files)))).toThrow(`looks like ${family}, which is not supported`);
});

test.each([
  ["items", "data/xml/items/0.xml", '<etcitem id="57" name="Adena"><set name="price" value="1"/></etcitem>'],
  ["weapons", "data/stats/items/weapon/0.xml", '<weapon id="1" name="Fang"><set name="price" value="4"/></weapon>'],
  ["NPCs", "gameserver/data/npc/0.xml", '<npc id="1001" name="Toad"><set name="level" value="4"/></npc>'],
])("finds L2-Scripts by the values of settings of %s", (_, file, record) => {
  const found = findServer(openCheckout(writeFiles({ [file]: `<list>${record}</list>` })));
  expect(found).toMatchObject({ engine: "l2scripts", hasDump: false, folder: "data" });
  expect(found.defaults).toMatchObject({ isOfL2Scripts: true, rollsRowsOfGroups: false });
});

test("reads the files of L2-Scripts as such under the rules of another engine", () => {
  const files = {
    "data/npc/0.xml": '<list><npc id="1001" name="Toad"><set name="basePCritRate" value="40"/></npc></list>',
    "sql/npc.sql": "",
    "sql/droplist.sql": "",
  };
  const found = findServer(openCheckout(writeFiles(files)), "l2j");
  expect(found).toMatchObject({ engine: "l2j", hasDump: false });
  expect(found.defaults).toMatchObject({ isOfL2Scripts: true, rollsRowsOfGroups: true });
});

test("does not take a server beside the data of another one for L2-Scripts", () => {
  const files = {
    "data/stats/items/0.xml": '<list><item id="57" type="EtcItem" name="Adena"/></list>',
    "data/stats/npcs/0.xml": '<list><npc id="1001" name="Toad"/></list>',
    "tools/item.xml": '<list><etcitem id="57"><set name="price" value="1"/></etcitem></list>',
  };
  expect(findServer(openCheckout(writeFiles(files))).engine).toBe("l2j");
});

test("takes a server whose NPCs are in a dump for one before 2013, wherever its drops are", () => {
  const folder = writeFiles({ "data/xml/npcDrops.xml": "<list/>", "sql/npc.sql": "" });
  expect(findServer(openCheckout(folder))).toMatchObject({ engine: "acis", hasDump: true });
});
