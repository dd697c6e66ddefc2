import {
  getNpcDrops,
  getNpcShop,
  itemCollection,
  listItemDroppers,
  listItemSpoilers,
  listNpcSpawns,
  listRawMonsterSpawns,
  npcCollection,
  planCrafting,
  rawMonsterCollection,
} from "@gamedata/core";
import { queryRoute } from "./query-route.js";
import type { RouteDescription } from "./route.js";

/** The id of an NPC without drops: Grand Master Roien. */
const WITHOUT_DROPS = 30_008;

const dropsRoute = (row: Pick<RouteDescription, "path" | "operationId" | "tag" | "summary" | "description">) =>
  queryRoute({
    ...row,
    shape: "part",
    query: getNpcDrops,
    of: npcCollection.kind,
    resource: "NpcDrops",
    example: { id: 29_001 },
    refusals: { DROPS_NOT_FOUND: { id: WITHOUT_DROPS } },
  });

/** The routes of rows and objects that belong to one record. */
export const subResourceRoutes = [
  queryRoute({
    path: "/api/{chronicle}/items/{id}/dropped-by",
    operationId: "listItemDroppers",
    tag: "Items",
    summary: "List the NPCs that drop an item",
    description: "By chance (percent, highest first), level, name and id; empty for an item that no NPC drops.",
    shape: "page",
    query: listItemDroppers,
    of: itemCollection.kind,
    resource: "ItemSourceEntry",
    example: { id: 1864, query: { limit: 3 } },
  }),
  queryRoute({
    path: "/api/{chronicle}/items/{id}/spoiled-by",
    operationId: "listItemSpoilers",
    tag: "Items",
    summary: "List the NPCs that an item can be spoiled from",
    description: "By chance (percent, highest first), level, name and id; empty for an item that is not spoiled.",
    shape: "page",
    query: listItemSpoilers,
    of: itemCollection.kind,
    resource: "ItemSourceEntry",
    example: { id: 1864, query: { limit: 3 } },
  }),
  queryRoute({
    path: "/api/{chronicle}/items/{id}/crafting",
    operationId: "planCrafting",
    tag: "Items",
    summary: "Plan the crafting of an item",
    description:
      "What to gather and which recipes to use, for the item and for its ingredients. `totals` presumes that every craft succeeds; `expected` is an estimate: the mean with the success rates. Prices in adena. The plan of an item that no recipe makes is to gather the item.",
    shape: "part",
    query: planCrafting,
    of: itemCollection.kind,
    resource: "CraftingPlan",
    example: { id: 1344, query: { count: 600, stock: [[1864, 10]] } },
    refusals: { INVALID_PARAMETER: { id: 1344, query: { count: 0 } } },
  }),
  queryRoute({
    path: "/api/{chronicle}/npcs/{id}/spawns",
    operationId: "listNpcSpawns",
    tag: "NPCs",
    summary: "List where an NPC spawns",
    description:
      "Coordinates in game units, delays in seconds; empty for an NPC without spawns. Of the places of a spawn group one is used at a time (`spawnGroups` of the NPC).",
    shape: "rows",
    query: listNpcSpawns,
    of: npcCollection.kind,
    resource: "EnrichedSpawn",
    example: { id: 29_001 },
  }),
  dropsRoute({
    path: "/api/{chronicle}/npcs/{id}/drops",
    operationId: "getNpcDrops",
    tag: "NPCs",
    summary: "Get what an NPC drops",
    description: "Adena, then regular drops, then spoil, by chance in percent; 404 for an NPC without drops.",
  }),
  queryRoute({
    path: "/api/{chronicle}/npcs/{id}/shop",
    operationId: "getNpcShop",
    tag: "NPCs",
    summary: "Get what an NPC sells and exchanges",
    description: "Prices in adena. For an NPC that sells and exchanges nothing, only `npc` is returned.",
    shape: "part",
    query: getNpcShop,
    of: npcCollection.kind,
    resource: "ShopView",
    example: { id: 30_001 },
  }),
  dropsRoute({
    path: "/api/{chronicle}/drops/npc/{id}",
    operationId: "getDropsOfNpc",
    tag: "Drops",
    summary: "Get what an NPC drops, at an alternative path",
    description: "The same response as `/api/{chronicle}/npcs/{id}/drops`.",
  }),
  queryRoute({
    path: "/api/{chronicle}/raw/monsters/{id}/spawns",
    operationId: "listRawMonsterSpawns",
    tag: "Raw",
    summary: "List where a raw monster spawns",
    description: "Coordinates in game units, delays in seconds; empty for a monster without spawns.",
    shape: "rows",
    query: listRawMonsterSpawns,
    of: rawMonsterCollection.kind,
    resource: "RawSpawn",
    example: { id: 29_001 },
    refusals: { MONSTER_NOT_FOUND: { id: 30_001 } },
  }),
];
