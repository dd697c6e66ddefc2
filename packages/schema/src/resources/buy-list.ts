import * as v from "valibot";
import { closedObject, described, optional, optionalList } from "../values/form.js";
import { buyListId } from "../values/id.js";
import { adena, positiveCount } from "../values/measure.js";
import { exchangeOption } from "./exchange.js";
import { itemRef, npcRef } from "./reference.js";

export const shopStock = closedObject("How many pieces of a product are sold at a time to all players together.", {
  count: described(positiveCount, "Pieces of a full stock."),
  restockSeconds: optional(positiveCount, "Seconds until the stock is full again."),
});

const stock = optional(shopStock, "Missing where the stock does not end.");

export const shopProduct = closedObject("Product that an NPC sells.", () => ({
  ...itemRef.entries,
  price: adena,
  stock,
  buyListId,
}));

export const shopView = closedObject("Everything that an NPC sells and exchanges; an empty list is left out.", {
  npc: npcRef,
  buyList: optionalList(shopProduct),
  exchanges: optionalList(exchangeOption),
});

export const itemSoldBy = closedObject("NPC that sells an item, and its price.", {
  npc: described(
    v.nullable(npcRef),
    "Null where the source names no NPC: an item, a board or a script opens the list.",
  ),
  price: adena,
  stock,
  buyListId,
});
