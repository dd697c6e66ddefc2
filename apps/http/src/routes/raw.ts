import {
  getRawMonster,
  getRawMonsters,
  getRawNpc,
  getRawNpcs,
  listRawMonsterSpawns,
  listRawMonsters,
  listRawNpcs,
  parseNpcId,
  parseRawMonsterListQuery,
  parseRawNpcIds,
  parseRawNpcListQuery,
} from "@gamedata/core";
import { npcId, resources } from "@gamedata/schema";
import * as v from "valibot";
import { detailRoute } from "./detail-route.js";
import { single } from "./envelope.js";
import { listRoute } from "./list-route.js";
import { rawMonsterListParameters, rawNpcListParameters } from "./parameters.js";
import { dataRoute } from "./route.js";

const MALFORMED = { id: "+5" };
const UNKNOWN = { id: 999_999 };
/** Trader Lector, who is no monster. */
const NO_MONSTER = { id: 30_001 };

/** The routes about NPCs as the source has them: no record is merged, no number is rounded. */
export const rawRoutes = [
  listRoute({
    path: "/api/{chronicle}/raw/npcs",
    operationId: "listRawNpcs",
    tag: "Raw",
    summary: "List raw NPCs",
    description: "Every source entry, monsters among them.",
    parameters: rawNpcListParameters,
    parse: ({ query }, catalog) => parseRawNpcListQuery(catalog, query),
    list: listRawNpcs,
    row: resources.RawNpc,
    bulk: { id: npcId, parse: parseRawNpcIds, get: getRawNpcs, record: resources.RawNpc, example: [30_001, 2] },
    example: { query: { q: "queen ant", limit: 1 } },
    refusals: {
      INVALID_PARAMETER: { query: { limit: "many" } },
      INVALID_ENUM: { query: { npcType: "Hero" } },
      INVALID_RANGE: { query: { levelMin: 2, levelMax: 1 } },
    },
  }),
  detailRoute({
    path: "/api/{chronicle}/raw/npcs/{id}",
    operationId: "getRawNpc",
    tag: "Raw",
    summary: "Get a raw NPC",
    description: "One source entry, by its own id.",
    id: npcId,
    parse: parseNpcId,
    get: getRawNpc,
    record: resources.RawNpc,
    example: { id: 29_001 },
    refusals: { INVALID_ID: MALFORMED, NPC_NOT_FOUND: UNKNOWN },
  }),
  listRoute({
    path: "/api/{chronicle}/raw/monsters",
    operationId: "listRawMonsters",
    tag: "Raw",
    summary: "List raw monsters",
    description: "Every source entry of a monster type.",
    parameters: rawMonsterListParameters,
    parse: ({ query }, catalog) => parseRawMonsterListQuery(catalog, query),
    list: listRawMonsters,
    row: resources.RawNpc,
    bulk: {
      id: npcId,
      parse: parseRawNpcIds,
      get: getRawMonsters,
      record: resources.RawNpc,
      example: [20_001, NO_MONSTER.id],
    },
    example: { query: { npcType: "GrandBoss", sort: "-level", limit: 1 } },
    refusals: {
      INVALID_PARAMETER: { query: { offset: "-1" } },
      INVALID_ENUM: { query: { npcType: "Merchant" } },
      INVALID_RANGE: { query: { levelMin: 2, levelMax: 1 } },
    },
  }),
  detailRoute({
    path: "/api/{chronicle}/raw/monsters/{id}",
    operationId: "getRawMonster",
    tag: "Raw",
    summary: "Get a raw monster",
    description: "One source entry, by its own id; 404 for an NPC that is no monster.",
    id: npcId,
    parse: parseNpcId,
    get: getRawMonster,
    record: resources.RawNpc,
    example: { id: 20_001 },
    refusals: { INVALID_ID: MALFORMED, MONSTER_NOT_FOUND: NO_MONSTER },
  }),
  dataRoute({
    path: "/api/{chronicle}/raw/monsters/{id}/spawns",
    operationId: "listRawMonsterSpawns",
    tag: "Raw",
    summary: "List where a raw monster appears",
    description: "Coordinates in game units, delays in seconds; empty for a monster that appears nowhere by itself.",
    parameters: { id: npcId },
    parse: ({ id }) => parseNpcId(id),
    answer: (catalog, id) => ({ data: listRawMonsterSpawns(catalog, id) }),
    response: single(v.array(resources.RawSpawn)),
    example: { id: 29_001 },
    refusals: { INVALID_ID: MALFORMED, MONSTER_NOT_FOUND: NO_MONSTER },
  }),
];
