import { findTeleportRoute } from "@gamedata/core";
import { UNKNOWN_ID } from "./error-examples.js";
import { queryRoute } from "./query-route.js";

/** The NPC Clarissa, who teleports from Giran, and the place where teleports to the Ivory Tower arrive. */
const GIRAN = 30_080;
const IVORY_TOWER = [85_348, 16_142];

/** The route that finds the way between two places. */
export const travelRoutes = [
  queryRoute({
    path: "/api/{chronicle}/teleports/route",
    operationId: "findTeleportRoute",
    tag: "Map",
    summary: "Find the cheapest way between two places",
    description:
      "By teleports of NPCs and by walks: the least adena, then the fewest steps, then the shortest walk. Distances are straight lines in game units, an estimate: walls, water and floors are not known. Of an NPC with several spawns the one with the cheapest way counts. `steps` is empty where both places are one; 404 if no way leads there.",
    shape: "part",
    query: findTeleportRoute,
    resource: "TeleportRoute",
    example: { query: { from: GIRAN, to: IVORY_TOWER } },
    furtherExamples: {
      walk: { query: { from: GIRAN, to: 30_081 } },
      noble: { query: { from: GIRAN, to: [146_440, 46_723], noble: "true" } },
    },
    errorExamples: {
      INVALID_PARAMETER: { query: { from: GIRAN, to: "Aden" } },
      INVALID_ENUM: { query: { from: GIRAN, to: IVORY_TOWER, noble: "yes" } },
      NPC_NOT_FOUND: { query: { from: UNKNOWN_ID, to: GIRAN } },
      TELEPORT_ROUTE_NOT_FOUND: { query: { from: GIRAN, to: 29_001 } },
    },
  }),
];
