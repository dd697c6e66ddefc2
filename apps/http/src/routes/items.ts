import {
  DEFAULT_SOURCE_LIMIT,
  getItem,
  getItems,
  listItemDroppers,
  listItemSpoilers,
  listItems,
  parseItemId,
  parseItemIds,
  parseItemListQuery,
  parsePageQuery,
} from "@gamedata/core";
import { itemId, resources } from "@gamedata/schema";
import { detailRoute } from "./detail-route.js";
import { listRoute } from "./list-route.js";
import { itemListParameters, pageParameters } from "./parameters.js";

const MALFORMED = { id: 0 };
const UNKNOWN = { id: 999_999 };

/** The routes about items. */
export const itemRoutes = [
  listRoute({
    path: "/api/{chronicle}/items",
    operationId: "listItems",
    tag: "Items",
    summary: "List items",
    description: "Every item, special-ability variants too.",
    parameters: itemListParameters,
    parse: ({ query }) => parseItemListQuery(query),
    list: listItems,
    row: resources.ItemSummary,
    bulk: {
      id: itemId,
      parse: parseItemIds,
      get: getItems,
      record: resources.ItemDetail,
      example: [1666, 23, 999_999],
    },
    example: { query: { q: "draconic", sort: "-name", limit: 3 } },
    refusals: {
      INVALID_PARAMETER: { query: { limit: 0 } },
      INVALID_ENUM: { query: { type: "sword" } },
    },
  }),
  detailRoute({
    path: "/api/{chronicle}/items/{id}",
    operationId: "getItem",
    tag: "Items",
    summary: "Get an item",
    description: "An item with its stats and every link to sets, recipes, exchanges, shops, quests, skills and hennas.",
    id: itemId,
    parse: parseItemId,
    get: getItem,
    record: resources.ItemDetail,
    example: { id: 1864 },
    refusals: { INVALID_ID: MALFORMED, ITEM_NOT_FOUND: UNKNOWN },
  }),
  listRoute({
    path: "/api/{chronicle}/items/{id}/dropped-by",
    operationId: "listItemDroppers",
    tag: "Items",
    summary: "List who drops an item",
    description: "By chance (percent, highest first), level, name and id; empty for an item that nothing drops.",
    parameters: { id: itemId, ...pageParameters(DEFAULT_SOURCE_LIMIT) },
    parse: ({ id, query }) => ({ id: parseItemId(id), ...parsePageQuery(query) }),
    list: (catalog, { id, ...page }) => listItemDroppers(catalog, id, page),
    row: resources.ItemSourceEntry,
    example: { id: 1864, query: { limit: 3 } },
    refusals: { INVALID_ID: MALFORMED, INVALID_PARAMETER: { id: 57, query: { offset: -1 } }, ITEM_NOT_FOUND: UNKNOWN },
  }),
  listRoute({
    path: "/api/{chronicle}/items/{id}/spoiled-by",
    operationId: "listItemSpoilers",
    tag: "Items",
    summary: "List who an item can be spoiled from",
    description:
      "By chance (percent, highest first), level, name and id; empty for an item that nothing is spoiled for.",
    parameters: { id: itemId, ...pageParameters(DEFAULT_SOURCE_LIMIT) },
    parse: ({ id, query }) => ({ id: parseItemId(id), ...parsePageQuery(query) }),
    list: (catalog, { id, ...page }) => listItemSpoilers(catalog, id, page),
    row: resources.ItemSourceEntry,
    example: { id: 1864, query: { limit: 3 } },
    refusals: { INVALID_ID: MALFORMED, INVALID_PARAMETER: { id: 57, query: { offset: -1 } }, ITEM_NOT_FOUND: UNKNOWN },
  }),
];
