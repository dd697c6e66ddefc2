import { getMonster, listMonsters, parseMonsterListQuery, parseNpcId } from "@gamedata/core";
import { npcId, resources } from "@gamedata/schema";
import { page, single } from "./envelope.js";
import { monsterListParameters } from "./parameters.js";
import { dataRoute } from "./route.js";

/** Trader Lector, who is no monster. */
const NO_MONSTER = { id: 30_001 };

/** The routes about monsters of the cleaned layer. */
export const monsterRoutes = [
  dataRoute({
    path: "/api/{chronicle}/monsters",
    operationId: "listMonsters",
    tag: "Monsters",
    summary: "List monsters",
    description: "The monsters of the cleaned layer: one record for each name and level.",
    parameters: monsterListParameters,
    parse: ({ query }, catalog) => parseMonsterListQuery(catalog, query),
    answer: listMonsters,
    response: page(resources.NpcSummary),
    example: { query: { q: "dragon", levelMin: 60, sort: "-level", limit: 3 } },
    refusals: {
      INVALID_PARAMETER: { query: { levelMax: "1.5" } },
      INVALID_ENUM: { query: { npcType: "Merchant" } },
      INVALID_RANGE: { query: { levelMin: 50, levelMax: 40 } },
    },
  }),
  dataRoute({
    path: "/api/{chronicle}/monsters/{id}",
    operationId: "getMonster",
    tag: "Monsters",
    summary: "Get a monster",
    description: "By its canonical id, or by any raw id that was merged into it; 404 for an NPC that is no monster.",
    parameters: { id: npcId },
    parse: ({ id }) => parseNpcId(id),
    answer: (catalog, id) => ({ data: getMonster(catalog, id) }),
    response: single(resources.NpcDetail),
    example: { id: 20_001 },
    refusals: { INVALID_ID: { id: "-1" }, MONSTER_NOT_FOUND: NO_MONSTER },
  }),
];
