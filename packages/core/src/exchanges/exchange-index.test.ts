import { etcItemRow, npcRow } from "@gamedata/fixtures";
import { expect, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getExchanges, getItem, getItemSources, getItemUses, getNpcShop, listExchanges } from "../index.js";

const items = [etcItemRow(57, "Adena"), etcItemRow(5, "Mud"), etcItemRow(6, "Reed"), etcItemRow(7, "Token")];
const npcs = [npcRow(1, "Rush", { type: "Merchant" })];
const curated = { multisellId: 3, position: 1, required: [{ itemId: 5, count: 1 }], produces: { itemId: 6, count: 1 } };
const multisells = [
  {
    id: 4,
    npcIds: [1],
    entries: [
      {
        required: [
          { itemId: 7, count: 1, isKept: true as const },
          { itemId: 57, count: 10 },
        ],
        produces: { itemId: 5, count: 2 },
      },
    ],
  },
];

test("items and shops show the curated exchanges, and all exchanges of a data set without curated ones", () => {
  const mud = (exchanges: readonly (typeof curated)[]) =>
    getItem(catalogWith({ items, npcs, multisells, exchanges }), 5);
  expect(mud([curated]).exchangeFor?.map(({ multisellId }) => multisellId)).toEqual([3]);
  expect(mud([curated])).not.toHaveProperty("exchangeFrom");
  expect(mud([])).not.toHaveProperty("exchangeFor");
  expect(mud([]).exchangeFrom).toEqual(yaml`
    - { multisellId: 4, maintainEnchantment: false, npcs: [{ id: 1, name: Rush }],
      required: [
        { itemId: 7, name: Token, iconFile: null, count: 1, isKept: true },
        { itemId: 57, name: Adena, iconFile: null, count: 10 }],
      produces: { itemId: 5, name: Mud, iconFile: null, count: 2 } }
  `);
  const shop = getNpcShop(catalogWith({ items, npcs, multisells }), 1);
  expect(shop.exchanges).toHaveLength(1);
});

test("an item lists its first 200 exchanges, and counts them where there are more", () => {
  const entries = Array.from({ length: 201 }, (_, index) => ({
    required: [{ itemId: 57, count: index + 1 }],
    produces: { itemId: 5, count: 1 },
  }));
  const catalogOf = (count: number) =>
    catalogWith({ items, npcs, multisells: [{ id: 4, npcIds: [1], entries: entries.slice(0, count) }] });
  const [all, cut] = [catalogOf(200), catalogOf(201)];
  expect(getItem(all, 57).exchangeFor).toHaveLength(200);
  expect(getItem(all, 57)).not.toHaveProperty("exchangeForCount");
  expect(getItem(cut, 57).exchangeFor).toHaveLength(200);
  expect(getItem(cut, 57).exchangeForCount).toBe(201);
  expect(getItem(cut, 5).exchangeFromCount).toBe(201);
  // Its sources and uses have all of them.
  expect(getItemSources(cut, 5, {}).exchangeFrom).toHaveLength(201);
  expect(getItemUses(cut, 57).exchanges).toHaveLength(201);
});

test("a multisell that only NPCs offer which the data set does not have is not listed", () => {
  const [offered] = multisells;
  if (offered === undefined) throw new Error("there is no multisell");
  const catalog = catalogWith({ items, npcs, multisells: [offered, { ...offered, id: 5, npcIds: [2] }] });
  expect(listExchanges(catalog, {}).data.map(({ id }) => id)).toEqual([4]);
  expect(getItemSources(catalog, 5, {}).exchangeFrom).toHaveLength(1);
  expect(getExchanges(catalog, [4, 5]).meta.missing).toEqual([5]);
});

test("an exchange by chance shows the chance of each product, and the enchantments on both sides", () => {
  const entry = {
    required: [{ itemId: 7, count: 1, enchant: 10 }],
    produces: { itemId: 5, count: 1, chance: 20 },
    alsoProduces: [{ itemId: 6, count: 2, chance: 80, enchant: 4 }],
  };
  const catalog = catalogWith({ items, npcs, multisells: [{ id: 4, npcIds: [1], entries: [entry] }] });
  const shown = {
    required: [{ itemId: 7, name: "Token", iconFile: null, count: 1, enchant: 10 }],
    produces: { itemId: 5, name: "Mud", iconFile: null, count: 1, chance: 20 },
    alsoProduces: [{ itemId: 6, name: "Reed", iconFile: null, count: 2, chance: 80, enchant: 4 }],
  };
  expect(getExchanges(catalog, [4]).data[0]?.entries).toEqual([shown]);
  expect(getItem(catalog, 6).exchangeFrom).toMatchObject([shown]);
  expect(getItemSources(catalog, 6, {}).exchangeFrom).toMatchObject([shown]);
  expect(getNpcShop(catalog, 1).exchanges).toMatchObject([shown]);
});

test("a multisell and a buy list for which the source names no NPC are kept without one", () => {
  const [{ entries = [] } = {}] = multisells;
  const buyLists = [
    { id: 2, products: [{ itemId: 5, price: 1 }] },
    { id: 3, npcId: 1, alsoNpcIds: [8], products: [{ itemId: 5, price: 6 }] },
  ];
  const sellers = [...npcs, npcRow(8, "Wren", { type: "Merchant" })];
  const catalog = catalogWith({ items, npcs: sellers, multisells: [{ id: 4, entries }], buyLists });
  expect(listExchanges(catalog, {}).data).toMatchObject([{ id: 4, npcs: [] }]);
  expect(listExchanges(catalog, { npc: 1 }).data).toEqual([]);
  expect(getItem(catalog, 5).exchangeFrom).toMatchObject([{ multisellId: 4, npcs: [] }]);
  expect(getNpcShop(catalog, 1)).not.toHaveProperty("exchanges");
  expect(getItem(catalog, 5).soldBy).toEqual([
    { npc: { id: 1, name: "Rush" }, price: 6, buyListId: 3 },
    { npc: { id: 8, name: "Wren" }, price: 6, buyListId: 3 },
    { npc: null, price: 1, buyListId: 2 },
  ]);
  expect(getNpcShop(catalog, 8).buyList).toMatchObject([{ itemId: 5, price: 6, buyListId: 3 }]);
});
