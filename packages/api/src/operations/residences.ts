import { castleCollection, clanHallCollection } from "@gamedata/core";
import { collectionOperations } from "../collection-operations.js";
import { UNKNOWN_ID } from "../parameter-errors.js";

/** The operations of castles and clan halls. */
export const residenceOperations = [
  ...collectionOperations("castles", {
    collection: castleCollection,
    path: "castles",
    tag: "Map",
    nouns: ["a castle", "castles"],
    list: { description: "All castles on one page, by id, with place and circlet." },
    detail: {
      description:
        "A castle with artifacts, towers, gates and the NPCs that it taxes, where the source states them (interlude), and its zones.",
      exampleId: 1,
    },
    exampleIds: [1, 5, UNKNOWN_ID],
  }),
  ...collectionOperations("clanHalls", {
    collection: clanHallCollection,
    path: "clan-halls",
    tag: "Map",
    nouns: ["a clan hall", "clan halls"],
    list: {
      description:
        "All clan halls on one page, by id, with town, grade, lease and lowest bid. Empty in a chronicle whose source states none (high-five).",
    },
    detail: { description: "A clan hall, with its place and its zones.", exampleId: 36 },
    exampleIds: [36, 21, UNKNOWN_ID],
  }),
];
