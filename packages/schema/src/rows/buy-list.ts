import type { BuyListRow, NpcId } from "../generated/types.js";
import { closedObject, filledList, optional, optionalList } from "../values/form.js";
import { buyListId, itemId, npcId } from "../values/id.js";
import { adena, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const buyListProduct = closedObject("Product of a buy list.", {
  itemId,
  price: adena,
  count: optional(positiveCount, "Pieces in stock, where limited."),
  restockDelay: optional(positiveCount, "Minutes until the stock is full again."),
});

export const buyListRow = closedObject("Products that NPCs sell.", {
  id: buyListId,
  npcId: optional(
    npcId,
    "The NPC that sells them; missing where the source names none: an item, a board or a script opens it.",
  ),
  alsoNpcIds: optionalList(npcId, "Further NPCs that sell from the same list."),
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
