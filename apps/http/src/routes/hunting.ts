import { listHuntingTargets } from "@gamedata/core";
import { queryRoute } from "./query-route.js";

/** The route that ranks what a player can hunt. */
export const huntingRoutes = [
  queryRoute({
    path: "/api/{chronicle}/hunting",
    operationId: "listHuntingTargets",
    tag: "Monsters",
    summary: "Rank what a player of a level can hunt",
    description:
      "One row for each monster of the cleaned layer that spawns and gives experience, by what a kill gives for each 1,000 of its effective HP, highest first, then by NPC id; bosses are left out. Experience and SP are after the server's rates and the level rule in `meta`; adena and value are those of the loot. A ranking and no forecast: what a player kills in an hour depends on class and equipment. The levels of the monsters are not bounded by that of the player: use `levelMin` and `levelMax`.",
    shape: "page",
    query: listHuntingTargets,
    resource: "HuntingTarget",
    metaResource: "HuntingMeta",
    example: { query: { playerLevel: 20, levelMin: 12, levelMax: 22, limit: 3 } },
    furtherExamples: {
      adena: {
        query: { playerLevel: 40, rateAdena: 5, by: "adena", per: "kill", levelMin: 32, levelMax: 42, limit: 2 },
      },
      region: { query: { playerLevel: 30, region: 5, per: "hour", aggressive: "false", limit: 2 } },
    },
    errorExamples: {
      INVALID_PARAMETER: { query: {} },
      INVALID_ENUM: { query: { playerLevel: 20, by: "gold" } },
    },
  }),
];
