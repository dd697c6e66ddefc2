import { expect, test } from "vitest";
import { compileSmall, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const hennas = (content: string) => ({
  "data/stats/hennaList.xml": `<list><henna dyeId="5" dyeItemId="60">${content}</henna></list>`,
});

const FEE =
  '<stats str="1" con="-3" dex="0" int="0" men="0" wit="0"/><wear count="10" fee="5100"/><cancel count="5" fee="1020"/>';

const usual = {
  ...{ symbolId: 5, dyeItemId: 60, engravePrice: 5100, dyeCount: 10, removalFee: 1020, returnedDyes: 5 },
  statChanges: { STR: 1, CON: -3 },
};

test("reads the classes of a symbol, each once", () => {
  const classes = [1, 2, 1].map((id) => `<classId>${id}</classId>`).join("");
  expect(smallRows("mobius", "hennas", hennas(FEE + classes))).toEqual([{ ...usual, classIds: [1, 2] }]);
});

test("reads a symbol whose facts are attributes in whatever case", () => {
  const henna = '<henna SymbolId="5" dyeId="60" price="5100" STR="1" CON="-3" DEX="0" classes="1;2"/>';
  expect(smallRows("acis", "hennas", { "xml/hennas.xml": `<list>${henna}</list>` })).toEqual([
    { ...usual, classIds: [1, 2] },
  ]);
});

test("reads the stats of later chronicles", () => {
  const [row] = smallRows("mobius", "hennas", hennas('<stats luc="2" cha="-1"/><wear fee="7"/><classId>1</classId>'));
  expect(row?.statChanges).toEqual({ LUC: 2, CHA: -1 });
});

test("a symbol of L2J Mobius that names no class is for all of them", () => {
  expect(soundRows("mobius", "hennas", hennas(FEE.replace("<wear", '<wear l2coinfee="20"')), 1)).toEqual([usual]);
});

test("reads the skills that a symbol gives", () => {
  const rows = smallRows("mobius", "hennas", hennas(`${FEE}<skill id="1" level="1"/><classId>1</classId>`));
  expect(rows).toMatchObject([{ skills: [{ id: 1, level: 1 }] }]);
});

const dye = (content: string, attributes = "") => ({
  "data/hennas.xml": `<list><henna name="[dye_s1c3]" dye_id="5" dye_item_id="60" dye_level="2" str="1" con="-3" int="0" need_count="10"
wear_fee="5100" cancel_count="5" cancel_fee="1020" ${attributes}>${content}</henna></list>`,
});

test("reads a symbol of L2-Scripts", () => {
  const content = '<skills><skill id="130" level="1"/></skills><class id="9"/><class id="8"/><class id="9"/>';
  const found = soundRows("l2scripts", "hennas", dye(content), 1);
  expect(found).toEqual([{ ...usual, skills: [{ id: 130, level: 1 }], classIds: [9, 8] }]);
});

test("reads a symbol of L2-Scripts for all classes of a level, of which awakened ones are in no data set", () => {
  const levels = ["FIRST", "AWAKED"].map((level) => `<class level="${level}"/>`).join("");
  const [henna] = compileSmall("l2scripts", dye(`${levels}<class id="2"/>`)).tables.hennas;
  expect(henna?.row.classIds).toHaveLength(21);
  expect(henna?.row.classIds?.slice(-3)).toEqual([125, 126, 2]);
});

test.each([
  ["another attribute", dye('<class id="9"/>', 'period="7"')],
  ["an unknown level of classes", dye('<class level="FIFTH"/>')],
  ["a class without an id and a level", dye('<class id="9"/><class/>')],
  ["no class", dye("")],
  ["another element", dye('<class id="9"/><period days="7"/>')],
])("leaves a symbol of L2-Scripts with %s out", (_, files) => {
  expectLost("l2scripts", "hennas", files);
});

const priced = (content: string, attributes = "") => ({
  "data/hennas.xml": `<list><henna symbol_id="5" dye_id="60" price="5104" wit="0" int="0" men="0" dex="0" str="1" con="-3" ${attributes}>
${content}</henna></list>`,
});

test("reads a symbol of L2-Scripts up to Lindvior, that takes ten dyes where it states no number", () => {
  // A fifth of the price, 1,020.8, is paid to remove it.
  const { returnedDyes: _, ...rest } = { ...usual, engravePrice: 5104, classIds: [9, 8] };
  const classes = '<class id="9"/><class id="8"/>';
  expect(soundRows("l2scripts", "hennas", priced(classes, 'name="symbol_s+1c-3_d"'), 1)).toEqual([rest]);
  expect(soundRows("l2scripts", "hennas", priced(classes, 'draw_count="7" skillId="0"'), 1)).toEqual([
    { ...rest, dyeCount: 7 },
  ]);
  expectLost("l2scripts", "hennas", priced(classes, 'skillId="130"'));
  expectLost("l2scripts", "hennas", priced(""));
});

const facts = { symbol_id: 5, dye_id: 60, dye_amount: 10, price: 5100, cancel_fee: 1020, availableClass: "2 9" };
const ofFacts = (stat: string) => {
  const children = Object.entries(facts).map(([name, value]) => `<${name} val="${value}"/>`);
  return { "xml/hennas.xml": `<list><henna>${children.join("")}${stat}</henna></list>` };
};

test("reads a symbol whose facts are children", () => {
  const { returnedDyes: _, ...rest } = usual;
  expect(soundRows("acis", "hennas", ofFacts('<stat str="1" con="-3" dex="0"/>'), 1)).toEqual([
    { ...rest, classIds: [2, 9] },
  ]);
  expectLost("acis", "hennas", ofFacts('<sttat str="1" con="-3"/>'));
});
