import type { ItemDetail, ItemSummary } from "@gamedata/schema";
import type { Collection } from "../query/collection.js";
import { itemKind } from "../records/items.js";
import { getItem, getItems } from "./get-item.js";
import { listItems } from "./list-items.js";

/** The collection of items. */
export const itemCollection: Collection<ItemSummary, ItemDetail> = {
  kind: itemKind,
  list: listItems,
  get: getItem,
  getMany: getItems,
};
