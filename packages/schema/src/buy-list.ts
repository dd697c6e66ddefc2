import * as v from "valibot";
import { exchangeOption } from "./exchange.js";
import { buyListId, itemId, npcId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { count, positiveCount } from "./measure.js";
import { itemRef, npcRef } from "./reference.js";

export const buyListProduct = v.strictObject({
  itemId,
  price: v.pipe(count, v.description("Adena.")),
  count: v.exactOptional(v.pipe(positiveCount, v.description("Pieces in stock, where limited."))),
  restockDelay: v.exactOptional(v.pipe(positiveCount, v.description("Minutes until the stock is full again."))),
});
/** One thing on a buy list; `price` in adena. */
export type BuyListProduct = Immutable<v.InferOutput<typeof buyListProduct>>;

export const buyListRow = v.strictObject({
  id: buyListId,
  npcId,
  products: v.pipe(v.array(buyListProduct), v.minLength(1)),
});
/** What one NPC sells. Table `buyLists`; lists that are bound to no NPC are no shops and left out. */
export type BuyListRow = Immutable<v.InferOutput<typeof buyListRow>>;

export const shopProduct = v.strictObject({
  ...itemRef.entries,
  price: v.pipe(count, v.description("Adena.")),
  buyListId,
});
/** One thing that an NPC sells; `price` in adena. */
export type ShopProduct = Immutable<v.InferOutput<typeof shopProduct>>;

export const shopView = v.strictObject({
  npc: npcRef,
  buyList: v.exactOptional(v.pipe(v.array(shopProduct), v.minLength(1))),
  exchanges: v.exactOptional(v.pipe(v.array(exchangeOption), v.minLength(1))),
});
/** All that an NPC sells and exchanges; a kind that it has none of is left out. */
export type ShopView = Immutable<v.InferOutput<typeof shopView>>;

export const itemSoldBy = v.strictObject({ npc: npcRef, price: shopProduct.entries.price, buyListId });
/** An NPC that sells an item; `price` in adena. */
export type ItemSoldBy = Immutable<v.InferOutput<typeof itemSoldBy>>;
