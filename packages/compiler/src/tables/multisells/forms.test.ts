import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const listOf = (entries: string, attributes = "", npcs = "<npcs><npc>1002</npc></npcs>") => ({
  "data/multisell/7.xml": `<list ${attributes}>${npcs}${entries}</list>`,
});

const entryOf = (ingredients: string, productions = '<production id="62" count="1"/>') =>
  `<item>${ingredients}${productions}</item>`;

const COIN = '<ingredient id="60" count="5"/>';

const exchangesOf = (...list: Parameters<typeof listOf>) =>
  smallRows("mobius", "multisells", listOf(...list)).flatMap(({ entries }) => entries);

const required = [{ itemId: 60, count: 5 }];
const hat = { required, produces: { itemId: 62, count: 1 } };
const product = (id: number, rest = "") => `<production id="${id}" count="1"${rest && ` ${rest}`}/>`;

const byChance = product(61, 'chance="20"') + product(62, 'chance="80"');

test.each(["", 'isChanceMultisell="true"'])("reads the chance of each product, in a list with %j", (attributes) => {
  expect(exchangesOf(entryOf(COIN, byChance), attributes)).toEqual([
    { required, produces: { itemId: 61, count: 1, chance: 20 }, alsoProduces: [{ itemId: 62, count: 1, chance: 80 }] },
  ]);
});

test("states no chance of what is certain, and leaves out what a list by chance only shows", () => {
  const certain = product(62, 'chance="100"');
  expect(exchangesOf(entryOf(COIN, product(61) + certain), 'isChanceMultisell="true"')).toEqual([hat]);
  expect(exchangesOf(entryOf(COIN, certain))).toEqual([hat]);
  expect(exchangesOf(entryOf(COIN), 'isChanceMultisell="true"')).toEqual([hat]);
});

test.each([
  ["an enchantment of an ingredient", "enchantmentLevel", "enchant"],
  ["the same in another spelling", "enchantLevel", "enchant"],
  ["the spelling of aCis", "enchant", "enchant"],
])("reads %s", (_what, attribute, field) => {
  const entry = entryOf(`<ingredient id="61" count="1" ${attribute}="10"/>`, product(62, `${attribute}="4"`));
  expect(exchangesOf(entry)).toEqual([
    { required: [{ itemId: 61, count: 1, [field]: 10 }], produces: { itemId: 62, count: 1, [field]: 4 } },
  ]);
});

test("reads a count with a space behind it, and a kept ingredient as L2JFrozen spells it", () => {
  const kept = '<ingredient id="60" count="1" mantainIngredient="true"/>';
  const [exchange] = exchangesOf(entryOf(`<ingredient id="57" count="356200 "/>${kept}`));
  expect(exchange?.required).toEqual(yaml`[{ itemId: 57, count: 356200 }, { itemId: 60, count: 1, isKept: true }]`);
});

test("names the points of later games where a multisell uses them", () => {
  const points = (id: number) => entryOf(`<ingredient id="${id}" count="100"/>`);
  const files = listOf(`${points(-500)}${points(-700)}${points(-400)}`);
  expect(smallRows("mobius", "multisells", files)[0]?.entries.map((one) => one.required[0]?.itemId)).toEqual([
    65_036, 64_836, 65_136,
  ]);
  expect(smallRows("mobius", "pointCurrencies", files)).toEqual([
    { itemId: 64_836, name: "Honor Coins" },
    { itemId: 65_036, name: "Raid Points" },
    { itemId: 65_136, name: "Field Cycle Points" },
    { itemId: 65_236, name: "Fame" },
    { itemId: 65_336, name: "Clan Reputation Score" },
    { itemId: 65_436, name: "PC Cafe Points" },
  ]);
});

test("names the points that an aCis server without a list of them uses", () => {
  const entry = entryOf('<ingredient id="65336" count="9"/>', product(60));
  const files = { "xml/multisell/7.xml": `<list><npcs><npc>1001</npc></npcs>${entry}</list>` };
  expect(smallRows("acis", "pointCurrencies", files)).toEqual([{ itemId: 65_336, name: "Clan Reputation Score" }]);
});

test.each([
  ["an unknown currency", entryOf(`${COIN}<ingredient id="-600" count="5"/>`)],
  ["an ingredient without a count", entryOf(`${COIN}<ingredient id="57"/>`)],
  ["an ingredient that cannot be read", entryOf(`${COIN}<ingredient id="57" count="many"/>`)],
  ["an unknown element", entryOf(`${COIN}<ingrediant id="57" count="5"/>`)],
  ["an unknown attribute of an ingredient", entryOf('<ingredient id="61" count="1" enchantmnt="10"/>')],
  ["a chance in an unknown spelling", entryOf(COIN, product(61, 'chanse="20"'))],
  ["a second product that cannot be read", entryOf(COIN, `${product(61)}<production id="62" count="x"/>`)],
  ["chances above 100 %", entryOf(COIN, product(61, 'chance="60"') + product(62, 'chance="50"'))],
  ["a chance of one product and none of another", entryOf(COIN, product(61, 'chance="60"') + product(62))],
  ["no ingredient", entryOf("")],
])("leaves out an exchange with %s as a whole, and counts it", (_what, entry) => {
  const { tables, accounts, diagnostics } = compileSmall("mobius", listOf(`${entry}${entryOf(COIN)}`));
  expect(tables.multisells.flatMap(({ row }) => row.entries)).toEqual([hat]);
  expect(accounts).toContainEqual({ table: "multisells", held: 2, read: 1 });
  expect(diagnostics.flatMap(({ severity, table }) => (severity === "loss" ? table : []))).toEqual(["multisells"]);
});

