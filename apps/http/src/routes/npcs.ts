import {
  getNpc,
  getNpcDrops,
  getNpcShop,
  getNpcs,
  listNpcSpawns,
  listNpcs,
  parseNpcId,
  parseNpcIds,
  parseNpcListQuery,
} from "@gamedata/core";
import { npcId, resources } from "@gamedata/schema";
import * as v from "valibot";
import { detailRoute } from "./detail-route.js";
import { single } from "./envelope.js";
import { listRoute } from "./list-route.js";
import { npcListParameters } from "./parameters.js";
import { type DataRoute, dataRoute } from "./route.js";

const MALFORMED = { id: "12a" };
const UNKNOWN = { id: 999_999 };
/** Grand Master Roien, who talks and drops nothing. */
const PEACEFUL = { id: 30_008 };

const dropsRoute = (row: Pick<DataRoute, "path" | "operationId" | "tag" | "summary" | "description">) =>
  dataRoute({
    ...row,
    parameters: { id: npcId },
    parse: ({ id }) => parseNpcId(id),
    answer: (catalog, id) => ({ data: getNpcDrops(catalog, id) }),
    response: single(resources.NpcDrops),
    example: { id: 29_001 },
    refusals: { INVALID_ID: MALFORMED, NPC_NOT_FOUND: UNKNOWN, DROPS_NOT_FOUND: PEACEFUL },
  });

/** The routes about NPCs of the cleaned layer, monsters among them. */
export const npcRoutes = [
  listRoute({
    path: "/api/{chronicle}/npcs",
    operationId: "listNpcs",
    tag: "NPCs",
    summary: "List NPCs",
    description: "The cleaned layer: one record for each name and level, monsters among them.",
    parameters: npcListParameters,
    parse: ({ query }, catalog) => parseNpcListQuery(catalog, query),
    list: listNpcs,
    row: resources.NpcSummary,
    bulk: {
      id: npcId,
      parse: parseNpcIds,
      get: getNpcs,
      record: resources.NpcDetail,
      example: [30_001, 30_008, UNKNOWN.id],
    },
    example: { query: { npcType: "RaidBoss", levelMin: 40, sort: "level", limit: 3 } },
    refusals: {
      INVALID_PARAMETER: { query: { levelMin: "ten" } },
      INVALID_ENUM: { query: { sort: "hp" } },
      INVALID_RANGE: { query: { levelMin: 50, levelMax: 40 } },
    },
  }),
  detailRoute({
    path: "/api/{chronicle}/npcs/{id}",
    operationId: "getNpc",
    tag: "NPCs",
    summary: "Get an NPC",
    description: "By its canonical id, or by any raw id that was merged into it.",
    id: npcId,
    parse: parseNpcId,
    get: getNpc,
    record: resources.NpcDetail,
    example: { id: 29_001 },
    refusals: { INVALID_ID: MALFORMED, NPC_NOT_FOUND: UNKNOWN },
  }),
  dataRoute({
    path: "/api/{chronicle}/npcs/{id}/spawns",
    operationId: "listNpcSpawns",
    tag: "NPCs",
    summary: "List where an NPC appears",
    description: "Coordinates in game units, delays in seconds; empty for an NPC that appears nowhere by itself.",
    parameters: { id: npcId },
    parse: ({ id }) => parseNpcId(id),
    answer: (catalog, id) => ({ data: listNpcSpawns(catalog, id) }),
    response: single(v.array(resources.EnrichedSpawn)),
    example: { id: 29_001 },
    refusals: { INVALID_ID: MALFORMED, NPC_NOT_FOUND: UNKNOWN },
  }),
  dropsRoute({
    path: "/api/{chronicle}/npcs/{id}/drops",
    operationId: "getNpcDrops",
    tag: "NPCs",
    summary: "Get what an NPC drops",
    description: "Adena, then regular drops, then spoil, by chance in percent; 404 for an NPC that drops nothing.",
  }),
  dataRoute({
    path: "/api/{chronicle}/npcs/{id}/shop",
    operationId: "getNpcShop",
    tag: "NPCs",
    summary: "Get what an NPC sells and exchanges",
    description: "Prices in adena. An NPC that sells and exchanges nothing answers with its name alone.",
    parameters: { id: npcId },
    parse: ({ id }) => parseNpcId(id),
    answer: (catalog, id) => ({ data: getNpcShop(catalog, id) }),
    response: single(resources.ShopView),
    example: { id: 30_001 },
    refusals: { INVALID_ID: MALFORMED, NPC_NOT_FOUND: UNKNOWN },
  }),
  dropsRoute({
    path: "/api/{chronicle}/drops/npc/{id}",
    operationId: "getDropsOfNpc",
    tag: "Drops",
    summary: "Get what an NPC drops, by another path",
    description: "The same response as `/api/{chronicle}/npcs/{id}/drops`.",
  }),
];
