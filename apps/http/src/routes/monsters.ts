import { getMonster, getMonsters, listMonsters, parseMonsterListQuery, parseNpcId, parseNpcIds } from "@gamedata/core";
import { npcId, resources } from "@gamedata/schema";
import { detailRoute } from "./detail-route.js";
import { listRoute } from "./list-route.js";
import { monsterListParameters } from "./parameters.js";

/** Trader Lector, who is no monster. */
const NO_MONSTER = { id: 30_001 };

/** The routes about monsters of the cleaned layer. */
export const monsterRoutes = [
  listRoute({
    path: "/api/{chronicle}/monsters",
    operationId: "listMonsters",
    tag: "Monsters",
    summary: "List monsters",
    description: "The monsters of the cleaned layer: one record for each name and level.",
    parameters: monsterListParameters,
    parse: ({ query }, catalog) => parseMonsterListQuery(catalog, query),
    list: listMonsters,
    row: resources.NpcSummary,
    bulk: {
      id: npcId,
      parse: parseNpcIds,
      get: getMonsters,
      record: resources.NpcDetail,
      example: [20_001, 18_342, NO_MONSTER.id],
    },
    example: { query: { q: "dragon", levelMin: 60, sort: "-level", limit: 3 } },
    refusals: {
      INVALID_PARAMETER: { query: { levelMax: "1.5" } },
      INVALID_ENUM: { query: { npcType: "Merchant" } },
      INVALID_RANGE: { query: { levelMin: 50, levelMax: 40 } },
    },
  }),
  detailRoute({
    path: "/api/{chronicle}/monsters/{id}",
    operationId: "getMonster",
    tag: "Monsters",
    summary: "Get a monster",
    description: "By its canonical id, or by any raw id that was merged into it; 404 for an NPC that is no monster.",
    id: npcId,
    parse: parseNpcId,
    get: getMonster,
    record: resources.NpcDetail,
    example: { id: 20_001 },
    refusals: { INVALID_ID: { id: "-1" }, MONSTER_NOT_FOUND: NO_MONSTER },
  }),
];
