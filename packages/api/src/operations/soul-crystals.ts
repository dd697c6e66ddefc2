import { soulCrystalCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../error-examples.js";

/** The operations of soul crystals. */
export const soulCrystalOperations = [
  ...collectionOperations({
    collection: soulCrystalCollection,
    path: "soul-crystals",
    tag: "Items",
    nouns: ["a soul crystal", "soul crystals"],
    list: {
      description: "Soul crystals of all levels, each with the next one and what is left when it breaks.",
      example: { query: { color: "red", levelMin: 10, sort: "-level", limit: 2 } },
    },
    detail: {
      description:
        "A soul crystal, by the id of its item, with the NPCs that raise its level: one row for each NPC and rule; chances in percent.",
      exampleId: 5580,
    },
    exampleIds: [5580, 5908, UNKNOWN_ID],
  }),
];
