import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const filesOf = (lists: string) => ({ "data/merchant_buylists.xml": `<list>${lists}</list>` });

test("reads the lists of L2-Scripts, whose products cost the price of their item and the markup", () => {
  const files = filesOf(`<tradelist npc="1001" shop="9" markup="15"><item id="60" name="Coin"/><item id="57" price="7"/>
<item id="61" price="90" count="5" time="60"/></tradelist>
<tradelist npc="1001;1002" shop="10;11" markup="0;20"><item id="60" name="Coin"/></tradelist>
<tradelist npc="-1" shop="2" markup="0"><item id="60" name="Coin"/></tradelist>`);
  // The lists of game masters are left out on purpose. 35 and 15 percent of it are 40.25, and 35 and 20 percent 42.
  expect(soundRows("l2scripts", "buyLists", files, 5)).toEqual(yaml`
    - { id: 9, npcId: 1001,
      products: [
        { itemId: 60, price: 40 },
        { itemId: 57, price: 7 },
        { itemId: 61, price: 90, count: 5, restockDelay: 60 }] }
    - { id: 10, npcId: 1001, products: [{ itemId: 60, price: 35 }] }
    - { id: 11, npcId: 1002, products: [{ itemId: 60, price: 42 }] }
  `);
});

test("reads the files that the list of them names, in its order, and 0 of a number as none", () => {
  const listOf = (shop: number, item: string) =>
    `<list><tradelist npc="1001" shop="${shop}" markup="0">${item}</tradelist></list>`;
  const files = {
    "data/merchant_filelists.xml":
      '<list><file name="clanhalls_buylists.xml"/><file name="merchant_buylists.xml"/></list>',
    "data/merchant_buylists.xml": listOf(9, '<item id="60" count="0" time="0"/>'),
    "data/clanhalls_buylists.xml": listOf(8, '<item id="57"/>'),
  };
  expect(soundRows("l2scripts", "buyLists", files, 2)).toEqual([
    { id: 8, npcId: 1001, products: [{ itemId: 57, price: 1 }] },
    { id: 9, npcId: 1001, products: [{ itemId: 60, price: 35 }] },
  ]);
});

test("reads the lists of later revisions by NPC, with the markup of a product in place of that of its list", () => {
  const files = {
    "data/buylists/npc/1001.xml": `<list><npc id="1001"><buylist id="1" base_markup="15"><item id="60"/><item id="57" price="7"/></buylist>
<buylist id="2"><item id="60" markup="20" count="3" time="360"/></buylist></npc></list>`,
    "data/buylists/gm.xml": '<list><npc id="-1"><buylist id="10001"><item id="60"/></buylist></npc></list>',
  };
  expect(soundRows("l2scripts", "buyLists", files, 3)).toEqual(yaml`
    - { id: 100101, npcId: 1001, products: [{ itemId: 60, price: 40 }, { itemId: 57, price: 7 }] }
    - { id: 100102, npcId: 1001, products: [{ itemId: 60, price: 42, count: 3, restockDelay: 360 }] }
  `);
});

test("reads the lists that NPCs of L2Jts state themselves, numbered as those of later revisions", () => {
  const { tables, losses, accounts } = compileSmall("l2scripts", {
    "data/npc/1.xml": `<list><npc id="1003" name="Wren" title=""><set name="type" value="Merchant"/><tradelist><trade id="1">
<item item_id="60" name="Coin" markup="12.5"/><item item_id="57" count="5" time="60"/></trade>
<trade id="2"><item item_id="60" discount="5"/></trade></tradelist></npc></list>`,
    "data/xmlscript/custom_buylist/custom_buylist.xml":
      '<list><tradelist npc="-1" shop="9001"><item id="60"/></tradelist></list>',
  });
  expect(losses.map((loss) => loss.includes("discount"))).toEqual([true]);
  // 35 and 12.5 percent of it are 39.375. The list of game masters is left out on purpose.
  expect(accounts).toContainEqual({ table: "buyLists", held: 3, read: 2 });
  expect(tables.buyLists.map(({ row }) => row)).toEqual(yaml`
    - { id: 100301, npcId: 1003, products: [
        { itemId: 60, price: 39 },
        { itemId: 57, price: 1, count: 5, restockDelay: 60 }] }
  `);
});

test("keeps the last of two lists of one shop, as the engine", () => {
  const listOf = (itemId: number) => `<tradelist npc="1001" shop="9" markup="0"><item id="${itemId}"/></tradelist>`;
  const rows = smallRows("l2scripts", "buyLists", filesOf(listOf(57) + listOf(60)));
  expect(rows.map(({ products }) => products)).toEqual([[{ itemId: 60, price: 35 }]]);
});

test.each([
  ["with shops for other NPCs", '<tradelist npc="1001;1002" shop="9" markup="0"><item id="60"/></tradelist>'],
  ["whose item has no known price", '<tradelist npc="1001" shop="9" markup="0"><item id="99"/></tradelist>'],
  ["with another attribute", '<tradelist npc="1001" shop="9" discount="5"><item id="60"/></tradelist>'],
])("leaves a list %s out, and counts its products", (_, list) => {
  expectLost("l2scripts", "buyLists", filesOf(list));
});

test("a list of an NPC with a number of three digits is left out", () => {
  const list = '<buylist id="100"><item id="60"/></buylist>';
  expectLost("l2scripts", "buyLists", { "data/buylists/1001.xml": `<list><npc id="1001">${list}</npc></list>` });
});
