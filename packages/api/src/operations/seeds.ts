import { seedCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";

/** The operations of seeds. */
export const seedOperations = [
  ...collectionOperations({
    collection: seedCollection,
    path: "seeds",
    tag: "Items",
    nouns: ["a seed", "seeds"],
    list: {
      description: "Seeds of the manor, with crops, rewards and the castle that sells them.",
      example: { query: { reward: 1864, levelMax: 10, sort: "-level", limit: 2 } },
    },
    detail: { description: "A seed, by the id of its item.", exampleId: 5016 },
    exampleIds: [5016, 5650, UNKNOWN_ID],
  }),
];
