import {
  getLocation,
  getLocations,
  getRegion,
  getRegions,
  listLocations,
  listRegions,
  parseLocationId,
  parseLocationIds,
  parseRegionId,
  parseRegionIds,
} from "@gamedata/core";
import { locationId, regionId, resources } from "@gamedata/schema";
import { detailRoute } from "./detail-route.js";
import { listRoute } from "./list-route.js";

const UNKNOWN = { id: 999_999 };

/** The routes about the places of the map. */
export const mapRoutes = [
  listRoute({
    path: "/api/{chronicle}/locations",
    operationId: "listLocations",
    tag: "Map",
    summary: "List locations",
    description: "All hunting and map locations on one page, by id, with the player level that they are meant for.",
    parse: () => ({}),
    list: listLocations,
    row: resources.LocationRef,
    bulk: {
      id: locationId,
      parse: parseLocationIds,
      get: getLocations,
      record: resources.LocationDetail,
      example: [72, 22, 1],
    },
    example: {},
  }),
  detailRoute({
    path: "/api/{chronicle}/locations/{id}",
    operationId: "getLocation",
    tag: "Map",
    summary: "Get a location",
    description:
      "A location with the NPCs that spawn there, by level (null last), name and id; the level range is that of the monsters. Coordinates in game units.",
    id: locationId,
    parse: parseLocationId,
    get: getLocation,
    record: resources.LocationDetail,
    example: { id: 72 },
    refusals: { INVALID_ID: { id: "nest" }, LOCATION_NOT_FOUND: UNKNOWN },
  }),
  listRoute({
    path: "/api/{chronicle}/regions",
    operationId: "listRegions",
    tag: "Map",
    summary: "List regions",
    description: "All map regions on one page, by id: the towns that a part of the map sends its dead to.",
    parse: () => ({}),
    list: listRegions,
    row: resources.RegionRef,
    bulk: {
      id: regionId,
      parse: parseRegionIds,
      get: getRegions,
      record: resources.RegionDetail,
      example: [18, 999_999],
    },
    example: {},
  }),
  detailRoute({
    path: "/api/{chronicle}/regions/{id}",
    operationId: "getRegion",
    tag: "Map",
    summary: "Get a region",
    description:
      "A region with the NPCs that spawn there, by level (null last), name and id; the level range is that of the monsters. Ids start at 0.",
    id: regionId,
    parse: parseRegionId,
    get: getRegion,
    record: resources.RegionDetail,
    example: { id: 18 },
    refusals: { INVALID_ID: { id: "gludio" }, REGION_NOT_FOUND: UNKNOWN },
  }),
];
