import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const items = `<list><item id="70" name="Reed" type="EtcItem"><set name="price" val="12"/></item></list>`;

const buyList = (products: string, npcs = "<npcs><npc>1002</npc></npcs>", attributes = "") => ({
  "data/stats/items/1.xml": items,
  "data/buylists/0000007.xml": `<list ${attributes}>${npcs}${products}</list>`,
});

const productsOf = (...list: Parameters<typeof buyList>) =>
  smallRows("mobius", "buyLists", buyList(...list)).flatMap(({ products }) => products);

test("reads a price with a space behind it, and that of the item where there is none", () => {
  const products = '<item id="61" price="100 "/><item id="70"/><item id="57" price="-1"/><item id="62" price="0"/>';
  expect(productsOf(products)).toEqual(yaml`
    [{ itemId: 61, price: 100 }, { itemId: 70, price: 12 }, { itemId: 57, price: 0 }, { itemId: 62, price: 0 }]
  `);
});

test("adds the base tax of a list or a product to the price, as L2J Mobius does", () => {
  const products = '<item id="61" price="1000"/><item id="70" baseTax="50"/>';
  expect(productsOf(products, "<npcs><npc>1002</npc></npcs>", 'baseTax="20"')).toEqual([
    { itemId: 61, price: 1200 },
    { itemId: 70, price: 18 },
  ]);
});

test("of two products of one item the last counts, at the place of the first, as in the engines, and the other is named", () => {
  const products = '<item id="61" price="100"/><item id="62" price="5"/><item id="61" price="7"/>';
  const { tables, accounts, diagnostics } = compileSmall("mobius", buyList(products));
  expect(tables.buyLists.flatMap(({ row }) => row.products)).toEqual([
    { itemId: 61, price: 7 },
    { itemId: 62, price: 5 },
  ]);
  expect(accounts).toContainEqual({ table: "buyLists", held: 2, read: 2 });
  expect(diagnostics.map(({ received }) => received)).toContain("61 again: the last counts");
});

test.each([
  ["a price that cannot be read", '<item id="61" price="free"/>'],
  ["a price in an unknown spelling", '<item id="61" prise="100"/>'],
  ["neither a price nor a known item", '<item id="99"/>'],
])("leaves out a product with %s, and counts it", (_what, product) => {
  const { tables, accounts } = compileSmall("mobius", buyList(`${product}<item id="62" price="5"/>`));
  expect(tables.buyLists.flatMap(({ row }) => row.products)).toEqual([{ itemId: 62, price: 5 }]);
  expect(accounts).toContainEqual({ table: "buyLists", held: 2, read: 1 });
});

const PRODUCT = '<item id="61" price="100"/>';

test.each(["", "<npcs><npc>-1</npc></npcs>"])("keeps a list with %j without an NPC, and says so", (npcs) => {
  const { tables, accounts, diagnostics } = compileSmall("mobius", buyList(PRODUCT, npcs));
  expect(tables.buyLists.map(({ row }) => row)).toEqual([{ id: 7, products: [{ itemId: 61, price: 100 }] }]);
  expect(accounts).toContainEqual({ table: "buyLists", held: 1, read: 1 });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ severity: "warning", what: "buy list 7", expected: "an NPC that sells from it" }),
  );
});

test("reads every NPC that sells from a list", () => {
  const rows = smallRows("mobius", "buyLists", buyList(PRODUCT, "<npcs><npc>1002</npc><npc>1001</npc></npcs>"));
  expect(rows).toEqual([{ id: 7, npcId: 1002, alsoNpcIds: [1001], products: [{ itemId: 61, price: 100 }] }]);
});

test("of two lists with one id the last one counts, as in the engines, and none of its products is lost", () => {
  const first = buyList('<item id="61" price="100"/><item id="62" price="5"/>');
  const second = '<list><npcs><npc>1002</npc></npcs><item id="61" price="90"/></list>';
  const rows = soundRows("mobius", "buyLists", { ...first, "data/buylists/custom/7.xml": second }, 1);
  expect(rows.map((row) => row.products)).toEqual([[{ itemId: 61, price: 90 }]]);
});

