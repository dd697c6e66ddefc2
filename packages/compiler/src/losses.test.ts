import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../fixtures/command.js";
import { compileInvented, copyFixture, type Edit, FIXTURES, temporaryFolder } from "../fixtures/datapack.js";
import { compileSmall } from "../fixtures/small-datapack.js";
import type { Compilation } from "./compile.js";

const SWORD_FILE = "xml/items/0000-0099.xml";

const compileLossy = (datapack: string, acceptLosses = true): Compilation =>
  compileInvented({ datapack, acceptLosses });

const lossesOf = ({ diagnostics }: Compilation) =>
  diagnostics
    .filter(({ severity }) => severity === "loss")
    .map(({ table, file, line, what, received }) => `${table} ${file}:${line} ${what}: ${received}`);

const itemOf = ({ tables }: Compilation, id: number) => tables.items.find(({ row }) => row.id === id)?.row;

const whole = compileLossy(FIXTURES.acis);

test("a sound datapack loses nothing, and compiles as in a strict run", () => {
  // Only a run that is not strict chooses the rules of its engine by itself.
  const strict = compileInvented({ datapack: FIXTURES.acis, strict: true, engine: "acis" });
  expect(lossesOf(whole)).toEqual([]);
  // Only a data set of ours is without the NPC that has no name.
  const npcs = whole.tables.npcs.filter(({ row }) => row.name !== `#${row.id}`);
  expect(whole.tables.npcs).toHaveLength(npcs.length + 1);
  expect({ ...whole.tables, npcs }).toEqual(strict.tables);
});

test.each<[what: string, edit: Edit, loss: RegExp]>([
  ["an unknown attribute", [SWORD_FILE, '<item id="1"', '<item id="1" glow="3"'], /<item> glow: "glow"$/u],
  ["an unknown element", [SWORD_FILE, "</item>", "<glow/></item>"], /child of <item>: <glow>$/u],
  ["an invalid value of a field that can be missing", [SWORD_FILE, 'val="768"', 'val="many"'], /price: "many"$/u],
])("%s is left out, and everything else is read", (_, edit, loss) => {
  const compiled = compileLossy(copyFixture([edit]), false);
  expect(lossesOf(compiled)).toEqual([expect.stringMatching(loss)]);
  const { price: _price, ...item } = itemOf(compiled, 1) ?? {};
  const { price: _usual, ...usual } = itemOf(whole, 1) ?? {};
  expect(item).toEqual(usual);
  expect(compiled.files).toBeDefined();
});

