import { getHenna, getHennas, listHennas, parseHennaId, parseHennaIds } from "@gamedata/core";
import { hennaId, resources } from "@gamedata/schema";
import { detailRoute } from "./detail-route.js";
import { listRoute } from "./list-route.js";

/** The routes about henna symbols. */
export const hennaRoutes = [
  listRoute({
    path: "/api/{chronicle}/hennas",
    operationId: "listHennas",
    tag: "Hennas",
    summary: "List hennas",
    description: "All henna symbols on one page, by symbol id; engraving prices in adena.",
    parse: () => ({}),
    list: listHennas,
    row: resources.HennaSummary,
    bulk: { id: hennaId, parse: parseHennaIds, get: getHennas, record: resources.HennaDetail, example: [172, 1, 181] },
    example: {},
  }),
  detailRoute({
    path: "/api/{chronicle}/hennas/{id}",
    operationId: "getHenna",
    tag: "Hennas",
    summary: "Get a henna",
    description: "A henna symbol, by its symbol id, with the classes that may wear it.",
    id: hennaId,
    parse: parseHennaId,
    get: getHenna,
    record: resources.HennaDetail,
    example: { id: 1 },
    refusals: { INVALID_ID: { id: "first" }, HENNA_NOT_FOUND: { id: 999_999 } },
  }),
];