test.each([
  ["a factor of its counts", 'ingredientMultiplier="2.0"'],
  ["an unknown attribute", 'isChance="true"'],
])("leaves out what a list with %s holds", (_what, attributes) => {
  expectLost("mobius", "multisells", listOf(entryOf(COIN), attributes));
});

test("an NPC that a file names twice offers its multisell once", () => {
  const npcs = "<npcs><npc>1002</npc><npc>1001</npc><npc>1002</npc></npcs>";
  expect(smallRows("mobius", "multisells", listOf(entryOf(COIN), "", npcs))[0]?.npcIds).toEqual([1002, 1001]);
});

test.each(["", "<npcs><npc>-1</npc></npcs>"])("keeps a multisell with %j without an NPC, and says so", (npcs) => {
  const { tables, accounts, diagnostics } = compileSmall("mobius", listOf(entryOf(COIN), "", npcs));
  expect(tables.multisells.map(({ row }) => row)).toEqual([{ id: 7, entries: [hat] }]);
  expect(accounts).toContainEqual({ table: "multisells", held: 1, read: 1 });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ severity: "warning", what: "multisell 7", expected: "an NPC that offers it" }),
  );
});

test("leaves out a multisell whose NPCs cannot be read", () => {
  expect(smallRows("mobius", "multisells", listOf(entryOf(COIN), "", "<npcs><npc>trader</npc></npcs>"))).toEqual([]);
});

test("leaves out an exchange of a list by chance with two products and no chance", () => {
  const files = listOf(`${entryOf(COIN, product(61) + product(62))}${entryOf(COIN)}`, 'isChanceMultisell="true"');
  expect(compileSmall("mobius", files).accounts).toContainEqual({ table: "multisells", held: 2, read: 1 });
});

test.each(["1 - Copia", "1 (2)", "Copy of 1"])("leaves out the list of %s.xml, which nothing opens", (name) => {
  const [list = ""] = Object.values(listOf(entryOf(COIN)));
  const { tables, losses, accounts, diagnostics } = compileSmall("mobius", {
    "data/multisell/1.xml": list,
    [`data/multisell/${name}.xml`]: list,
  });
  expect(tables.multisells.map(({ row }) => row.id)).toEqual([1]);
  expect(losses).toEqual([]);
  expect(accounts).toContainEqual({ table: "multisells", held: 1, read: 1 });
  expect(diagnostics.map(({ file, what }) => [file, what])).toContainEqual([`data/multisell/${name}.xml`, "file name"]);
});

test("takes the name of a file without its ending for the id of a multisell, in whatever case", () => {
  const [list] = Object.values(listOf(entryOf(COIN)));
  const rows = smallRows("mobius", "multisells", { "data/multisell/7.XML": list ?? "" });
  expect(rows.map(({ id }) => id)).toEqual([7]);
});

test("gives a multisell of aCis whose file has no number the hash of its name in Java, and leaves out copies", () => {
  const list = '<list><item><ingredient id="57" count="5"/><production id="1" count="1"/></item></list>';
  const names = ["boss", "tournament", "sub/Donate Misc", "7 - Copia"];
  const files = Object.fromEntries(names.map((name) => [`xml/multisell/${name}.xml`, list]));
  // ((98 × 31 + 111) × 31 + 115) × 31 + 115
  const ids = new Set(soundRows("acis", "multisells", files).map((row) => row.id));
  expect(ids).toEqual(new Set([3_029_869, 820_319_229, 3_298_974_185]));
});

test("reads a multisell of L2-Scripts, which is taxed unless it says otherwise", () => {
  const rowOf = (config: string, entry = entryOf(COIN)) =>
    smallRows("l2scripts", "multisells", listOf(`${config}${entry}`, "", ""))[0];
  expect(rowOf('<config show_all="true" no_tax="true" keep_enchanted="false"/>')).toEqual({ id: 7, entries: [hat] });
  const kept = rowOf('<config showall="false" keepenchanted="true"/>');
  expect(kept).toMatchObject({ maintainEnchantment: true, appliesTaxes: true });
  expect(rowOf('<config type="NORMAL"/>')).toMatchObject({ appliesTaxes: true });
  // The engine's list has taxes until a file says otherwise.
  expect(rowOf("")).toMatchObject({ appliesTaxes: true });
  for (const config of ["", '<config type="chanced"/>', '<config no_tax="true"/>'])
    expectLost("l2scripts", "multisells", listOf(config + entryOf(COIN, byChance), "", ""));
  for (const config of ['<config type="other"/>', '<config rate="5"/>'])
    expectLost("l2scripts", "multisells", listOf(config + entryOf(COIN), "", ""));
});
