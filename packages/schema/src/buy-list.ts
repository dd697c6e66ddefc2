import * as v from "valibot";
import { exchangeOption } from "./exchange.js";
import { closedObject, filledList, optionalList } from "./form.js";
import type { BuyListRow, NpcId } from "./generated/types.js";
import { buyListId, itemId, npcId } from "./id.js";
import { adena, positiveCount } from "./measure.js";
import { itemRef, npcRef } from "./reference.js";
import type { TableDescription } from "./table.js";

export const buyListProduct = closedObject("Product of a buy list.", {
  itemId,
  price: adena,
  count: v.exactOptional(v.pipe(positiveCount, v.description("Pieces in stock, where limited."))),
  restockDelay: v.exactOptional(v.pipe(positiveCount, v.description("Minutes until the stock is full again."))),
});

export const buyListRow = closedObject("Products that NPCs sell.", {
  id: buyListId,
  npcId: v.exactOptional(
    v.pipe(
      npcId,
      v.description(
        "The NPC that sells them; missing where the source names none: an item, a board or a script opens it.",
      ),
    ),
  ),
  alsoNpcIds: v.exactOptional(v.pipe(filledList(npcId), v.description("Further NPCs that sell from the same list."))),
  products: filledList(buyListProduct),
});

/** Returns the ids of the NPCs that sell from a list. */
export function sellersOfList({ npcId, alsoNpcIds = [] }: BuyListRow): readonly NpcId[] {
  return npcId === undefined ? [] : [npcId, ...alsoNpcIds];
}

export const buyListTable: TableDescription<BuyListRow> = {
  description: "Every shop and its products.",
  row: buyListRow,
  key: ["id"],
  references: [
    { field: "npcId", to: "npc", keysOf: sellersOfList },
    { field: "products", to: "item", keysOf: ({ products }) => products.map(({ itemId }) => itemId) },
  ],
};

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
