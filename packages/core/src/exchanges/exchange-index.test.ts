import { datasetWith, etcItemRow, npcRow } from "@gamedata/fixtures";
import { expect, test } from "vitest";
import {
  createCatalog,
  getExchanges,
  getItem,
  getItemSources,
  getItemUses,
  getNpcShop,
  listExchanges,
} from "../index.js";

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
    getItem(createCatalog(datasetWith({ items, npcs, multisells, exchanges })), 5);
  expect(mud([curated]).exchangeFor?.map(({ multisellId }) => multisellId)).toEqual([3]);
  expect(mud([curated])).not.toHaveProperty("exchangeFrom");
  expect(mud([])).not.toHaveProperty("exchangeFor");
  expect(mud([]).exchangeFrom).toEqual([
    {
      multisellId: 4,
      maintainEnchantment: false,
      npcs: [{ id: 1, name: "Rush" }],
      required: [
        { itemId: 7, name: "Token", iconFile: null, count: 1, isKept: true },
        { itemId: 57, name: "Adena", iconFile: null, count: 10 },
      ],
      produces: { itemId: 5, name: "Mud", iconFile: null, count: 2 },
    },
  ]);
  const shop = getNpcShop(createCatalog(datasetWith({ items, npcs, multisells })), 1);
  expect(shop.exchanges).toHaveLength(1);
});

test("an item lists its first 200 exchanges, and counts them where there are more", () => {
  const entries = Array.from({ length: 201 }, (_, index) => ({
    required: [{ itemId: 57, count: index + 1 }],
    produces: { itemId: 5, count: 1 },
  }));
  const catalogOf = (count: number) =>
    createCatalog(datasetWith({ items, npcs, multisells: [{ id: 4, npcIds: [1], entries: entries.slice(0, count) }] }));
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
  const catalog = createCatalog(
    datasetWith({ items, npcs, multisells: [offered, { ...offered, id: 5, npcIds: [2] }] }),
  );
  expect(listExchanges(catalog, {}).data.map(({ id }) => id)).toEqual([4]);
  expect(getItemSources(catalog, 5, {}).exchangeFrom).toHaveLength(1);
  expect(getExchanges(catalog, [4, 5]).meta.missing).toEqual([5]);
});
