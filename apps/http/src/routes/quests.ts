import { getQuest, getQuests, listQuests, parseQuestId, parseQuestIds } from "@gamedata/core";
import { questId, resources } from "@gamedata/schema";
import { detailRoute } from "./detail-route.js";
import { listRoute } from "./list-route.js";

/** The routes about quests. */
export const questRoutes = [
  listRoute({
    path: "/api/{chronicle}/quests",
    operationId: "listQuests",
    tag: "Quests",
    summary: "List quests",
    description: "All quests on one page, by id.",
    parse: () => ({}),
    list: listQuests,
    row: resources.QuestSummary,
    bulk: {
      id: questId,
      parse: parseQuestIds,
      get: getQuests,
      record: resources.QuestDetail,
      example: [2, 1, 999_999],
    },
    example: {},
  }),
  detailRoute({
    path: "/api/{chronicle}/quests/{id}",
    operationId: "getQuest",
    tag: "Quests",
    summary: "Get a quest",
    description: "A quest with who takes part in it and what it gives; adena, experience and skill points as numbers.",
    id: questId,
    parse: parseQuestId,
    get: getQuest,
    record: resources.QuestDetail,
    example: { id: 2 },
    refusals: { INVALID_ID: { id: "007" }, QUEST_NOT_FOUND: { id: 999_999 } },
  }),
];
