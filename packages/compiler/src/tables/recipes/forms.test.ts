import { expect, test } from "vitest";
import { compileSmall, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const recipe = (products: string) => `<list>
<recipe id="1" name="mk_boot" level="2" itemId="60" successRate="70" isCommonRecipe="false">
<materials><item id="57" count="4"/></materials><product>${products}</product><statUse><stat name="CUR_MP" val="30"/></statUse>
</recipe></list>`;

const usual = {
  ...{ id: 1, itemId: 60, level: 2, product: { itemId: 61, count: 5 }, ingredients: [{ itemId: 57, count: 4 }] },
  ...{ successRate: 70, mpConsume: 30, isDwarven: true },
};
const BOOTS = '<item id="61" count="5" chance="100"/>';
const rowsOf = (text: string) => smallRows("mobius", "recipes", { "data/Recipes.xml": text });

test("reads a recipe with <materials> and one product", () => {
  expect(rowsOf(recipe(BOOTS))).toEqual([usual]);
});

test("reads a recipe with a fee for NPCs that craft it", () => {
  const fee = '<npcFee><item id="57" count="9"/></npcFee>';
  expect(rowsOf(recipe('<item id="61" count="5"/>').replace("<statUse>", `${fee}<statUse>`))).toEqual([usual]);
});

test("takes the less likely one of two products for the rare one", () => {
  const products = '<item id="62" count="1" chance="4"/><item id="61" count="5" chance="96"/>';
  expect(rowsOf(recipe(products))).toEqual([{ ...usual, rare: { itemId: 62, count: 1, chance: 4 } }]);
});

test("reads a file of lines, and leaves out a line of which one ingredient cannot be read", () => {
  const lines = `# type;name;id;itemId;level;ingredients;product;count;fee;mp;rate
dwarven;mk_boot;1;60;2;[57(4)],[62(12)];61;5;[60(1)],[57(5400000)];30;70;
common;mk_hat;2;60;1;[57(4)],[61(many)];62;1;[60(1)];30;100;
`;
  const { tables, accounts, losses } = compileSmall("mobius", { "data/recipes.csv": lines });
  const ingredients = [
    { itemId: 57, count: 4 },
    { itemId: 62, count: 12 },
  ];
  expect(tables.recipes.map(({ row }) => row)).toEqual([{ ...usual, ingredients }]);
  expect(losses).toEqual([expect.stringMatching(/^data\/recipes\.csv:3: loss: recipe ingredients: /u)]);
  expect(accounts).toContainEqual({ table: "recipes", held: 2, read: 1 });
});

const scripted = (attributes: string, products: string) => ({
  "data/recipes.xml": `<list><recipe id="1" level="2" item_id="60" success_rate="70" ${attributes}>
<materials><item id="57" count="4" name="Adena"/></materials><products>${products}</products><npc_fee><item id="57" count="9"/></npc_fee></recipe></list>`,
});

test("reads a recipe of L2-Scripts", () => {
  const files = scripted('name="Recipe: Boot" mp_consume="30" is_common="false"', BOOTS);
  expect(smallRows("l2scripts", "recipes", files)).toEqual([usual]);
  const two = '<item id="61" count="5" chance="4"/><item id="57" count="1" chance="96"/>';
  const made = { product: { itemId: 57, count: 1 }, rare: { itemId: 61, count: 5, chance: 4 } };
  expect(smallRows("l2scripts", "recipes", scripted('is_common="true"', two))).toEqual([
    { ...usual, ...made, mpConsume: 0, isDwarven: false },
  ]);
});

test.each([
  ["another attribute", scripted('is_common="false" addRateAdena="9"', BOOTS)],
  ["three products", scripted('is_common="false"', BOOTS + BOOTS + BOOTS)],
  ["chances below certain together", scripted('is_common="false"', '<item id="61" count="5" chance="60"/>')],
  ["a product that cannot be read", scripted('is_common="false"', '<item id="61" amount="5" chance="100"/>')],
])("leaves a recipe of L2-Scripts with %s out", (_, files) => {
  expectLost("l2scripts", "recipes", files);
});

const ofCost = (parts: string) => ({
  "xml/recipes.xml": `<list><recipe id="1" recipeId="60" name="mk_boot" craftLevel="2" type="dwarven" successRate="70" mpCost="30">
<ingredient itemId="57" count="4"/>${parts}</recipe></list>`,
});
const BOOT = '<production itemId="61" count="5"/>';

test("reads a recipe that states its cost, or leaves it out", () => {
  expect(soundRows("acis", "recipes", ofCost(BOOT), 1)).toEqual([usual]);
  expectLost("acis", "recipes", ofCost(BOOT + BOOT));
  expectLost("acis", "recipes", ofCost(`${BOOT}<ingrdient itemId="62" count="4"/>`));
});
