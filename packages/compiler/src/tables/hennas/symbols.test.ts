import { expect, test } from "vitest";
import { compileSmall, dumpOf } from "../../../fixtures/small-datapack.js";

const COLUMNS = "symbol_id symbol_name dye_id dye_amount price stat_INT stat_STR stat_CON stat_MEM stat_DEX stat_WIT";
const ROWS = ["5,'reed',60,10,5100,0,1,-3,0,0,0", "6,'moss',57,10,900,-2,0,0,2,NULL,0", "7,'fog',57,9,9,1,0,0,0,0,-1"];

const trees = dumpOf("henna_trees", "class_id symbol_id", "53,5", "54,5", "54,5", "54,6");

const henna = (symbolId: number, dyeItemId: number, engravePrice: number, more: object) => ({
  ...{ symbolId, dyeItemId, dyeCount: 10, engravePrice },
  ...more,
});
const EXPECTED = [
  henna(5, 60, 5100, { statChanges: { STR: 1, CON: -3 }, classIds: [53, 54] }),
  henna(6, 57, 900, { statChanges: { INT: -2, MEN: 2 }, classIds: [54] }),
];

const compiled = (files: Readonly<Record<string, string>>) => {
  const { tables, accounts } = compileSmall("acis", { ...trees, ...files });
  return { rows: tables.hennas.map(({ row }) => row), account: accounts.find(({ table }) => table === "hennas") };
};

test("reads a dump of hennas and the classes of another; one that no class can use is lost", () => {
  const { rows, account } = compiled(dumpOf("henna", COLUMNS, ...ROWS));
  expect(rows).toEqual(EXPECTED);
  expect(account).toEqual({ table: "hennas", held: 3, read: 2 });
});

test.each(["'x',5", "54,'x'"])("of classes with the row %s no henna has half", (row) => {
  const files = dumpOf("henna_trees", "class_id symbol_id", "53,5", row, "54,6");
  const { rows } = compiled({ ...dumpOf("henna", COLUMNS, ...ROWS), ...files });
  expect(rows).toEqual(row.endsWith(",5") ? EXPECTED.slice(1) : []);
});

test("reads mentality in its right spelling", () => {
  expect(compiled(dumpOf("henna", COLUMNS.replace("stat_MEM", "stat_MEN"), ...ROWS)).rows).toEqual(EXPECTED);
});

test.each(["symbol_id", "dye_id", "price", "stat_STR", "stat_MEM"])("without %s no henna is half of one", (column) => {
  const { rows, account } = compiled(dumpOf("henna", COLUMNS.replace(column, "other"), ...ROWS));
  expect(rows).toEqual([]);
  expect(account).toEqual({ table: "hennas", held: 3, read: 0 });
});

test("reads lines in place of the dump, and loses one that is too short", () => {
  const { rows, account } = compiled({
    "csv/henna.csv": `# symbol_id;symbol_name;dye_id\n\n5;reeds;60;10;5100;0;1;-3;0;0;0\n6;moss;57;10;900;-2;0;0;2;0\n`,
  });
  expect(rows).toEqual(EXPECTED.slice(0, 1));
  expect(account).toEqual({ table: "hennas", held: 2, read: 1 });
});

test("reads the elements of aCis before 2017, with the classes of each henna", () => {
  const stats = 'INT="0" STR="1" CON="-3" MEN="0" DEX="0" WIT="0"';
  const element = `<henna symbol_id="5" dye_id="60" price="5100" ${stats} classes="53,54,"/>`;
  const { dyeCount, ...expected } = { dyeCount: undefined, ...EXPECTED[0] };
  const { rows, account } = compiled({ "xml/henna.xml": `<list>${element}${element.replace("CON", "CNO")}</list>` });
  expect(rows).toEqual([expected]);
  expect(account).toEqual({ table: "hennas", held: 2, read: 1 });
});

test("counts lines that nothing reads", () => {
  const { accounts } = compileSmall("acis", { "csv/henna.csv": "5;reeds;60;10;5100;0;1;-3;0;0;0\n" });
  expect(accounts).toContainEqual({ table: "hennas", held: 1, read: 0 });
});