test("reads buy lists from dumps, by the order of the products, with stock that is full again after hours", () => {
  const rows = ["70,-1,5,1,-1,0", "61,100,5,0,9,2", "62,1,6,0,-1,0", "99,-1,5,2,-1,0"];
  const { tables, accounts } = compileSmall("mobius", {
    "data/stats/items/1.xml": items,
    ...dumpOf("merchant_shopids", "shop_id npc_id", "5,'1002'", "6,'gm'"),
    ...dumpOf("merchant_buylists", "item_id price shop_id `order` `count` time", ...rows),
  });
  const products = [
    { itemId: 61, price: 100, count: 9, restockDelay: 120 },
    { itemId: 70, price: 12 },
  ];
  expect(tables.buyLists.map(({ row }) => row)).toEqual([{ id: 5, npcId: 1002, products }]);
  expect(accounts).toContainEqual({ table: "buyLists", held: 3, read: 2 });
});

test("keeps what has a price in a list of aCis without an NPC, and names the list", () => {
  const list = (id: number, products: string) => `<buyList id="${id}" npcId="-1">${products}</buyList>`;
  const { tables, accounts, diagnostics } = compileSmall("acis", {
    "xml/buyLists.xml": `<list>${list(7, '<product id="57"/><product id="60" price="4"/>')}${list(8, '<product id="57"/>')}</list>`,
  });
  expect(tables.buyLists.map(({ row }) => row)).toEqual([{ id: 7, products: [{ itemId: 60, price: 4 }] }]);
  expect(accounts).toContainEqual({ table: "buyLists", held: 1, read: 1 });
  expect(diagnostics.map(({ what, received }) => `${what}: ${received}`)).toEqual(
    expect.arrayContaining(["buy list 7: none", "buy list 8: none, and no prices: left out"]),
  );
});

test.each([
  ["in an unknown spelling", '<set name="prise" val="12"/>', []],
  ["that cannot be read", '<set name="price" val="many"/>', []],
  ["in another case that cannot be read", '<set name="Price" val="1,000"/>', []],
  ["that is not stated", '<set name="weight" val="2"/>', [{ itemId: 71, price: 0 }]],
])("takes an item with a price %s for free only where none is stated", (_what, setting, products) => {
  const item = `<list><item id="71" name="Rush" type="EtcItem">${setting}</item></list>`;
  const files = { ...buyList('<item id="71"/>'), "data/stats/items/2.xml": item };
  expect(smallRows("mobius", "buyLists", files).flatMap((row) => row.products)).toEqual(products);
});

test.each(["ordering", "item_order"])(
  "takes the order of products from the column %s of the oldest servers",
  (column) => {
    const rows = smallRows("mobius", "buyLists", {
      ...dumpOf("merchant_shopids", "shop_id npc_id", "5,1002"),
      ...dumpOf("merchant_buylists", `item_id price shop_id ${column}`, "60,7,5,1", "61,9,5,0"),
    });
    expect(rows.map(({ products }) => products.map(({ itemId }) => itemId))).toEqual([[61, 60]]);
  },
);

const ETC = dumpOf("etcitem", "item_id name weight price", "57,'Adena',0,0", "71,'Rush',0,'1,000'");

test.each([
  ["L2jOrg", { "data/stats/items/2.xml": '<list><item id="71" name="Rush"><attributes price="1,000"/></item></list>' }],
  ["Lucera", { "data/stats/items/2.xml": '<list><etc id="71" name="Rush"><set price="1,000"/></etc></list>' }],
  ["a dump", { "data/stats/items/0.xml": "<list/>", "data/stats/items/1.xml": "<list/>", ...ETC }],
])("takes no item of %s with a price that cannot be read for free", (_server, files) => {
  const { tables, losses } = compileSmall("mobius", { ...buyList('<item id="71"/><item id="57"/>'), ...files });
  expect(tables.buyLists.flatMap(({ row }) => row.products)).toEqual([{ itemId: 57, price: 0 }]);
  expect(losses.join("\n")).toContain("price of item 71: expected a price");
});

test.each([
  ["a shop that cannot be read", "'1a',1002"],
  ["an NPC that cannot be read", "5,'1002a'"],
])("counts the products of a dump with %s as lost", (_what, shop) => {
  const files = {
    ...dumpOf("merchant_shopids", "shop_id npc_id", "6,1002", shop),
    ...dumpOf("merchant_buylists", "item_id price shop_id", "60,7,5", "61,9,6"),
  };
  const { tables, accounts, losses } = compileSmall("mobius", files);
  expect(tables.buyLists.map(({ row }) => row.id)).toEqual([6]);
  expect(accounts).toContainEqual({ table: "buyLists", held: 2, read: 1 });
  expect(losses.join("\n")).toContain("buy list 5: expected an NPC that sells from it");
});
