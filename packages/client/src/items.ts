import type { BulkMethod, DetailMethod, ListMethod, SublistMethod } from "./method.js";
import type { ItemListQuery } from "./query.js";
import type { ItemDetail, ItemId, ItemSourceEntry, ItemSummary } from "./resources.js";
import type { Verbs } from "./verbs.js";

/** Items, and the NPCs that they come from. */
export interface ItemMethods {
  /**
   * Lists items.
   *
   * @example
   * ```ts
   * const page = await client.listItems({ q: "draconic", type: "weapon", sort: "-name", limit: 10 });
   * assert.equal(page.data[0]?.name, "Draconic Slicer");
   * ```
   */
  readonly listItems: ListMethod<ItemSummary, ItemListQuery>;

  /**
   * Gives an item with all of its cross-links; otherwise `ITEM_NOT_FOUND`.
   *
   * @example
   * ```ts
   * const adena = await client.getItem(57, { fields: ["name", "type"] });
   * assert.deepEqual(adena, { name: "Adena", type: "etcitem" });
   * ```
   */
  readonly getItem: DetailMethod<ItemId, ItemDetail>;

  /**
   * Gives many items by id.
   *
   * @example
   * ```ts
   * const { data, missing } = await client.getItems([57, 1, 99_999]);
   * assert.deepEqual(data.map((item) => item.name), ["Adena", "Short Sword"]);
   * assert.deepEqual(missing, [99_999]);
   * ```
   */
  readonly getItems: BulkMethod<ItemId, ItemDetail>;

  /**
   * Lists the NPCs that drop an item, best chance first; otherwise `ITEM_NOT_FOUND`.
   *
   * @example
   * ```ts
   * const [best] = (await client.listItemDroppers(57, { limit: 1 })).data;
   * assert.equal(typeof best?.npc.name, "string");
   * ```
   */
  readonly listItemDroppers: SublistMethod<ItemId, ItemSourceEntry>;

  /**
   * Lists the NPCs that an item can be spoiled from, best chance first; otherwise `ITEM_NOT_FOUND`.
   *
   * @example
   * ```ts
   * for await (const { npc, chanceDisplay } of client.listItemSpoilers(1864)) {
   *   assert.ok(npc.id > 0 && chanceDisplay);
   * }
   * ```
   */
  readonly listItemSpoilers: SublistMethod<ItemId, ItemSourceEntry>;
}

/** Makes the methods of items. */
export const itemMethods = ({ list, sublist, detail, bulk }: Verbs): ItemMethods => ({
  listItems: list("items"),
  getItem: detail("items"),
  getItems: bulk("items"),
  listItemDroppers: sublist("items", "/dropped-by"),
  listItemSpoilers: sublist("items", "/spoiled-by"),
});
