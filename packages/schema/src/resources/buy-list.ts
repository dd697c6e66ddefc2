import * as v from "valibot";
import { closedObject, optionalList } from "../values/form.js";
import { buyListId } from "../values/id.js";
import { adena } from "../values/measure.js";
import { exchangeOption } from "./exchange.js";
import { itemRef, npcRef } from "./reference.js";

export const shopProduct = closedObject("Product that an NPC sells.", () => ({
  ...itemRef.entries,
  price: adena,
  buyListId,
}));

export const shopView = closedObject("Everything that an NPC sells and exchanges; an empty list is left out.", {
  npc: npcRef,
  buyList: optionalList(shopProduct),
  exchanges: optionalList(exchangeOption),
});

export const itemSoldBy = closedObject("NPC that sells an item, and its price.", {
  npc: v.pipe(
    v.nullable(npcRef),
    v.description("Null where the source names no NPC: an item, a board or a script opens the list."),
  ),
  price: adena,
  buyListId,
});
