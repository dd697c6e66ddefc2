import { fishCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";

/** The operations of fish. */
export const fishOperations = [
  ...collectionOperations({
    collection: fishCollection,
    path: "fishes",
    tag: "Items",
    nouns: ["a fish", "fish"],
    list: {
      description:
        "Fish with level, kind, group and the numbers of their fights. Empty in a chronicle whose source states none (high-five).",
      example: { query: { lure: 7807, levelMin: 10, sort: "-level", limit: 2 } },
    },
    detail: { description: "A fish, by the id of its item, with the lures to which it comes.", exampleId: 6411 },
    exampleIds: [6411, 8483, UNKNOWN_ID],
  }),
];
