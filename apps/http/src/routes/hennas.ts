import { getHenna, listHennas, parseHennaId } from "@gamedata/core";
import { hennaId, resources } from "@gamedata/schema";
import { page, single } from "./envelope.js";
import { dataRoute } from "./route.js";

/** The routes about henna symbols. */
export const hennaRoutes = [
  dataRoute({
    path: "/api/{chronicle}/hennas",
    operationId: "listHennas",
    tag: "Hennas",
    summary: "List hennas",
    description: "All henna symbols on one page, by symbol id; engraving prices in adena.",
    parse: () => undefined,
    answer: (catalog) => listHennas(catalog),
    response: page(resources.HennaSummary),
    example: {},
  }),
  dataRoute({
    path: "/api/{chronicle}/hennas/{id}",
    operationId: "getHenna",
    tag: "Hennas",
    summary: "Get a henna",
    description: "A henna symbol, by its symbol id, with the classes that may wear it.",
    parameters: { id: hennaId },
    parse: ({ id }) => parseHennaId(id),
    answer: (catalog, id) => ({ data: getHenna(catalog, id) }),
    response: single(resources.HennaDetail),
    example: { id: 1 },
    refusals: { INVALID_ID: { id: "first" }, HENNA_NOT_FOUND: { id: 999_999 } },
  }),
];
