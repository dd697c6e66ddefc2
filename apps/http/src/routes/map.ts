import { listLocations, listRegions } from "@gamedata/core";
import { resources } from "@gamedata/schema";
import { page } from "./envelope.js";
import { dataRoute } from "./route.js";

/** The routes about the places of the map. */
export const mapRoutes = [
  dataRoute({
    path: "/api/{chronicle}/locations",
    operationId: "listLocations",
    tag: "Map",
    summary: "List locations",
    description: "All hunting and map locations on one page, by id, with the player level that they are meant for.",
    parse: () => undefined,
    answer: (catalog) => listLocations(catalog),
    response: page(resources.LocationRef),
    example: {},
  }),
  dataRoute({
    path: "/api/{chronicle}/regions",
    operationId: "listRegions",
    tag: "Map",
    summary: "List regions",
    description: "All map regions on one page, by id: the towns that a part of the map sends its dead to.",
    parse: () => undefined,
    answer: (catalog) => listRegions(catalog),
    response: page(resources.RegionRef),
    example: {},
  }),
];
