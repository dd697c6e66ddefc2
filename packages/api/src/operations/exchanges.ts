import { exchangeCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";

/** The operations of exchanges. */
export const exchangeOperations = [
  ...collectionOperations({
    collection: exchangeCollection,
    path: "exchanges",
    tag: "NPCs",
    nouns: ["a list of exchanges", "lists of exchanges"],
    list: {
      description: "The lists of exchanges that NPCs offer (multisells), by id.",
      example: { query: { produces: 1894, limit: 3 } },
    },
    detail: {
      description:
        "A list of exchanges with what each takes and gives; the adena of which an owned castle's tax is taken is `taxBase`, and not in `required`. What a player needs and keeps has `isKept`.",
      exampleId: 6281,
    },
    exampleIds: [6281, UNKNOWN_ID],
  }),
];
