import { hennaCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";

/** The operations of hennas. */
export const hennaOperations = [
  ...collectionOperations({
    collection: hennaCollection,
    path: "hennas",
    tag: "Hennas",
    nouns: ["a henna", "hennas"],
    list: {
      description:
        "All henna symbols, or those that match the filters, on one page, by symbol id; engraving prices in adena.",
      example: { query: { stat: "STR", value: 4 } },
    },
    detail: { description: "A henna symbol, by its symbol id, with its allowed classes.", exampleId: 1 },
    exampleIds: [172, 1, 181],
  }),
];
