import { expect, test } from "vitest";
import { compileSmall, expectLost } from "../../../fixtures/small-datapack.js";

const filesOf = (lists: string) => ({ "data/merchant_buylists.xml": `<list>${lists}</list>` });

test("reads the lists of L2-Scripts, whose products cost the price of their item and the markup", () => {
  const { tables, losses, accounts } = compileSmall(
    "l2scripts",
    filesOf(`<tradelist npc="1001" shop="9" markup="15"><item id="60" name="Coin"/><item id="57" price="7"/>
<item id="61" price="90" count="5" time="60"/></tradelist>
<tradelist npc="1001;1002" shop="10;11" markup="0;20"><item id="60" name="Coin"/></tradelist>
<tradelist npc="-1" shop="2" markup="0"><item id="60" name="Coin"/></tradelist>`),
  );
  expect(losses).toEqual([]);
  // The lists of game masters are left out on purpose.
  expect(accounts).toContainEqual({ table: "buyLists", held: 5, read: 5 });
  // 35 and 15 percent of it are 40.25, and 35 and 20 percent 42.
  expect(tables.buyLists.map(({ row }) => row)).toEqual([
    {
      id: 9,
      npcId: 1001,
      products: [
        { itemId: 60, price: 40 },
        { itemId: 57, price: 7 },
        { itemId: 61, price: 90, count: 5, restockDelay: 60 },
      ],
    },
    { id: 10, npcId: 1001, products: [{ itemId: 60, price: 35 }] },
    { id: 11, npcId: 1002, products: [{ itemId: 60, price: 42 }] },
  ]);
});

test("keeps the last of two lists of one shop, as the engine", () => {
  const listOf = (itemId: number) => `<tradelist npc="1001" shop="9" markup="0"><item id="${itemId}"/></tradelist>`;
  const { tables } = compileSmall("l2scripts", filesOf(listOf(57) + listOf(60)));
  expect(tables.buyLists.map(({ row }) => row.products)).toEqual([[{ itemId: 60, price: 35 }]]);
});

test.each([
  ["with shops for other NPCs", '<tradelist npc="1001;1002" shop="9" markup="0"><item id="60"/></tradelist>'],
  ["whose item has no known price", '<tradelist npc="1001" shop="9" markup="0"><item id="99"/></tradelist>'],
  ["with another attribute", '<tradelist npc="1001" shop="9" discount="5"><item id="60"/></tradelist>'],
])("leaves a list %s out, and counts its products", (_, list) => {
  expectLost("l2scripts", "buyLists", filesOf(list));
});
