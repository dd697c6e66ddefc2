import { getQuest, listQuests, parseQuestId } from "@gamedata/core";
import { questId, resources } from "@gamedata/schema";
import { page, single } from "./envelope.js";
import { dataRoute } from "./route.js";

/** The routes about quests. */
export const questRoutes = [
  dataRoute({
    path: "/api/{chronicle}/quests",
    operationId: "listQuests",
    tag: "Quests",
    summary: "List quests",
    description: "All quests on one page, by id.",
    parse: () => undefined,
    answer: (catalog) => listQuests(catalog),
    response: page(resources.QuestSummary),
    example: {},
  }),
  dataRoute({
    path: "/api/{chronicle}/quests/{id}",
    operationId: "getQuest",
    tag: "Quests",
    summary: "Get a quest",
    description: "A quest with who takes part in it and what it gives; adena, experience and skill points as numbers.",
    parameters: { id: questId },
    parse: ({ id }) => parseQuestId(id),
    answer: (catalog, id) => ({ data: getQuest(catalog, id) }),
    response: single(resources.QuestDetail),
    example: { id: 2 },
    refusals: { INVALID_ID: { id: "007" }, QUEST_NOT_FOUND: { id: 999_999 } },
  }),
];
