import { armorSetCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";

/** The operations of armor sets. */
export const armorSetOperations = [
  ...collectionOperations({
    collection: armorSetCollection,
    path: "armor-sets",
    tag: "Armor sets",
    nouns: ["an armor set", "armor sets"],
    list: {
      description:
        "All armor sets, or those that match the filters, on one page, by id, with their pieces and bonus skills.",
      example: { query: { grade: "a", stat: "pAtkSpd" } },
    },
    exampleIds: [2, 1, UNKNOWN_ID],
  }),
];