test("a record without what it needs is left out, and too many of them fail the run with the table", () => {
  const datapack = copyFixture([[SWORD_FILE, '<item id="1"', '<item id="first"']]);
  const accepted = compileLossy(datapack);
  expect(itemOf(accepted, 1)).toBeUndefined();
  expect(accepted.tables.items).toHaveLength(whole.tables.items.length - 1);
  const refused = compileLossy(datapack, false);
  expect(refused.files).toBeUndefined();
  expect(refused.diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([
    { what: "table items", received: `${whole.tables.items.length - 1}` },
  ]);
});

test("of two records with one id the last counts", () => {
  const datapack = copyFixture();
  const file = join(datapack, SWORD_FILE);
  const text = readFileSync(file, "utf8");
  const [element = ""] = /<item id="1"[\s\S]*?<\/item>/u.exec(text) ?? [];
  writeFileSync(file, text.replace("</list>", `${element.replace('val="768"', 'val="769"')}</list>`));
  const compiled = compileLossy(datapack, false);
  expect(itemOf(compiled, 1)?.price).toBe(769);
  expect(lossesOf(compiled)).toEqual([]);
  expect(compiled.diagnostics).toContainEqual(
    expect.objectContaining({ severity: "warning", rule: "duplicate", what: "row of items", received: "1 again" }),
  );
});

test("what stands before the fault of a damaged file counts", () => {
  const datapack = copyFixture();
  const file = join(datapack, SWORD_FILE);
  const text = readFileSync(file, "utf8");
  const second = text.indexOf("<item ", text.indexOf("<item ") + 1);
  writeFileSync(file, text.slice(0, second + 20));
  const compiled = compileLossy(datapack);
  expect(itemOf(compiled, 1)).toEqual(itemOf(whole, 1));
  expect(lossesOf(compiled)[0]).toMatch(/XML: /u);
});

test("what stands behind the fault of a damaged file counts as lost", () => {
  const datapack = copyFixture();
  const file = join(datapack, SWORD_FILE);
  // The first item after the sword loses a closing quote.
  const text = readFileSync(file, "utf8");
  const at = text.indexOf("<item ", text.indexOf("<item ") + 1);
  writeFileSync(file, text.slice(0, at) + text.slice(at).replace('" ', " "));
  const { accounts, files } = compileLossy(datapack, false);
  const items = accounts.find(({ table }) => table === "items");
  expect(files).toBeUndefined();
  expect(items?.held).toBeGreaterThanOrEqual(whole.tables.items.length - 1);
});

test("a damaged declaration is named, and says nothing about what follows", () => {
  const datapack = copyFixture([[SWORD_FILE, " encoding=", " encding="]]);
  const compiled = compileLossy(datapack, false);
  expect(compiled.tables.items).toEqual(whole.tables.items);
  expect(lossesOf(compiled)).toEqual([expect.stringMatching(/0000-0099\.xml:1 XML: /u)]);
});

test("what a file holds of which the root cannot be read counts as lost", () => {
  const { accounts } = compileLossy(copyFixture([["xml/seeds.xml", "<list>", "<list =>"]]));
  const usual = whole.accounts.find(({ table }) => table === "seeds");
  expect(usual?.held).toBeGreaterThan(1);
  expect(accounts.find(({ table }) => table === "seeds")).toEqual({ ...usual, read: 0 });
});

test("a missing file leaves its table empty, and the manifest names it", () => {
  const datapack = copyFixture();
  rmSync(join(datapack, "xml/recipes.xml"));
  const compiled = compileLossy(datapack, false);
  expect(compiled.tables.recipes).toEqual([]);
  expect(compiled.files?.get("manifest.json")).toContain('"xml/recipes.xml"');
  expect(lossesOf(compiled)).toEqual([]);
});

test("a byte-order mark is passed over", () => {
  const datapack = copyFixture([[SWORD_FILE, "<?xml", "\uFEFF<?xml"]]);
  expect(compileLossy(datapack, false).tables.items).toEqual(whole.tables.items);
});

test("finds the folders of a checkout, with diagnostics that name their files", () => {
  const checkout = temporaryFolder();
  const datapack = copyFixture([[SWORD_FILE, 'val="768"', 'val="many"']]);
  mkdirSync(join(checkout, "server/game/data"), { recursive: true });
  mkdirSync(join(checkout, "server/tools/sql"), { recursive: true });
  renameSync(join(datapack, "xml"), join(checkout, "server/game/data/xml"));
  renameSync(join(datapack, "sql"), join(checkout, "server/tools/sql/game"));
  const { tables, engine, diagnostics } = compileLossy(checkout);
  expect(engine).toBe("acis");
  expect(tables.items).toHaveLength(whole.tables.items.length);
  expect(tables.spawns.length).toBe(whole.tables.spawns.length);
  const loss = diagnostics.find(({ severity }) => severity === "loss");
  expect(loss?.file).toBe("server/game/data/xml/items/0000-0099.xml");
  // The dumps are outside of the folder of the XML files.
  const alone = compileLossy(join(checkout, "server/game/data"));
  expect(alone.tables.items).toHaveLength(whole.tables.items.length);
  expect(alone.tables.spawns).toEqual([]);
  expect(alone.files?.get("manifest.json")).toContain('"sql/spawnlist.sql"');
});

test("the program prints a line for each kind of loss, and writes each with its first places into a file beside the data set", () => {
  const datapack = copyFixture([[SWORD_FILE, 'val="768"', 'val="many"']]);
  const out = join(temporaryFolder(), "out");
  const { code, err } = runCommand("--datapack", datapack, "--out", out);
  expect(code).toBe(0);
  expect(err).toMatch(
    /^items: 1 × <item> … price: expected a whole number, received "many", first xml\/items\/0000-0099\.xml:\d+$/mu,
  );
  const report: unknown = JSON.parse(readFileSync(join(out, "report.json"), "utf8"));
  const loss = { severity: "loss", table: "items", what: "<item> 1 price", expected: "a whole number" };
  const places = [expect.stringMatching(/^xml\/items\/0000-0099\.xml:\d+$/u)];
  expect(report).toEqual([{ ...loss, received: '"many"', count: 1, places }]);
});

test("a folder with two datapacks is refused with their names", () => {
  const folder = temporaryFolder();
  for (const name of ["one", "other"]) renameSync(copyFixture(), join(folder, name));
  const { code, err } = runCommand("--datapack", folder, "--out", join(folder, "out"));
  expect([code, err]).toEqual([2, expect.stringContaining("holds several datapacks, or parts of them: one, other;")]);
});

test("no table has a character that stands for bytes which are not of the encoding", () => {
  // The letter after M is one byte of windows-1251.
  const cyrillic = (text: string) => Buffer.from(text.replace("?", "\u00FF"), "latin1");
  const columns = "id int, Description text, loc_x int, loc_y int, loc_z int, price int, fornoble int";
  const { tables, losses } = compileSmall("acis", {
    "sql/teleport.sql": cyrillic(
      `CREATE TABLE teleport (${columns});\nINSERT INTO teleport VALUES (3,'M?',1,2,3,4,0), (5,'Fen',1,2,3,4,0);`,
    ),
    "html/teleporter/1001.htm": cyrillic(
      '<a action="bypass -h npc_%objectId%_goto 3">M?</a><a action="bypass -h npc_%objectId%_goto 5">Mill</a>',
    ),
    "xml/door.csv": cyrillic("M?;1;1;2;3;0;0;0;0;0;0;10;20;30;false\nMill;2;1;2;3;0;0;0;0;0;0;10;20;30;false"),
    "xml/zones/WaterZone.xml": cyrillic(
      '<list><zone shape="Cylinder" minZ="1" maxZ="2" rad="3"><!-- M? --><node x="1" y="2"/></zone></list>',
    ),
  });
  expect(tables.teleports.map(({ row }) => row.name)).toEqual(["1, 2", "Mill"]);
  expect(tables.doors.map(({ row }) => row.name)).toEqual(["Mill"]);
  expect(tables.zones.map(({ row }) => row.name)).toEqual([undefined]);
  expect(losses.filter((loss) => loss.includes("encoding"))).toHaveLength(4);
});
