import { questCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";

/** The operations of quests. */
export const questOperations = [
  ...collectionOperations({
    collection: questCollection,
    path: "quests",
    tag: "Quests",
    nouns: ["a quest", "quests"],
    list: {
      description: "All quests, or those that match the filters, on one page, by id.",
      example: { query: { reward: 906, level: 2 } },
    },
    detail: {
      description: "A quest with its involved NPCs and rewards; adena, experience and skill points as numbers.",
      exampleId: 2,
    },
    exampleIds: [2, 1, UNKNOWN_ID],
  }),
];
